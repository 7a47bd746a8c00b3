import { Suspense, useEffect, useLayoutEffect, useRef } from "react";
import {
  type HeadersFunction,
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigationType,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { Measurement, PrivacyChoicesLink } from "#app/analytics/measurement.tsx";
import { Sound } from "#app/audio/sound.tsx";
import { ChatButton } from "#app/chat/chat-button.tsx";
import { platform } from "#app/cloudflare.ts";
import { Footer } from "#app/components/site/footer.tsx";
import { Header } from "#app/components/site/header.tsx";
import { LostScript } from "#app/components/site/lost-script.tsx";
import { ErrorScreen, NotFoundScreen } from "#app/components/site/message-screens.tsx";
import { PendingPage } from "#app/components/site/pending-page.tsx";
import { hideDismissedPromo, PromoBanner } from "#app/components/site/promo-banner.tsx";
import { NEW_TAB_NOTE } from "#app/components/ui/button-link.tsx";
import type { Texts } from "#app/content/texts.ts";
import { deferLayout, layOutRest } from "#app/lib/defer-layout.ts";
import { type Edition, editions, hasHindi } from "#app/lib/edition.ts";
import { fetchAhead } from "#app/lib/fetch-ahead.ts";
import { fillAll } from "#app/lib/fill.ts";
import { FrameWordsContext } from "#app/components/ui/use-frame-words.ts";
import { frameWords } from "#app/lib/frame-words.ts";
import { indiaYear } from "#app/lib/india-day.ts";
import { loadModule } from "#app/lib/load-module.ts";
import { onlyInDevelopment } from "#app/lib/revalidation.ts";
import { whatsappLink } from "#app/lib/whatsapp.ts";
import { keepsQuestions } from "#app/schemas/settings.ts";
import { Toaster } from "#app/toast/toaster.tsx";
import type { Route } from "./+types/root";
import { inlineStyles } from "./inline-styles.ts";
import { fetchScripts, startScript } from "./start-after-paint.ts";

export const links: LinksFunction = () => [
  // Search engines and older browsers accept no SVG icon.
  { rel: "icon", href: "/favicon.ico", sizes: "48x48" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png", sizes: "180x180" },
];

export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers();

/** The same for every visitor. */
export function loader({ context }: Route.LoaderArgs) {
  const { frame, settings } = platform(context);
  const { edition, launch, texts } = frame;
  const { brand } = texts.brand;
  const { footer, promoBanner } = texts.site;
  const { audioLinks, skipLink, ...headerText } = texts.site.header;
  return {
    origin: settings.PUBLIC_ORIGIN,
    pageNotFound: texts.screens.pageNotFound,
    ...(edition === "en" ? {} : translation(edition, texts)),
    year: indiaYear(new Date()),
    brand: { name: brand.name, tagline: brand.tagline },
    skipLink,
    header: headerText,
    audioLinks,
    keptLink: texts.kept.keptLink,
    promo: fillAll(promoBanner, launch),
    footer,
    rooms: texts.modules.modules.map(({ slug, name, room, gist }) => ({
      label: name,
      path: `/feature/${slug}`,
      room,
      description: gist,
    })),
    waysOfWorking: texts.features.themePages.map(({ id, name }) => ({ label: name, path: `/feature/${id}` })),
    appUrl: settings.APP_URL,
    pixel: { id: settings.PIXEL_ID, consent: settings.PIXEL_CONSENT, version: texts.consentVersions.pixel },
    contact: {
      phone: settings.SITE_PHONE,
      email: settings.SITE_EMAIL,
      instagramUrl: settings.INSTAGRAM_URL,
      whatsappUrl: whatsappLink(settings.WHATSAPP_NUMBER),
      company: texts.company.companyLines(settings, texts.company.companyWords),
    },
    chat: {
      text: texts.assistantTexts.chatButton,
      whatsappUrl: whatsappLink(settings.WHATSAPP_NUMBER, texts.assistant.whatsappGreeting),
      notice: keepsQuestions(settings) ? texts.storedQuestions.storedQuestionsNotice : undefined,
    },
  };
}

/** What pages of another edition carry: the words that English pages have in their scripts. */
const translation = (edition: Edition, { frame, site }: Texts) => ({
  edition,
  words: frame.frameWords,
  notes: site.editionNotes,
});

export const shouldRevalidate = onlyInDevelopment;

export function Layout({ children }: { children: React.ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>("root");
  const edition = frame?.edition ?? "en";
  const styles = inlineStyles[edition];
  return (
    <html lang={editions[edition].language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fff8ea" />
        {/* Phones turn numbers and dates into links, which would disturb hydration. */}
        <meta name="format-detection" content="telephone=no, date=no, email=no, address=no" />
        <InlineScript text={inlineScripts.hideDismissedPromo} />
        <InlineScript text={inlineScripts.deferLayout} />
        <InlineScript text={inlineScripts.fetchScripts} />
        <InlineStyle name="site" text={styles.sheet} />
        {/* With scripts `startScript` does this. */}
        <noscript>
          {["/fonts/baloo-2.woff2", "/fonts/anek-latin.woff2"].map((href) => (
            <link key={href} rel="preload" as="font" crossOrigin="" referrerPolicy="no-referrer" href={href} />
          ))}
        </noscript>
        <InlineStyle name="faces" text={styles.faces} />
        <Meta />
        <Links />
        <link rel="manifest" href={`${editions[edition].base}/manifest.webmanifest`} />
      </head>
      <body className="flex min-h-dvh flex-col">
        {frame ? (
          <FrameWordsContext value={frame.words ?? frameWords}>
            <Frame frame={frame}>{children}</Frame>
          </FrameWordsContext>
        ) : (
          <main id="content" className="flex-1">
            {children}
          </main>
        )}
        <ScrollRestoration />
        <Scripts />
        <InlineScript text={inlineScripts.startScript} />
      </body>
    </html>
  );
}

/** Not in the browser's scripts: the document holds them. */
const inlineScripts: { readonly [name: string]: string } =
  import.meta.env.SSR || import.meta.env.DEV ? { hideDismissedPromo, deferLayout, fetchScripts, startScript } : {};

/** An inline script, whose hash entry.server.tsx adds to the policy. */
function InlineScript({ text = "" }: { text: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
  return <script dangerouslySetInnerHTML={{ __html: text }} />;
}

/** With an `href` and a precedence, React keeps the style when it renders an error screen. */
function InlineStyle({ name, text }: { name: string; text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet.
  return <style href={name} precedence={name} dangerouslySetInnerHTML={{ __html: text }} />;
}

type FrameData = NonNullable<ReturnType<typeof useRouteLoaderData<typeof loader>>>;

function Frame({ frame, children }: { frame: FrameData; children: React.ReactNode }) {
  const { pathname } = useLocation();
  const hasFailed = Boolean(useRouteError());
  // A story in the language of the frame needs no note that the page around it is in English.
  const told = (useMatches().at(-1)?.loaderData as { told?: string } | undefined)?.told;
  const isTranslated = hasHindi(pathname) || told === editions[frame.edition ?? "en"].language;
  const note = hasFailed || isTranslated ? undefined : frame.notes?.page;
  return (
    <>
      <a href="#content" className="skip-link button button-primary">
        {frame.skipLink}
      </a>
      <Header
        productName={frame.brand.name}
        text={frame.header}
        rooms={frame.rooms}
        waysOfWorking={frame.waysOfWorking}
        audioLinks={frame.audioLinks}
        keptLink={frame.keptLink}
        appUrl={frame.appUrl}
      />
      <PromoBanner text={frame.promo} />
      <main
        id="content"
        tabIndex={-1}
        className="flex-1"
        lang={hasFailed || isTranslated || !frame.notes ? undefined : editions.en.language}
      >
        {note ? (
          <p lang={editions[frame.edition ?? "en"].language} className="shell pt-4 text-sm">
            <span className="cut inline-block bg-marigold-tint px-3 py-1">{note}</span>
          </p>
        ) : null}
        {children}
      </main>
      {/* A boundary is hydrated after what is above it, or at a press in it. */}
      <Suspense>
        <Footer
          productName={frame.brand.name}
          tagline={frame.brand.tagline}
          text={frame.footer}
          features={[...frame.rooms, ...frame.waysOfWorking]}
          contact={frame.contact}
          year={frame.year}
          appNote={frame.notes?.app}
          privacyChoices={
            <PrivacyChoicesLink
              label={frame.footer.privacyChoices}
              pixel={frame.pixel}
              load={() => loadPrivacyDialog(frame.edition)}
            />
          }
        />
      </Suspense>
      <p id={NEW_TAB_NOTE} hidden>
        {frame.header.newTab}
      </p>
      <Toaster />
      <Measurement pixel={frame.pixel} load={() => loadConsentQuestion(frame.edition)} />
      <PageArrival />
      <LostScript />
      <Sound />
      <ChatButton {...frame.chat} load={() => loadChat(frame.edition)} />
    </>
  );
}

const loadPrivacyText = async (edition?: Edition) =>
  edition === "hi"
    ? (await loadModule(() => import("#app/content/hi/privacy-choices.ts"))).privacyChoices.privacyChoices
    : (await loadModule(() => import("#app/content/privacy-choices.ts"))).privacyChoices;

async function loadPrivacyDialog(edition?: Edition) {
  const [view, text] = await Promise.all([
    loadModule(() => import("#app/analytics/privacy-dialog.client.tsx")),
    loadPrivacyText(edition),
  ]);
  return { ...view, text };
}

async function loadConsentQuestion(edition?: Edition) {
  const [view, text] = await Promise.all([
    loadModule(() => import("#app/analytics/consent-question.client.tsx")),
    loadPrivacyText(edition),
  ]);
  return { ...view, text };
}

const loadChatTexts = async (edition?: Edition) =>
  edition === "hi"
    ? (await loadModule(() => import("#app/content/hi/assistant-texts.ts"))).assistantTexts.assistantTexts
    : (await loadModule(() => import("#app/content/assistant-texts.ts"))).assistantTexts;

async function loadChat(edition?: Edition) {
  const [{ ChatPanel }, texts] = await Promise.all([
    loadModule(() => import("#app/chat/chat-panel.client.tsx")),
    loadChatTexts(edition),
  ]);
  return { ChatPanel, texts };
}

/** Kept at module level, since the layout remounts after a 404. */
let arrivedAt: { pathname: string; key: string } | undefined;
const isElsewhere = (pathname: string): boolean => arrivedAt !== undefined && arrivedAt.pathname !== pathname;

/**
 * Announces a new page to screen readers, focuses its heading and scrolls to its top. A jump within a page is animated,
 * and moves the focus to its target.
 */
function PageArrival() {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const announcer = useRef<HTMLParagraphElement>(null);
  // It must run before the router scrolls, in a later layout effect of the same commit.
  useLayoutEffect(() => {
    if (!isElsewhere(pathname)) return;
    // Back and a hash lead to a position, which only a whole layout gets right.
    if (type === "POP" || hash) delete document.documentElement.dataset.defer;
    else document.documentElement.dataset.defer = "";
    document.documentElement.style.scrollBehavior = "auto";
    // Forces a style update: Chromium would scroll with the old style, and animate.
    void document.documentElement.scrollHeight;
  }, [pathname, hash, type]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own rest.
  useEffect(layOutRest, [pathname]);
  useEffect(fetchAhead, []);
  useEffect(() => {
    document.documentElement.style.scrollBehavior = "";
    document.documentElement.dataset.hydrated = "true";
    if (!isElsewhere(pathname)) return;
    if (announcer.current) announcer.current.textContent = document.title;
    if (!window.location.hash) focusQuietly(document.querySelector("main h1"));
  }, [pathname]);
  useEffect(() => {
    if (arrivedAt && arrivedAt.key !== key && hash) focusQuietly(document.getElementById(hash.slice(1)));
    arrivedAt = { pathname, key };
  }, [pathname, hash, key]);
  return <p ref={announcer} aria-live="polite" className="sr-only" />;
}

function focusQuietly(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

export default function App() {
  return (
    <PendingPage>
      <Outlet />
    </PendingPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const text = useRouteLoaderData<typeof loader>("root")?.pageNotFound;
  return text && isRouteErrorResponse(error) && error.status === 404 ? <NotFoundScreen text={text} /> : <ErrorScreen />;
}
