import { Link } from "react-router";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import type { Route } from "../../routes/marketing/+types/feature";

type Loaded = Route.ComponentProps["loaderData"];
type FeatureHeroProps = Loaded["page"] & Pick<Loaded, "text" | "priceFrom">;

/** The head of a feature page in its room's colour: the words, and the room or a scene beside or below them. */
export function FeatureHero({ name, gist, icon, paragraphs, picture, text, priceFrom }: FeatureHeroProps) {
  const [lead, ...others] = paragraphs;
  return (
    <section className="border-room border-b-8 bg-room-tint">
      <div className="shell grid gap-x-12 gap-y-8 pt-4 lg:grid-cols-2">
        <div className="flex flex-col items-start lg:pb-14">
          <Link to="/" prefetch="intent" className="button button-quiet -ml-3 hover:bg-white">
            <Icon name="arrow-left" />
            {text.back}
          </Link>
          <div className="mt-3 flex items-center gap-4 sm:mt-8">
            <span className="cut hidden size-14 shrink-0 place-items-center bg-room text-white sm:grid">
              <Icon name={icon} className="size-8" />
            </span>
            <hgroup>
              <h1 className="text-4xl">{name}</h1>
              {gist ? (
                <p className="mt-1 font-display font-semibold text-room-text text-xl first-letter:uppercase">{gist}</p>
              ) : null}
            </hgroup>
          </div>
          {/* On a phone the buttons come before the long text, so that they are in sight at once. */}
          <p className="mt-5 max-w-xl text-lg max-sm:order-1 max-sm:text-base">{lead}</p>
          <p className="mt-5 flex w-full flex-wrap items-center gap-x-5 gap-y-3">
            <ButtonLink to="/waitlist" className="max-sm:w-full">
              {text.join}
            </ButtonLink>{" "}
            <Link to="/pricing" prefetch="intent" className="text-link">
              {priceFrom}
            </Link>
          </p>
          {others.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-xl max-sm:order-1">
              {paragraph}
            </p>
          ))}
        </div>
        <Picture src={picture.src} alt={picture.alt} priority className="cut-lg mb-8 w-full self-center" />
      </div>
    </section>
  );
}
