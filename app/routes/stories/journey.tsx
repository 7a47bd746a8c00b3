import { useEffect, useRef } from "react";
import { data, Form, isRouteErrorResponse, Link, useLocation, useSearchParams, useSubmit } from "react-router";
import { readReplacements } from "#app/.server/audio/index.ts";
import { milestonesOf, requireTimeline } from "#app/.server/recordings/index.ts";
import { journeyHead } from "#app/.server/head/index.ts";
import { listenMinutes } from "#app/audio/time.ts";
import { AudioPlayer, ChapterList, Transcript } from "#app/audio/index.ts";
import { platform } from "#app/cloudflare.ts";
import { CallToAction } from "#app/components/sections/call-to-action.tsx";
import { NotFoundScreen } from "#app/components/site/message-screens.tsx";
import { ButtonLink, ExternalButtonLink } from "#app/components/ui/button-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { JumpButton } from "#app/components/ui/jump-link.tsx";
import { Prose } from "#app/components/sections/story-parts.tsx";
import { NoBreak } from "#app/components/ui/no-break.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import type { Texts } from "#app/content/texts.ts";
import { ShortForms } from "#app/components/sections/short-forms.tsx";
import { DEFAULT_AUDIO_SECONDS } from "#app/lib/default-duration.ts";
import { fill } from "#app/lib/fill.ts";
import { shortFormsIn } from "#app/lib/short-forms.ts";
import { loadedHead } from "#app/lib/page-meta.ts";
import type { Journey } from "#app/schemas/content.ts";
import { onAnotherPath } from "#app/lib/revalidation.ts";
import type { Route } from "./+types/journey";

/** /operations-automation shows this page too; it carries no parameter. */
const ALIAS_ID = "operations-automation";

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = "journeyId" in params ? params.journeyId : ALIAS_ID;
  const here = platform(context);
  const { env, settings, texts } = here;
  const { journeys, journeyText } = texts.journeys;
  const journey = journeys.find((candidate) => candidate.id === id);
  if (!journey) throw data(texts.notFound.journeyNotFound, { status: 404 });
  const founder = texts.founders.founders.find((candidate) => candidate.id === journey.founder);
  const { podcast, ...shown } = journey;
  const path = `/journey/${journey.id}`;
  const replacements = await readReplacements(env.MEDIA);
  const timeline = requireTimeline(`journey-${journey.id}`, replacements);
  const following = journeys[journeys.indexOf(journey) + 1];
  return {
    text: journeyText,
    head: journeyHead(here, journey, timeline, founder?.imageAlt),
    journey: shown,
    room: founder?.color,
    portraitAlt: founder?.imageAlt ?? "",
    podcast: { title: podcast.title, description: podcast.description },
    player: {
      recording: {
        ...recordingOf(journey, timeline),
        next: following && {
          ...recordingOf(following, requireTimeline(`journey-${following.id}`, replacements)),
          room: texts.founders.founders.find(({ id }) => id === following.founder)?.color,
        },
      },
      bytes: timeline.bytes,
      isSynthetic: timeline.isBundled,
      milestones: milestonesOf(timeline),
      shareUrl: `${settings.PUBLIC_ORIGIN}${path}`,
      keep: texts.kept.keepOffer(path, timeline.bytes),
    },
    timeline,
    shortForms: shortFormsIn(journey, texts.shortForms.shortForms),
    lengths: fill(journeyText.lengths, {
      steps: journey.steps.length,
      listen: listenMinutes(timeline.durationSeconds ?? DEFAULT_AUDIO_SECONDS),
    }),
    bookingUrl: settings.BOOKING_URL,
  };
}

const recordingOf = ({ id, podcast, persona }: Journey, timeline: ReturnType<typeof requireTimeline>) => ({
  src: timeline.src,
  title: podcast.title,
  narrator: persona.name,
  imageUrl: persona.imageUrl,
  durationSeconds: timeline.durationSeconds ?? DEFAULT_AUDIO_SECONDS,
  path: `/journey/${id}#listen`,
});

/** Another step is another address of the same page, whose data is already loaded. */
export const shouldRevalidate = onAnotherPath;

export const meta = loadedHead;

export default function JourneyPage({ loaderData }: Route.ComponentProps) {
  const { text, journey, room, timeline, podcast } = loaderData;
  const { persona } = journey;
  return (
    <div data-room={room}>
      <section className="bg-room-tint">
        <div className="shell pt-5 pb-12 sm:pb-16">
          <ButtonLink look="quiet" to="/" className="-ml-3">
            <Icon name="arrow-left" />
            {text.back}
          </ButtonLink>
          <div className="mt-3 grid items-start gap-8 md:grid-cols-[1.5fr_1fr] lg:gap-16">
            <div className="md:pt-12">
              <h1 className="text-4xl">
                <NoBreak text={journey.title} />
              </h1>
              <p className="mt-3 font-display font-semibold text-room-text text-xl">{journey.subtitle}</p>
              <p className="mt-5 max-w-2xl text-lg">{journey.description}</p>
              <div className="mt-7 flex flex-wrap gap-x-4 gap-y-5">
                <JumpButton to="#steps" className="button button-primary">
                  {text.seeSteps}
                </JumpButton>
                <JumpButton to="#listen" className="button button-secondary">
                  <Icon name="headphones" />
                  {text.listen}
                </JumpButton>
              </div>
              <p className="mt-3 text-ink-soft text-sm">{loaderData.lengths}</p>
            </div>
            <figure className="max-w-sm">
              <Picture
                src={persona.imageUrl}
                alt={loaderData.portraitAlt}
                height={480}
                priority
                className="cut-lg w-full border-2 border-room-text"
              />
              <figcaption className="mt-4">
                <blockquote className="font-display font-semibold text-lg leading-snug">{`“${persona.quote}”`}</blockquote>
                <p className="mt-2">
                  <strong className="font-semibold">{persona.name}</strong>, <span>{persona.brandName}</span>{" "}
                  <span className="block text-ink-soft text-sm">{persona.role}</span>
                </p>
                <Link
                  to={`/story/${persona.storyId}`}
                  prefetch="intent"
                  className="text-link inline-flex min-h-11 items-center"
                >
                  {text.storyLink}
                </Link>
              </figcaption>
            </figure>
          </div>
        </div>
      </section>

      <section className="below shell mt-section [--tall:20rem] lg:[--tall:11rem]">
        <h2 className="text-2xl">{text.challengeHeading}</h2>
        <p className="prose-measure mt-3 text-lg">{journey.mainChallenge}</p>
      </section>

      <Steps text={text} steps={journey.steps} />

      <section aria-labelledby="outcomes" className="below shell mt-section [--tall:34rem]">
        <h2 id="outcomes" className="text-3xl">
          {text.outcomesHeading}
        </h2>
        <ul className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {journey.outcomes.map((outcome) => (
            <li key={outcome} className="flex gap-4 border-room border-t-2 pt-4 text-lg">
              <Icon name="check-circle" className="mt-1 size-6 text-room-text" />
              {outcome}
            </li>
          ))}
        </ul>
      </section>

      <section
        id="listen"
        aria-labelledby="podcast"
        className="below shell mt-section [--tall:150rem] lg:[--tall:110rem]"
      >
        <h2 id="podcast" className="text-3xl">
          {text.podcastHeading}
        </h2>
        <p className="mt-2 font-display font-semibold text-room-text text-xl">{podcast.title}</p>
        <p className="mt-2 max-w-2xl">{podcast.description}</p>
        <div className="mt-6">
          <AudioPlayer {...loaderData.player} transcriptId="transcript" />
        </div>
        <div className="mt-8 grid gap-10 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-14">
          {timeline.isBundled ? (
            <div className="self-start lg:sticky lg:top-24">
              <h3 className="text-xl">{text.chaptersHeading}</h3>
              <ChapterList src={timeline.src} chapters={timeline.chapters} />
            </div>
          ) : null}
          <div id="transcript" className="lg:col-start-2">
            <h3 className="mb-4 text-xl">{text.transcriptHeading}</h3>
            {timeline.isBundled ? (
              <Transcript
                src={timeline.src}
                chapters={timeline.chapters}
                paragraphs={timeline.turns.map(({ text, startSeconds }) => ({ text, startSeconds }))}
                headingLevel={4}
              />
            ) : (
              <Prose paragraphs={timeline.turns.map(({ text }) => text)} />
            )}
            <ShortForms {...loaderData.shortForms} />
          </div>
        </div>
      </section>

      <CallToAction heading={journey.closing.heading} body={journey.closing.body}>
        <ExternalButtonLink href={loaderData.bookingUrl}>{text.demo}</ExternalButtonLink>
        <ButtonLink to="/waitlist">{text.signUp}</ButtonLink>
      </CallToAction>
    </div>
  );
}

type StepsProps = { text: Texts["journeys"]["journeyText"]; steps: Journey["steps"] };

/**
 * The steps of the journey. The step is in the address (`?step=2`), so Back goes back a step, and its buttons belong to a
 * GET form, so they work without scripts.
 */
function Steps({ text, steps }: StepsProps) {
  const [parameters] = useSearchParams();
  const asked = Number.parseInt(parameters.get("step") ?? "", 10) || 1;
  const number = Math.min(Math.max(asked, 1), steps.length);
  const current = steps[number - 1];
  const { pathname } = useLocation();
  const submit = useSubmit();
  const pressed = useRef<HTMLElement | null>(null);
  const shown = useRef<HTMLParagraphElement>(null);
  // On a phone the buttons stand below a whole step, and the next one begins above the screen, so it scrolls there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls at each change of the step.
  useEffect(() => {
    const button = pressed.current;
    if (button) shown.current?.scrollIntoView({ block: "nearest" });
    // At either end the pressed button is disabled; the focus moves to the other one.
    if (button?.matches(":disabled")) button.parentElement?.querySelector<HTMLElement>("button:enabled")?.focus();
  }, [number]);
  return (
    <section
      id="steps"
      aria-labelledby="steps-heading"
      className="below shell mt-section [--tall:56rem] lg:[--tall:32rem]"
    >
      <h2 id="steps-heading" className="text-3xl">
        {text.stepsHeading}
      </h2>
      <Form
        method="get"
        action="#steps"
        // Without scripts the whole page reloads, so the address jumps to the steps; with scripts nothing need move.
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          pressed.current = submitter;
          submit(submitter as HTMLButtonElement, { action: pathname, preventScrollReset: true });
        }}
        className="mt-6 grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-12"
      >
        <ol className="space-y-1">
          {steps.map((step) => (
            // They appear one after another, a tenth of a second apart.
            <li
              key={step.id}
              className="motion-safe:animate-rise motion-safe:nth-2:[animation-delay:0.1s] motion-safe:nth-3:[animation-delay:0.2s] motion-safe:nth-4:[animation-delay:0.3s] motion-safe:nth-5:[animation-delay:0.4s]"
            >
              <button
                type="submit"
                name="step"
                value={step.id}
                aria-current={step.id === number ? "step" : undefined}
                className="cut flex min-h-12 w-full items-center gap-3 px-3 py-2 text-left font-semibold leading-snug hover:bg-room-tint aria-[current=step]:bg-room-text aria-[current=step]:text-white"
              >
                <span className="grid size-8 shrink-0 place-items-center rounded-full border-2 border-current text-sm">
                  {step.id}
                </span>{" "}
                {step.title}
              </button>
            </li>
          ))}
        </ol>
        {current ? (
          <div className="flex flex-col">
            <div aria-live="polite" className="flex-1">
              <p ref={shown} className="flex items-center gap-2 font-semibold text-room-text">
                <Icon name={current.icon} />
                <span>{fill(text.stepLabel, { number, count: steps.length })}</span>
              </p>
              <h3 className="mt-1 text-2xl">{current.title}</h3>
              <p className="mt-3 max-w-2xl text-lg">{current.description}</p>
              {current.beforeAfter ? (
                <dl className="mt-6 grid gap-5 sm:grid-cols-2">
                  <div className="border-ink-soft border-t-2 border-dashed pt-3">
                    <dt className="font-bold font-display text-lg text-ink-soft">{text.before}</dt>
                    <dd className="mt-1">{current.beforeAfter.before}</dd>
                  </div>
                  <div className="border-room border-t-4 pt-2.5">
                    <dt className="font-bold font-display text-lg text-room-text">{text.after}</dt>
                    <dd className="mt-1">{current.beforeAfter.after}</dd>
                  </div>
                </dl>
              ) : null}
            </div>
            <div className="mt-8 flex flex-wrap gap-3">
              <button
                type="submit"
                name="step"
                value={number - 1}
                disabled={number === 1}
                className="button button-secondary"
              >
                <Icon name="arrow-left" />
                {text.previous}
              </button>
              <button
                type="submit"
                name="step"
                value={number + 1}
                disabled={number === steps.length}
                className="button button-primary"
              >
                {text.next}
                <Icon name="arrow-right" />
              </button>
            </div>
          </div>
        ) : null}
      </Form>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen text={error.data} />;
  throw error;
}
