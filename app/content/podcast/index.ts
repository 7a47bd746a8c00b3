import { brand } from "#app/content/brand.ts";
import { episode1 } from "#app/content/podcast/episode-1.ts";
import { episode2 } from "#app/content/podcast/episode-2.ts";
import type { Episode } from "#app/schemas/content.ts";

/** The series: the page's header, 'Learn More About Our Podcast' and the feed's channel. */
export const show = {
  title: `${brand.name} Founders' Podcast`,
  description:
    "Almost real founders of small brands and their host on the part of the work that no one photographs. The people, brands and numbers are made up, and the voices are synthetic.",
  about: [
    "Most talk about business is about the day it went well. This podcast is about the evening before. Each episode takes one trouble of that evening, such as a shelf with four jars fewer than the book says, and stays with it until there is something a listener can try on Monday.",
    `Maya asks the questions for ${brand.name}. She brings a calculator, she has never run a stall, and she says so when she does not believe an answer. Her guests do not always change her mind.`,
    "The people are almost real. Maya, Tara, Kabir and Dev, the brands, the numbers and the time they have had Ladoo are made up, and the voices are synthetic. The troubles are real. What is right for a founder's tax here may be wrong for yours, so ask your own accountant before you do the same.",
    "Every episode has its chapters and a full transcript, so it can be read on a train without earphones. Two are out; the next two are named below.",
  ],
  author: brand.name,
  language: "en-IN",
  category: "Business",
} as const;

/** The published episodes, in order. */
export const episodes: readonly Episode[] = [episode1, episode2];

/** The 'Coming Soon' cards: the next two, with no date promised. */
export const upcoming = [
  {
    number: 3,
    title: "The Second Order & Why It Never Came",
    description:
      "Dev Kulkarni of Sunday Ubtan on the people who bought one jar, and on what to write to them, and when.",
  },
  {
    number: 4,
    title: "Who Has the Keys?",
    description:
      "Tara, Kabir and Dev on the first login they gave away, and how long it took to stop looking over a shoulder.",
  },
] as const;
