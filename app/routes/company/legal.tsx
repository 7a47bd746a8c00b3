import { data } from "react-router";
import { headOf } from "#app/.server/head/index.ts";
import { platform } from "#app/cloudflare.ts";
import { LegalCopy, LegalSections } from "#app/components/sections/legal-text.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { JumpLink } from "#app/components/ui/jump-link.tsx";
import type { Texts } from "#app/content/texts.ts";
import { fill, fillAll } from "#app/lib/fill.ts";
import { loadedHead } from "#app/lib/page-meta.ts";
import { keepsQuestions } from "#app/schemas/settings.ts";
import type { Route } from "./+types/legal";

export function loader({ pattern, context }: Route.LoaderArgs) {
  const slug = pattern.replace(/^\/|\/$/g, "");
  const here = platform(context);
  const { launch, mailTexts, settings, texts } = here;
  const { company, retention, storedQuestions } = texts;
  const { legalDocuments, lastCorrection } = texts.legalDocuments;
  const { legalPage, privacyCorrection, privacyPolicy } = texts.legal;
  const isPrivacy = slug === privacyPolicy.slug;
  const document = isPrivacy ? privacyPolicy : legalDocuments.find((candidate) => candidate.slug === slug);
  if (!document) throw data(null, { status: 404 });
  const { metaDescription, lastUpdated, ...shown } = document;
  const filled = fillAll(shown, {
    ...launch,
    ...mailTexts,
    ...storedQuestions.storedQuestionsTexts(keepsQuestions(settings), storedQuestions.storedQuestionsWordings),
    ...retention.retentionTexts(settings.isLaunchMonthSet, retention.retentionWordings),
    ...company.companyTexts(settings, company.companyWords),
  });
  return {
    document: { ...filled, sections: filled.sections.map(withoutEmpty) },
    lastUpdated: fill(legalPage.lastUpdated, { date: lastUpdated }),
    lastCorrected: fill(legalPage.lastCorrected, isPrivacy ? privacyCorrection : lastCorrection(document.slug)),
    contents: legalPage.contents,
    contact: { email: settings.SITE_EMAIL, phone: settings.SITE_PHONE },
    head: headOf(here, {
      path: `/${slug}`,
      name: document.title,
      title: `${document.title}${texts.site.titleSuffix}`,
      description: metaDescription,
    }),
  };
}

type Section = Texts["legalDocuments"]["legalDocuments"][number]["sections"][number];

/** Without mail, for example, the paragraphs about it are empty. */
function withoutEmpty(section: Section): Section {
  const blocks = section.blocks
    .filter((block) => block.kind !== "text" || block.text !== "")
    .map((block) =>
      block.kind === "table" ? { ...block, rows: block.rows.filter(([first]) => first !== "") } : block,
    );
  return { ...section, blocks };
}

export const meta = loadedHead;

export default function Legal({ loaderData }: Route.ComponentProps) {
  const { document, contact, contents, lastUpdated, lastCorrected } = loaderData;
  return (
    <article className="shell pt-10 pb-20 lg:pt-16">
      <header className="border-ink border-b-2 pb-8">
        <h1 className="text-4xl">{document.title}</h1>
        <p className="mt-3 font-semibold text-ink-soft">{lastUpdated}</p>
        <p className="prose-measure mt-5 text-lg">
          <LegalCopy text={document.intro} contact={contact} />
        </p>
        <p className="prose-measure mt-5 text-ink-soft text-sm">{lastCorrected}</p>
      </header>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <nav
          aria-label={contents}
          className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto lg:pb-8 lg:[mask-image:linear-gradient(#000_calc(100%-2.5rem),transparent)]"
        >
          {/* CSS shows one of the two: closed above the text on narrow screens, open beside it on wide ones. */}
          <details className="cut border-2 border-line bg-white lg:hidden" suppressHydrationWarning>
            <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
              {contents}
              <Icon name="chevron-down" className="fold-arrow" />
            </summary>
            <Contents sections={document.sections} />
          </details>
          <div className="hidden lg:block">
            <p className="pb-2 font-display font-semibold text-lg" aria-hidden="true">
              {contents}
            </p>
            <Contents sections={document.sections} />
          </div>
        </nav>
        <div className="min-w-0">
          <LegalSections sections={document.sections} contact={contact} />
        </div>
      </div>
    </article>
  );
}

function Contents({ sections }: { sections: readonly { id: string; title: string }[] }) {
  return (
    <ol className="px-4 pb-3 lg:px-0">
      {sections.map((section, index) => (
        <li key={section.id}>
          <JumpLink
            to={`#${section.id}`}
            className="flex min-h-11 items-center gap-3 py-1.5 lg:pointer-fine:min-h-9 lg:pointer-fine:items-start text-ink-soft text-sm leading-snug hover:text-ink hover:underline"
          >
            <span className="w-6 shrink-0 text-right [font-variant-numeric:tabular-nums]" aria-hidden="true">
              {index + 1}.
            </span>{" "}
            {section.title}
          </JumpLink>
        </li>
      ))}
    </ol>
  );
}
