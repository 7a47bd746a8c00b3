/**
 * The English content that is translated: what leads a visitor to join. The Hindi of `english.NAME` is in `hi/NAME.ts`. What is
 * not listed here is English in every edition (`untranslated.ts`).
 */
import * as assistant from "#app/content/assistant.ts";
import * as assistantTexts from "#app/content/assistant-texts.ts";
import { annualDiscount, brand, offer, podcastPath, useCasesPath } from "#app/content/brand.ts";
import * as brandBuddies from "#app/content/brand-buddies.ts";
import { companyLines, companyTexts, companyWords } from "#app/content/company.ts";
import { sceneAlts } from "#app/content/feature-screens.ts";
import { founders } from "#app/content/founders.ts";
import * as home from "#app/content/home.ts";
import { keepButton, keepOffer, keptLink, keptPage } from "#app/content/offline.ts";
import { storedQuestionsNotice, storedQuestionsTexts, storedQuestionsWordings } from "#app/content/stored-questions.ts";
import * as launch from "#app/content/launch.ts";
import { lastCorrection } from "#app/content/legal/index.ts";
import { legalPage } from "#app/content/legal/page.ts";
import { privacyPolicy } from "#app/content/legal/privacy-policy.ts";
import { mailMentions } from "#app/content/mail-mentions.ts";
import * as mails from "#app/content/mails.ts";
import { modules } from "#app/content/modules.ts";
import { ownBill } from "#app/content/own-bill.ts";
import { ownOrder } from "#app/content/own-order.ts";
import * as myEntry from "#app/content/my-entry.ts";
import { pages } from "#app/content/pages.ts";
import * as pricing from "#app/content/pricing.ts";
import * as privacyChoices from "#app/content/privacy-choices.ts";
import { retentionTexts, retentionWordings } from "#app/content/retention.ts";
import { orderWalk } from "#app/content/scenes.ts";
import * as screens from "#app/content/screens.ts";
import { shortForms } from "#app/content/short-forms.ts";
import * as site from "#app/content/site.ts";
import { stories } from "#app/content/stories/index.ts";
import { storiesClosing, storyText } from "#app/content/use-cases.ts";
import * as waitlist from "#app/content/waitlist.ts";
import { frameWords } from "#app/lib/frame-words.ts";
import { playerWords } from "#app/lib/player-words.ts";
import { waitlistMessages } from "#app/schemas/messages.ts";
import type { Words } from "#app/lib/words.ts";

/** Finds a built-in story that is translated. */
function storyOf(id: number) {
  const story = stories.find((each) => each.id === id);
  if (!story) throw new Error(`No story ${id}`);
  return { story };
}

export const english = {
  assistant,
  assistantTexts,
  brand: { annualDiscount, brand, offer, podcastPath, useCasesPath },
  brandBuddies,
  company: { companyLines, companyTexts, companyWords },
  founders: { founders },
  frame: { frameWords: { player: playerWords, ...frameWords } },
  home,
  kept: { keepButton, keepOffer, keptLink, keptPage },
  storedQuestions: { storedQuestionsNotice, storedQuestionsTexts, storedQuestionsWordings },
  launch,
  legal: { legalPage, privacyCorrection: lastCorrection("privacy-policy"), privacyPolicy },
  mailMentions: { mailMentions },
  mails,
  messages: waitlistMessages,
  modules: { modules },
  ownOrder: { ownBill, ownOrder },
  myEntry,
  pages,
  pricing,
  privacyChoices,
  retention: { retentionTexts, retentionWordings },
  scenes: { orderWalk, sceneAlts },
  screens,
  shortForms: { shortForms },
  site,
  story1: storyOf(1),
  story2: storyOf(2),
  story3: storyOf(3),
  useCases: { storiesClosing, storyText },
  waitlist,
};

/** The words of one part in another language. */
export type WordsOf<Name extends keyof typeof english> = Words<(typeof english)[Name]>;
