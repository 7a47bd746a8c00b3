import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import type { IconName } from "#app/schemas/content.ts";

type FeatureHeroProps = {
  name: string;
  icon: IconName;
  paragraphs: readonly string[];
  /** A scene with a ground of its own hangs in a frame. */
  picture: { src: string; alt: string; isFramed: boolean };
  back: string;
};

/** A feature page's head in the colour of its room, with the room itself standing on the lower edge, or a scene hung beside the words. */
export function FeatureHero({ name, icon, paragraphs, picture, back }: FeatureHeroProps) {
  const [lead, ...others] = paragraphs;
  return (
    <section className="border-room border-b-8 bg-room-tint">
      <div className="shell grid gap-x-12 gap-y-8 pt-4 lg:grid-cols-2">
        <div className="lg:pb-14">
          <Link to="/" prefetch="intent" className="button button-quiet -ml-3 hover:bg-white">
            <Icon name="arrow-left" />
            {back}
          </Link>
          <span className="cut mt-4 grid size-14 place-items-center bg-room text-white sm:mt-8">
            <Icon name={icon} className="size-8" />
          </span>
          <h1 className="mt-4 text-4xl">{name}</h1>
          <p className="mt-5 max-w-xl text-lg">{lead}</p>
          {others.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-xl">
              {paragraph}
            </p>
          ))}
        </div>
        <Picture
          src={picture.src}
          alt={picture.alt}
          width={480}
          height={320}
          priority
          className={`w-full ${picture.isFramed ? "cut-lg mb-8 self-center" : "self-end rounded-t-[24px]"}`}
        />
      </div>
    </section>
  );
}
