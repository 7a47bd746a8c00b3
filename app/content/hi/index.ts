/** The Hindi words, by the parts of `english.ts`. */
import type { english, WordsOf } from "#app/content/english.ts";
import { assistant } from "./assistant.ts";
import { assistantTexts } from "./assistant-texts.ts";
import { brand } from "./brand.ts";
import { brandBuddies } from "./brand-buddies.ts";
import { company } from "./company.ts";
import { founders } from "./founders.ts";
import { frame } from "./frame.ts";
import { home } from "./home.ts";
import { kept } from "./offline.ts";
import { storedQuestions } from "./stored-questions.ts";
import { launch } from "./launch.ts";
import { legal } from "./legal.ts";
import { mailMentions } from "./mail-mentions.ts";
import { mails } from "./mails.ts";
import { messages } from "./messages.ts";
import { modules } from "./modules.ts";
import { ownBill } from "./own-bill.ts";
import { ownOrder } from "./own-order.ts";
import { myEntry } from "./my-entry.ts";
import { pages } from "./pages.ts";
import { pricing } from "./pricing.ts";
import { privacyChoices } from "./privacy-choices.ts";
import { retention } from "./retention.ts";
import { scenes } from "./scenes.ts";
import { screens } from "./screens.ts";
import { shortForms } from "./short-forms.ts";
import { site } from "./site.ts";
import { story1 } from "./story-1.ts";
import { story2 } from "./story-2.ts";
import { story3 } from "./story-3.ts";
import { useCases } from "./use-cases.ts";
import { waitlist } from "./waitlist.ts";

type Hindi = { readonly [Name in Exclude<keyof typeof english, "pages">]: WordsOf<Name> } & {
  readonly pages: typeof pages;
};

export const hindi: Hindi = {
  assistant,
  assistantTexts,
  brand,
  brandBuddies,
  company,
  founders,
  frame,
  home,
  kept,
  storedQuestions,
  launch,
  legal,
  mailMentions,
  mails,
  messages,
  modules,
  ownOrder: { ownBill, ownOrder },
  myEntry: myEntry,
  pages,
  pricing,
  privacyChoices,
  retention,
  scenes,
  screens,
  shortForms,
  site,
  story1,
  story2,
  story3,
  useCases,
  waitlist,
};
