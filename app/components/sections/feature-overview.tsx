import { Link } from "react-router";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import type { IconName, Room } from "#app/schemas/content.ts";

type FeatureSummary = {
  slug: string;
  name: string;
  icon: IconName;
  description: string;
  benefits: readonly string[];
  allStories: { label: string; path: string };
};
type OverviewText = { benefitsHeading: string; storiesHeading: string; learnMore: string };
type RoomSummary = FeatureSummary & {
  room: Room;
  gist: string;
  tagline: string;
  sceneAlt: string;
  stories: readonly { id: number; title: string; founderName: string; listenTime: string }[];
};

/** One module as a floor of the house: its scene, its benefits, and the founders' stories about it. */
export function RoomFloor({ room, text, mirrored }: { room: RoomSummary; text: OverviewText; mirrored: boolean }) {
  return (
    <article id={room.room} data-room={room.room} aria-labelledby={`${room.room}-name`} className="bg-room-tint">
      {/* On a phone the scene opens the floor; on a wider screen it stands beside the text, above the stories. */}
      <div className="shell grid gap-x-12 gap-y-6 py-12 md:grid-cols-2 lg:py-16">
        <div
          className={`min-w-0 md:row-span-2 md:row-start-1 md:self-start lg:pt-10 ${mirrored ? "md:col-start-2" : "md:col-start-1"}`}
        >
          <p className="flex items-center gap-2 font-semibold text-room-text">
            <Icon name={room.icon} />
            {room.gist}
          </p>
          <h2 id={`${room.room}-name`} className="mt-1 text-3xl">
            {room.name}
          </h2>
          <p className="mt-1 font-display font-semibold text-room-text text-xl">{room.tagline}</p>
          <p className="mt-3 max-w-xl">{room.description}</p>
          <h3 className="sr-only">{text.benefitsHeading}</h3>
          <BenefitList benefits={room.benefits} />
          <ButtonLink look="secondary" to={`/feature/${room.slug}`} className="mt-7">
            <span>{text.learnMore}</span>
            <span className="sr-only"> about {room.name}</span>
            <Icon name="arrow-right" className="size-4" />
          </ButtonLink>
        </div>
        <Picture
          src={`/images/rooms/${room.room}.svg`}
          alt={room.sceneAlt}
          width={480}
          height={320}
          className={`cut-lg aspect-3/2 w-full max-md:order-first md:row-start-1 md:self-start lg:self-end ${mirrored ? "md:col-start-1" : "md:col-start-2"}`}
        />
        <div className={`min-w-0 md:self-start ${mirrored ? "md:col-start-1" : "md:col-start-2"}`}>
          <h3 className="text-lg">{text.storiesHeading}</h3>
          <ul className="mt-1">
            {room.stories.map((story) => (
              <li key={story.id} className="border-room/30 border-b-2">
                <Link
                  to={`/stories?story=${story.id}`}
                  prefetch="intent"
                  className="group flex min-h-12 items-center gap-3 py-2.5 leading-snug"
                >
                  <Icon name="headphones" className="size-5 text-room-text" />
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold group-hover:underline">{story.title}</span>{" "}
                    <span className="block text-sm">{story.founderName}</span>
                  </span>{" "}
                  <span className="shrink-0 text-sm">{story.listenTime}</span>
                </Link>
              </li>
            ))}
          </ul>
          <AllStories {...room.allStories} />
        </div>
      </div>
    </article>
  );
}

/** One way of working, in ink: it has no room's colour. */
export function ThemeCard({ theme, text }: { theme: FeatureSummary; text: OverviewText }) {
  return (
    <article className="border-room border-t-4 pt-5 md:grid md:max-lg:grid-cols-[2fr_1fr] md:max-lg:gap-x-10 lg:row-span-4 lg:grid-rows-subgrid">
      {/* On a wide screen each part has its own grid row, so that neighbouring cards stay level. */}
      <div className="lg:contents">
        <h3 className="flex items-center gap-3 text-2xl">
          <span className="cut grid size-11 shrink-0 place-items-center bg-room-tint text-room-text">
            <Icon name={theme.icon} className="size-6" />
          </span>
          {theme.name}
        </h3>
        <p className="mt-3">{theme.description}</p>
        <h4 className="sr-only">{text.benefitsHeading}</h4>
        <BenefitList benefits={theme.benefits} />
      </div>
      <div className="flex flex-col items-start pt-5">
        <ButtonLink look="secondary" to={`/feature/${theme.slug}`}>
          <span>{text.learnMore}</span>
          <span className="sr-only"> about {theme.name}</span>
          <Icon name="arrow-right" className="size-4" />
        </ButtonLink>
        <AllStories {...theme.allStories} />
      </div>
    </article>
  );
}

function BenefitList({ benefits }: { benefits: readonly string[] }) {
  return (
    <ul className="ticks mt-4 space-y-2">
      {benefits.map((benefit) => (
        <li key={benefit}>{benefit}</li>
      ))}
    </ul>
  );
}

function AllStories({ label, path }: { label: string; path: string }) {
  return (
    <p className="mt-2">
      <Link to={path} prefetch="intent" className="text-link inline-flex min-h-11 items-center">
        {label}
      </Link>
    </p>
  );
}
