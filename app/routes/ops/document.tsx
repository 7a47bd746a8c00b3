/** The document around every screen of the back office, whole without scripts. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { brand } from "#app/content/brand.ts";
import { contentSecurityPolicy, hashesOf } from "#app/lib/csp.ts";
import sheet from "./ops.css?inline";
import { Notice } from "./parts.tsx";

const sections = [
  { path: "/ops", label: "Overview" },
  { path: "/ops/waitlist", label: "Waitlist" },
  { path: "/ops/fakes", label: "Fakes" },
  { path: "/ops/months", label: "Free months" },
  { path: "/ops/applications", label: "Applications" },
  { path: "/ops/stories", label: "Stories" },
  { path: "/ops/listening", label: "Listening" },
  { path: "/ops/questions", label: "Questions" },
  { path: "/ops/asked", label: "Unanswered" },
] as const;

export type OpsScreen = {
  title: string;
  operator: string;
  section: (typeof sections)[number]["path"];
  status?: number | undefined;
  headers?: Record<string, string>;
  /** The text of a script that makes the screen easier to use, and is not needed. */
  script?: string;
  /** What was done by the press before. */
  done?: string | undefined;
  /** Why nothing was done. */
  problem?: string | undefined;
  children?: ReactNode;
};

export async function screenResponse({ status = 200, headers = {}, ...screen }: OpsScreen): Promise<Response> {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(<Document {...screen} />)}`;
  const hashes = await hashesOf({ scripts: screen.script ? [screen.script] : [], styles: [sheet] });
  const policy = contentSecurityPolicy(hashes, { pixel: false, turnstile: false });
  return new Response(html, {
    status,
    headers: {
      ...headers,
      "Content-Type": "text/html; charset=utf-8",
      // Vite's development server adds styles and scripts that no policy knows.
      ...(import.meta.env.DEV ? {} : { "Content-Security-Policy": policy }),
    },
  });
}

function Document({
  title,
  operator,
  section,
  script,
  done,
  problem,
  children,
}: Omit<OpsScreen, "status" | "headers">) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="format-detection" content="telephone=no, date=no, email=no, address=no" />
        <title>{`${title} · ${brand.name} back office`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the back office's own style sheet. */}
        <style dangerouslySetInnerHTML={{ __html: sheet }} />
      </head>
      <body>
        <a href="#main" className="absolute top-2 left-2 z-1 bg-white px-4 py-2 not-focus:-translate-y-[200%]">
          Skip to the content
        </a>
        <div className="mx-auto max-w-312 px-[clamp(0.75rem,3vw,2rem)] pb-16">
          <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-ink border-b-2 py-3">
            <p className="font-bold font-display text-xl">{brand.name} back office</p>
            <p className="text-ink-soft">{operator}</p>
          </header>
          <nav aria-label="Sections">
            <ul className="flex flex-wrap gap-x-1">
              {sections.map(({ path, label }) => (
                <li key={path}>
                  <a
                    href={path}
                    aria-current={path === section ? "page" : undefined}
                    className="inline-flex min-h-11 items-center px-2.5 font-semibold hover:underline aria-[current]:[box-shadow:inset_0_-3px_0_var(--color-marigold)]"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <main id="main" tabIndex={-1}>
            <h1 className="mt-6 mb-4 text-[1.875rem]">{title}</h1>
            {done ? <Notice>{done}</Notice> : null}
            {problem ? <Notice bad>{problem}</Notice> : null}
            {children}
          </main>
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant. */}
        {script ? <script dangerouslySetInnerHTML={{ __html: script }} /> : null}
      </body>
    </html>
  );
}
