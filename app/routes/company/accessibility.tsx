import { headOf } from "#app/.server/head/index.ts";
import { platform } from "#app/cloudflare.ts";
import { fill } from "#app/lib/fill.ts";
import { loadedHead } from "#app/lib/page-meta.ts";
import type { Route } from "./+types/accessibility";

export function loader({ context }: Route.LoaderArgs) {
  const here = platform(context);
  const { settings, texts } = here;
  return {
    head: headOf(here, { path: "/accessibility" }),
    text: texts.accessibility,
    email: settings.SITE_EMAIL,
    phone: settings.SITE_PHONE,
  };
}

export const meta = loadedHead;

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const { text, email, phone } = loaderData;
  return (
    <div className="shell pt-10 pb-20 sm:pt-16">
      <h1 className="text-4xl">{text.heading}</h1>
      <p className="mt-5 max-w-2xl text-lg">{text.intro}</p>
      {text.sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id} className="below mt-12">
          <h2 id={section.id} className="text-2xl">
            {section.heading}
          </h2>
          <ul className="prose-measure mt-4 list-[square] space-y-3 pl-5 marker:text-marigold-deep">
            {section.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="contact" className="mt-12 border-ink border-t-2 pt-6">
        <h2 id="contact" className="text-2xl">
          {text.contact.heading}
        </h2>
        <p className="prose-measure mt-3">{fill(text.contact.body, { email, phone })}</p>
      </section>
    </div>
  );
}
