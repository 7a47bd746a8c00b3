/**
 * The second episode: Maya in Kabir's packing room. The paragraphs are both transcript and narration script. Kabir's jars,
 * batches and dates must agree with his stories.
 */
import type { Episode } from "#app/schemas/content.ts";

export const episode2: Episode = {
  number: 2,
  slug: "episode-2",
  title: "The Unruly Inventory & How to Tame It",
  description:
    "Kabir Nair of Pepper Porch on where missing jars go, why he counts one rack a day, and the secret shelf behind the rice. Maya would close for a day and count the lot.",
  publishedOn: "2026-06-09",
  speakers: ["host", "kabir"],
  bullets: [
    "Where jars go when nobody has stolen them, and how to make telling the book easy",
    "One rack each morning or one big count a year: Kabir and Maya do not agree",
    "Batches, use-by dates and a card that says eat this one soon",
    "The last six jars, the shelf behind the rice, and the ten products to begin with",
  ],
  coverUrl: "/images/podcast/episode-2.svg",
  chapters: [
    {
      title: "The paperweight",
      mark: "Paperweight",
      paragraphs: [
        {
          speaker: "host",
          text: "There's a jar of lime pickle on this desk, sealed, holding down some invoices. It says use by the fourth of March. It's June. Kabir, should I be worried about lunch?",
        },
        {
          speaker: "kabir",
          text: "That one isn't lunch. It had twenty-two companions, found in one morning at the end of March, behind two rows of fresh ones. Those I threw away. This one I keep where I have to look at it.",
        },
        {
          speaker: "host",
          text: "I'm Maya, this is the Founders' Podcast from Ladoo, and I'm in Kochi, in the packing room of Pepper Porch, with Kabir Nair, a paperweight, and a smell that I'd like to wear.",
        },
        {
          speaker: "kabir",
          text: "It's asafoetida, and you're wearing it. People will be kind about it on the plane, up to a point.",
        },
        {
          speaker: "host",
          text: "You cooked in hotels for nine years. You know that the old tray goes in front. How did twenty-three jars get past you?",
        },
        {
          speaker: "kabir",
          text: "Slowly, and in plain view. A hotel has one cold room, with one bad-tempered man at the door. I have a kitchen, some racks, and a box that goes to the Sunday market. I can't be bad-tempered in all three at once.",
        },
      ],
    },
    {
      title: "Where the jars go",
      mark: "Jars",
      paragraphs: [
        {
          speaker: "host",
          text: "Say the book has thirty jars and the shelf has twenty-six. Where are the other four?",
        },
        {
          speaker: "kabir",
          text: "I kept a list once, for a month, in pencil. One was opened for a customer to taste. One leaked and was wiped up, and nobody wipes the notebook. One had gone to a man who'd pay on Friday, so it had left the shelf but not my book. And the fourth was never cooked. I'd counted lids.",
        },
        {
          speaker: "host",
          text: "No thief, then. I'd have begun with thieves, it's how I was brought up.",
        },
        {
          speaker: "kabir",
          text: "In seven years I've had one thief, and that was a crow, and he took a papad, which we don't even sell. Jars don't leave by the window. They leave by the door, with permission, and nobody tells the book.",
        },
        {
          speaker: "host",
          text: "So telling the book has to be less work than not telling it.",
        },
        {
          speaker: "kabir",
          text: "If a jar's opened for tasting, Shibu taps one jar, tasting. If it breaks, one jar, broken. He needn't come and find me, and he needn't feel guilty. The guilt took longer than the software.",
        },
      ],
    },
    {
      title: "One rack a day",
      mark: "One rack",
      paragraphs: [
        {
          speaker: "host",
          text: "I'd have thought that once it's all in The Storeroom you can stop counting. Isn't that what it's for?",
        },
        {
          speaker: "kabir",
          text: "It knows what it's been told. A jar that rolls behind the freezer doesn't tell anybody. So I count one rack every morning, before the stove is lit. There are six, so each has its turn in the week. Eight minutes.",
        },
        {
          speaker: "host",
          text: "Or you shut the place for one day in April and count the lot, all hands. My uncle had a hardware shop in Nagpur and that's how they did it, with samosas.",
        },
        {
          speaker: "kabir",
          text: "And on the second of April he didn't know any more. I've nothing against samosas. But if the yearly count is four jars short, the matter's eleven months old and the witnesses have gone home. If Tuesday's rack is short, Reena says, oh, that's the one that leaked.",
        },
        {
          speaker: "host",
          text: "But in slices you never see the whole room. A carton goes from Monday's rack to Wednesday's, and you've counted it twice.",
        },
        {
          speaker: "kabir",
          text: "That has happened. Banana chips, two dozen packets, on Monday and again on Wednesday. I was a rich man until Thursday. Since then nothing is moved on foot before it's moved on the screen.",
        },
        {
          speaker: "host",
          text: "That's a rule, and people forget rules. I'd still shut the doors and look.",
        },
        {
          speaker: "kabir",
          text: "All right. We'll count the lot in April, your way. Ammini will cook, so it won't be samosas, and she'll expect you here to carry.",
        },
      ],
    },
    {
      title: "A card that says soon",
      mark: "A card",
      paragraphs: [
        {
          speaker: "host",
          text: "You sell things that have a date on them. A shelf that knows its dates, what does it look like?",
        },
        {
          speaker: "kabir",
          text: "It looks the same. It's the picking list that's different. It used to say two lime pickle. Now it says two lime pickle, pot thirty-one, second rack, oldest first, and Shibu goes to that number. There are forty-eight SKUs and some seventy batches about the house.",
        },
        {
          speaker: "host",
          text: "And those that get old in any case? Say, something with seven weeks left.",
        },
        {
          speaker: "kabir",
          text: "On Monday, over tea, I read down what has less than two months. One of our marketplaces won't take in anything under three, so that door is shut, and I won't put it in a parcel either. The Sunday market's open, with a card that says, eat this one soon, ₹150 in place of ₹180. A lady asked me to write out a second card, for her husband.",
        },
        {
          speaker: "host",
          text: "Doesn't it hurt, as a chef, to mark down your own podi?",
        },
        {
          speaker: "kabir",
          text: "It hurts ₹30, with the GST in it. Throwing a packet away hurts ₹180, and then there's the walk to the bin with my aunt at the window.",
        },
      ],
    },
    {
      title: "The shelf behind the rice",
      mark: "The shelf",
      paragraphs: [
        {
          speaker: "host",
          text: "You sell through four doors: WhatsApp, the site, two marketplaces. There are six jars of no-prawn balchao left in the world. Who gets them?",
        },
        {
          speaker: "kabir",
          text: "Whoever orders first, at whichever door. It's one count, and when it's nothing it's nothing at all four. Before that we used to sell six jars nine times, and I spent the evening on the telephone, being humble.",
        },
        {
          speaker: "host",
          text: "I couldn't do it. I'd hide two, for the lady who's bought from me since 2019 and is bound to ring tomorrow.",
        },
        {
          speaker: "kabir",
          text: "I did hide two. Behind the rice. Everybody in this house was hiding two, as it turned out, and not one of us had mentioned it. We found fourteen jars of kindness back there.",
        },
        {
          speaker: "host",
          text: "The wish isn't foolish, though. A regular means more to you than a stranger. In a hotel you'd keep her a table.",
        },
        {
          speaker: "kabir",
          text: "One would, and one would write it in the book. So now the shelf behind the rice is a place in The Storeroom, like any other. It's called Ammini. Four jars may stand there, with their dates, and Reena can see them. When the lady rings, a jar is moved to packing and sold in the open.",
        },
        {
          speaker: "host",
          text: "So you made it legal. I was sure you'd tell me to stop.",
        },
        {
          speaker: "kabir",
          text: "I did try stopping it. All that week the rice got heavier.",
        },
      ],
    },
    {
      title: "Begin with ten jars",
      mark: "Ten jars",
      paragraphs: [
        {
          speaker: "host",
          text: "Somebody's listening with four notebooks and a drawer. What should they do on Monday? Not all forty-eight, I hope.",
        },
        {
          speaker: "kabir",
          text: "I tried all forty-eight, on a Sunday, with a torch. By evening I disliked every pickle I've ever made. Take the ten that hurt when they run out. Count those, put them in with their dates and places, and leave the rest in the notebook, where they're used to being wrong.",
        },
        {
          speaker: "host",
          text: "And when does the rest come in? I'd itch to finish.",
        },
        {
          speaker: "kabir",
          text: "When you next cook it. The pot goes in while it's warm, with a number. In six months whatever was old has been sold or eaten, and everything else has a label.",
        },
        {
          speaker: "host",
          text: "Who's allowed to change a count? I can picture that going badly.",
        },
        {
          speaker: "kabir",
          text: "Whoever touches the jar, each with a login of their own. If a number's odd I can ask the right person, quietly, instead of making a speech to the room. I was known for the speech.",
        },
        {
          speaker: "host",
          text: "I've heard it already. Shibu does it well, with the hands.",
        },
        {
          speaker: "kabir",
          text: "He likes a new audience. Maya, that packet of coconut podi beside you was full when we sat down. I don't mind in the least. But it has to be tapped.",
        },
        {
          speaker: "host",
          text: "One packet, coconut podi, tasting. There, it's gone down by one. That was Kabir Nair of Pepper Porch, and I'm Maya.",
        },
        {
          speaker: "kabir",
          text: "Good. Now come and eat. Everything on the table was cooked this morning, I have the pot numbers.",
        },
      ],
    },
  ],
};
