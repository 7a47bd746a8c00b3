import { Link } from "react-router";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { FOLD_BESIDE_BUTTON, FoldHeading, PhoneFold, PLAIN_SUMMARY } from "#app/components/ui/phone-fold.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import type { Route } from "../../routes/marketing/+types/features";

type Loaded = Route.ComponentProps["loaderData"];
type Text = Loaded["text"];
type Room = Loaded["rooms"][number];
type Theme = Loaded["themes"]["items"][number];

/** One module as a floor of the house: its scene, its benefits, and the founders' stories about it. */
export function RoomFloor({ room, text, mirrored }: { room: Room; text: Text; mirrored: boolean }) {
  return (
    <article
      id={room.room}
      data-room={room.room}
      aria-labelledby={`${room.room}-name`}
      className="below bg-room-tint [--tall:45rem]"
    >
      {/* On a phone the scene opens the floor; on a wider screen it stands beside the text, above the stories. */}
      <div className="shell grid gap-x-12 gap-y-5 py-8 md:grid-cols-2 md:gap-y-6 md:py-12 lg:py-16">
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
          <div className="mt-4 flex flex-wrap items-start gap-x-3">
            <Benefits feature={room} heading={text.benefitsHeading} level="h3" />
            <LearnMore feature={room} label={text.learnMore} />
          </div>
        </div>
        <Picture
          src={`/images/rooms/${room.room}.svg`}
          alt={room.sceneAlt}
          className={`cut-lg aspect-3/2 w-full max-md:order-first md:row-start-1 md:self-start lg:self-end ${mirrored ? "md:col-start-1" : "md:col-start-2"}`}
        />
        <PhoneFold
          name={`${room.slug} stories`}
          summary={<FoldHeading level="h3">{text.storiesHeading}</FoldHeading>}
          summaryClassName={`${PLAIN_SUMMARY} justify-between`}
          className={`min-w-0 md:self-start ${mirrored ? "md:col-start-1" : "md:col-start-2"}`}
        >
          <ul>
            {room.stories.map((story) => (
              <li key={story.id} className="border-white border-b-2">
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
        </PhoneFold>
      </div>
    </article>
  );
}

/** One way of working, in ink: it has no room's colour. Its parts have grid rows, which keep neighbouring cards level. */
export function ThemeCard({ theme, text }: { theme: Theme; text: Text }) {
  return (
    <article className="flex flex-wrap items-start gap-x-3 border-room border-t-4 pt-5 lg:row-span-5 lg:grid lg:grid-rows-subgrid lg:gap-y-0">
      <h3 className="flex w-full items-center gap-3 text-xl">
        <span className="cut grid size-11 shrink-0 place-items-center bg-room-tint text-room-text">
          <Icon name={theme.icon} className="size-6" />
        </span>
        {theme.name}
      </h3>
      <p className="mt-3 mb-4 w-full">{theme.description}</p>
      <Benefits feature={theme} heading={text.benefitsHeading} level="h4" />
      <LearnMore feature={theme} label={text.learnMore} />
      <AllStories {...theme.allStories} />
    </article>
  );
}

type BenefitsProps = { feature: Room | Theme; heading: string; level: "h3" | "h4" };

function Benefits({ feature, heading, level }: BenefitsProps) {
  return (
    <PhoneFold
      name={`${feature.slug} benefits`}
      summary={<FoldHeading level={level}>{heading}</FoldHeading>}
      summaryClassName={PLAIN_SUMMARY}
      className={FOLD_BESIDE_BUTTON}
    >
      <ul className="ticks space-y-2 pt-1 pb-5">
        {feature.benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </PhoneFold>
  );
}

function LearnMore({ feature, label }: { feature: Room | Theme; label: string }) {
  return (
    <ButtonLink look="secondary" to={`/feature/${feature.slug}`} className="justify-self-start">
      <span>{label}</span>
      <span className="sr-only"> about {feature.name}</span>
      <Icon name="arrow-right" className="size-4" />
    </ButtonLink>
  );
}

function AllStories({ label, path }: { label: string; path: string }) {
  return (
    <p className="mt-2 w-full">
      <Link to={path} prefetch="intent" className="text-link inline-flex min-h-11 items-center">
        {label}
      </Link>
    </p>
  );
}
