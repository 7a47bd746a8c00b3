import { SectionHeading } from "#app/components/sections/section-heading.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import type { Route } from "../../routes/waitlist/+types/page";

export function Testimonials({ heading, note, items }: Route.ComponentProps["loaderData"]["testimonials"]) {
  return (
    <section aria-labelledby="voices" className="below shell mt-section [--tall:67rem] lg:[--tall:32rem]">
      <SectionHeading id="voices" heading={heading} />
      <ul className="mt-8 grid gap-8 lg:grid-cols-3">
        {items.map((item) => (
          <li key={item.name}>
            <figure className="flex h-full flex-col">
              <Icon name="quote" className="size-8 text-marigold-deep" />
              <blockquote className="mt-3 flex-1 text-lg">{item.quote}</blockquote>
              <figcaption className="mt-5 flex items-center gap-3">
                <Picture src={item.image} alt="" width={56} height={56} className="cut size-14 object-cover" />
                <span>
                  <span className="block font-semibold">{item.name}</span>{" "}
                  <span className="text-ink-soft">
                    {item.brandName}, {item.city}
                  </span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-ink-soft text-sm">{note}</p>
    </section>
  );
}
