/** The document around every screen of the back office, whole without scripts. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { brand } from "#app/content/brand.ts";
import { contentSecurityPolicy, hashesOf } from "#app/lib/csp.ts";
import sheet from "./ops.css?inline";

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
  status?: number;
  headers?: Record<string, string>;
  /** The text of a script that makes the screen easier to use, and is not needed. */
  script?: string;
  children: ReactNode;
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

function Document({ title, operator, section, script, children }: Omit<OpsScreen, "status" | "headers">) {
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
        <a href="#main" className="skip-link">
          Skip to the content
        </a>
        <div className="frame">
          <header>
            <p className="brand">{brand.name} back office</p>
            <p className="quiet">{operator}</p>
          </header>
          <nav aria-label="Sections">
            <ul>
              {sections.map(({ path, label }) => (
                <li key={path}>
                  <a href={path} aria-current={path === section ? "page" : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <main id="main" tabIndex={-1}>
            <h1>{title}</h1>
            {children}
          </main>
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant. */}
        {script ? <script dangerouslySetInnerHTML={{ __html: script }} /> : null}
      </body>
    </html>
  );
}
