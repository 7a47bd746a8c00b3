/** The words around long recordings: the journey page and the podcast page. Labels are the specification's. */
import { brand } from "#app/content/brand.ts";

export const journeyText = {
  back: "Back to Home",
  seeSteps: "See Journey Steps",
  listen: "Listen to Journey",
  lengths: "{steps} steps to read, and {listen} min to hear",
  challengeHeading: "What went wrong before",
  stepsHeading: "The journey, step by step",
  /** `{number}` and `{count}` are the current step and their number. */
  stepLabel: "Step {number} of {count}",
  before: "Before",
  after: "After",
  previous: "Previous",
  next: "Next",
  outcomesHeading: "Outcomes and Results",
  podcastHeading: "Founder podcast",
  chaptersHeading: "Chapters",
  transcriptHeading: "Transcript",
  storyLink: "Read the story behind it",
  demo: "Schedule a Demo",
  signUp: "Sign Up Free",
} as const;

export const podcastText = {
  heading: "Founders' Podcast",
  shareSeries: "Share Podcast Series",
  learnMore: "Learn More About Our Podcast",
  showLess: "Show Less",
  listenHeading: "Listen Now",
  /** `{number}` is the episode's. */
  episode: "Episode {number}",
  listenFirst: "Listen to Episode 1",
  shareEpisode: "Share Episode {number}",
  discussing: "What we're discussing",
  chaptersHeading: "Chapters",
  transcriptHeading: "Transcript",
  comingSoon: "Coming Soon",
  connectHeading: "Stay Connected",
  connectBody:
    "We announce new episodes in both places. Tell us what goes wrong in your shop: an episode may come of it.",
  instagram: "Follow us on Instagram",
  community: "Join the founders' community",
  feed: "Feed for your podcast app",
  /** The messages that sharing opens; `{link}` and `{title}` are filled in. */
  shareSeriesMessage: `Listen to the ${brand.name} Founders' Podcast: {link}`,
  shareEpisodeMessage: `Listen to '{title}' on the ${brand.name} Founders' Podcast: {link}`,
  host: "Maya",
} as const;
