/** "Where is the pricing page?", "take me to the stories", "link to the terms": the page itself, and what is on it. */
import { podcastPath, useCasesPath } from "#app/content/brand.ts";
import { legalDocuments } from "#app/content/legal/index.ts";
import { modules } from "#app/content/modules.ts";
import { pageCards } from "#app/content/page-cards.ts";
import { pageMeta } from "#app/content/site.ts";
import { markupOf } from "../corpus/passage.ts";
import { asTyped } from "../language/words.ts";
import type { Query } from "../search/query.ts";
import type { Draft } from "./compose.ts";

type Page = { title: string; path: string; description: string; named: string };

/** How visitors call the pages. */
const NAMES: Readonly<Record<string, string>> = {
  "/": "home|main|landing|front|start",
  "/features": "features?|all features|modules?",
  "/pricing": "pric(?:es?|ing)(?: list)?|plans?|rates?",
  "/brand-buddies": "brand buddies",
  [useCasesPath]: "(?:founders? |audio |use case )*(?:stor(?:y|ies)|use cases?)|audio insights",
  [podcastPath]: "(?:founders? )?podcasts?|podcast episodes?|episodes?",
  "/waitlist": "wait ?list|early access|sign ?up|join(?:ing)?",
  "/accessibility": "accessibility",
  "/about": "about(?: us)?|company",
  "/careers": "careers?|jobs?|vacanc(?:y|ies)|openings|hiring",
  "/privacy-policy": "privacy(?: policy| notice)?",
  "/terms-of-service": "terms(?: (?:of (?:service|use)|and conditions))?|t and c|tnc",
  "/refund-policy": "refunds?(?: (?:and cancellation )?policy)?|cancellation(?: policy)?|returns policy",
};

const pages: readonly Page[] = [
  ...Object.entries(pageCards).map(([path, { name }]) => ({
    title: name,
    path,
    description: pageMeta[path]?.description ?? "",
  })),
  ...legalDocuments.map(({ slug, title, metaDescription }) => ({
    title,
    path: `/${slug}`,
    description: metaDescription,
  })),
]
  .map((page) => ({ ...page, named: NAMES[page.path] ?? "" }))
  .concat(
    modules.map(({ name, description, slug }) => ({
      title: name,
      path: `/feature/${slug}`,
      description,
      named: asTyped(name).replace(/^the /, ""),
    })),
  )
  .filter(({ named }) => named);

const ALL_NAMES = pages.map(({ named }) => named).join("|");
const THE = "(?:(?:the|your|ladoos?|this|a) )*";
const PAGE = "(?:web ?page|page|section|link|url|address|tab)s?";
const KAHAN = "(?:kahan|kaha|kidhar)(?: (?:hai|milega|milegi))?";
const END = "(?: (?:here|please|(?:on|of) (?:the|this|your) (?:web ?)?site))*";
const POLITE = "(?:please )?(?:(?:can|could) you |i (?:want|need) to )?";
const GO =
  "(?:take me to|bring me to|lead me to|go to|navigate to|get me to|how (?:do|can) i (?:get to|reach|open|go to)|where (?:is|are|do i find|can i find|can i see|can i read|to find|to read))";
const SEE = "(?:open|show|show me|see|view|find|visit|what is|whats|give me|send me|share|i want|i need)";
const WANTED: readonly RegExp[] = [
  `^${POLITE}${GO} ${THE}(${ALL_NAMES})(?: ${PAGE})?${END}$`,
  // "Show me the prices" asks for the prices, and not for their page.
  `^(?:${POLITE}${SEE} )?${THE}(${ALL_NAMES}) ${PAGE}(?: ${KAHAN})?${END}$`,
  `^${POLITE}(?:(?:give|send|share|show)(?: me)? )?${THE}(?:link|url|address|page) (?:to|for|of|with) ${THE}(${ALL_NAMES})(?: ${PAGE})?${END}$`,
  `^(${ALL_NAMES}) (?:${PAGE} )?${KAHAN}$`,
  "^(privacy(?: policy)?|terms(?: (?:and conditions|of (?:use|service)))?)$",
].map((source) => new RegExp(source));

/** The page that is asked for by its name, or null. */
export function answerWithPage({ text }: Query): Draft | null {
  const asked = asTyped(text);
  const name = WANTED.map((one) => one.exec(asked)?.[1]).find(Boolean);
  const page = name && pages.find(({ named }) => new RegExp(`^(?:${named})$`).test(name));
  return page ? { body: `Here it is: ${markupOf(page)}. ${page.description}`, links: [] } : null;
}
