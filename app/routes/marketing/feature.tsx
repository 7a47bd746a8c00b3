import { useEffect } from "react";
import { data, isRouteErrorResponse, Link } from "react-router";
import { openDatabase } from "#app/.server/db/index.ts";
import { readListed } from "#app/.server/stories/index.ts";
import { headOf } from "#app/.server/head/index.ts";
import { recordingOf, storyMilestones } from "#app/.server/stories/narration.ts";
import { track } from "#app/analytics/track.ts";
import { platform } from "#app/cloudflare.ts";
import { CallToAction } from "#app/components/sections/call-to-action.tsx";
import { KeyBenefits, PaymentDetails, FeatureUseCases } from "#app/components/sections/feature-details.tsx";
import { FeatureHero } from "#app/components/sections/feature-hero.tsx";
import { SectionHeading } from "#app/components/sections/section-heading.tsx";
import { StoryCard } from "#app/components/sections/story-card.tsx";
import { NotFoundScreen } from "#app/components/site/message-screens.tsx";
import { ButtonLink, ExternalButtonLink } from "#app/components/ui/button-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { answerOf, loaderHeaders } from "#app/lib/cache-control.ts";
import { fill } from "#app/lib/fill.ts";
import { loadedHead } from "#app/lib/page-meta.ts";
import { readingMinutes } from "#app/lib/reading-minutes.ts";
import type { Route } from "./+types/feature";

const STORIES_SHOWN = 3;
const BADGES_SHOWN = 2;

export async function loader({ params, context }: Route.LoaderArgs) {
  const here = platform(context);
  const { env, settings, texts } = here;
  const { featurePages, featureScreen, sceneOf, sceneOfPage, themePages } = texts.features;
  const page = featurePages.find(({ id }) => id === params.featureSlug);
  if (!page) throw data(texts.notFound.featureNotFound, { status: 404 });
  const library = await readListed(openDatabase(env.DB), env.MEDIA, here.waitUntil);
  const picture = sceneOf(page);
  const loaded = {
    head: headOf(here, {
      path: `/feature/${page.id}`,
      kind: "feature",
      markdown: `/feature/${page.id}.md`,
      name: page.name,
      title: `${page.name}${texts.site.titleSuffix}`,
      description: page.metaDescription,
      cardAlt: picture.alt,
    }),
    text: featureScreen,
    page: {
      id: page.id,
      name: page.name,
      gist: texts.modules.modules.find(({ slug }) => slug === page.id)?.gist,
      // A way of working is no room, so its page is in ink.
      room: themePages.includes(page) ? undefined : page.room,
      icon: page.icon,
      paragraphs: page.longDescription.split("\n\n"),
      picture,
      benefits: page.benefits,
      scene: sceneOfPage[page.id],
      useCases: page.useCases,
      paymentDetails: page.paymentDetails ?? null,
      seeAlso: page.seeAlso ?? null,
      closing: page.closing,
    },
    stories: page.relatedStories
      .flatMap((id) => library.stories.find((story) => story.id === id) ?? [])
      .slice(0, STORIES_SHOWN)
      .map(({ content, keyMetric: _, ...story }) => ({
        ...story,
        readingMinutes: readingMinutes(content),
        milestones: storyMilestones({ ...story, content }),
        recording: recordingOf(story),
        features: story.features.slice(0, BADGES_SHOWN),
      })),
    allStoriesPath: `${texts.brand.useCasesPath}?${new URLSearchParams({ featureName: page.name })}`,
    storyBase: `${settings.PUBLIC_ORIGIN}/story/`,
    bookingUrl: settings.BOOKING_URL,
    priceFrom: fill(texts.pricing.priceFrom, texts.prices),
  };
  return data(loaded, answerOf(library));
}

export const headers: Route.HeadersFunction = loaderHeaders;

export const meta = loadedHead;

export default function FeaturePage({ loaderData }: Route.ComponentProps) {
  const { page, text, stories, storyBase, bookingUrl } = loaderData;
  useEffect(() => {
    track("FeatureView", { feature_id: page.id, content_name: page.name });
  }, [page.id, page.name]);
  const seeAlso = page.seeAlso && (
    <p className="mt-8">
      {text.seeAlso}{" "}
      <Link to={page.seeAlso.path} prefetch="intent" className="text-link inline-flex min-h-11 items-center">
        {page.seeAlso.label}
      </Link>
    </p>
  );
  return (
    <div data-room={page.room}>
      <FeatureHero {...page} text={text} priceFrom={loaderData.priceFrom} />
      <KeyBenefits heading={text.benefitsHeading} benefits={page.benefits} scene={page.scene} />
      <FeatureUseCases heading={text.useCasesHeading} useCases={page.useCases}>
        {page.paymentDetails ? null : seeAlso}
      </FeatureUseCases>
      {page.paymentDetails ? (
        <PaymentDetails text={text.payment} details={page.paymentDetails}>
          {seeAlso}
        </PaymentDetails>
      ) : null}
      <section aria-labelledby="stories" className="below shell mt-section [--tall:185rem] lg:[--tall:65rem]">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <SectionHeading id="stories" heading={text.storiesHeading} intro={text.storiesIntro} />
          <ButtonLink look="secondary" to={loaderData.allStoriesPath}>
            {text.allStories}
            <Icon name="arrow-right" className="size-4" />
          </ButtonLink>
        </div>
        <ul className="story-grid mt-8">
          {stories.map((story) => (
            <li key={story.id}>
              <StoryCard story={story} text={text} shareUrl={`${storyBase}${story.id}`} />
            </li>
          ))}
        </ul>
      </section>
      <CallToAction {...page.closing}>
        <ExternalButtonLink
          href={bookingUrl}
          onClick={() =>
            track("DemoScheduled", { content_category: "demo", content_name: page.name, feature_id: page.id })
          }
        >
          {text.demo}
        </ExternalButtonLink>
        <ButtonLink to="/waitlist">{text.signUp}</ButtonLink>
      </CallToAction>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen text={error.data} />;
  throw error;
}
