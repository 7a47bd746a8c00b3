/**
 * The first episode: Maya at Tara's dining table. The paragraphs are both transcript and narration script. Tara's costs and
 * pieces must agree with her stories.
 */
import type { Episode } from "#app/schemas/content.ts";

export const episode1: Episode = {
  number: 1,
  slug: "episode-1",
  title: "Pop-up Challenges and Strategies",
  description:
    "Tara Rathore of Bel & Buta on what a Saturday stall costs, what goes into the box, and why she carries a jacket across the country that nobody can buy. Maya has brought a calculator.",
  publishedOn: "2026-05-19",
  speakers: ["host", "tara"],
  bullets: [
    "What a Saturday in another city costs, and the piece at which it begins to earn",
    "Packing for a city by print and size, and one jacket that Maya would leave at home",
    "Two phones, a bedsheet and a mirror: selling when the network goes",
    "The count before dinner, a call to the accountant, and the pop-ups to refuse",
  ],
  coverUrl: "/images/podcast/episode-1.svg",
  chapters: [
    {
      title: "The wet end of the table",
      mark: "Table",
      paragraphs: [
        {
          speaker: "host",
          text: "I've been given the dry end of a dining table in Jaipur. On the other end a stole is drying, face up, and I've been told that if I put my elbow on it I own it. I'm Maya, this is the Founders' Podcast from Ladoo, and the person guarding the stole is Tara Rathore.",
        },
        {
          speaker: "tara",
          text: "It's madder, and it doesn't come out of linen. You've worn white to a printer's house, so I have to say these things.",
        },
        {
          speaker: "host",
          text: "Noted. You make Bel & Buta, and twice a month you put a good part of it into boxes and go and stand behind a folding table. Why does anyone do that, when there's a website?",
        },
        {
          speaker: "tara",
          text: "Because on the website I can't see them put it back. At a stall a woman picks up the kurta, holds it to her shoulder, looks in the mirror, and puts it down again. I'd pay to watch that. I do pay.",
        },
        {
          speaker: "host",
          text: "Let's begin with how much. I have brought a calculator.",
        },
        {
          speaker: "tara",
          text: "Oh, you're going to get on very well with my accountant.",
        },
      ],
    },
    {
      title: "The twenty-sixth piece",
      mark: "Twenty-sixth",
      paragraphs: [
        {
          speaker: "tara",
          text: "Take Indiranagar, every other month. The table's ₹4,500 for the Saturday. Trains for Golu and me, there and back, ₹3,600. Golu's my nephew, he's nineteen and he eats, so food and autos make ₹2,300. We sleep at a friend's flat, which costs me a stole a year.",
        },
        {
          speaker: "host",
          text: "So that's ₹10,400 before you've sold a thing. And what's left to you from a piece?",
        },
        {
          speaker: "tara",
          text: "If I take out the GST, and the cloth, and Farida's printing and tailoring, about ₹400 on the average one.",
        },
        {
          speaker: "host",
          text: "Which means that the first twenty-six pieces are for the railways. I'm sorry, Tara, but that's most of a day.",
        },
        {
          speaker: "tara",
          text: "I know that number. It's written inside the lid of the box. When we sell the twenty-sixth piece Golu rings my grandmother's puja bell, once, not loudly. People think it's religious, and they look at the sky.",
        },
        {
          speaker: "host",
          text: "Has there been a Saturday when it didn't ring?",
        },
        {
          speaker: "tara",
          text: "Delhi, in the rain. Nine things. But I'd paid for the table, so I listened, there was nothing else to do. Three different women under my awning said the neck was too deep for the office. Three! We raised it by an inch. Nobody's ever asked me what that inch has earned.",
        },
        {
          speaker: "host",
          text: "I'm asking. But fine, the listening is part of what you bought. I'd still want my rail fare back.",
        },
      ],
    },
    {
      title: "A jacket that isn't for sale",
      mark: "Jacket",
      paragraphs: [
        {
          speaker: "host",
          text: "Let's pack. You've a hundred and forty things, if one counts sizes, and a table as wide as my two arms. How do you choose?",
        },
        {
          speaker: "tara",
          text: "Badly, for years. I packed whatever I was proud of that week. Now I look at what that city bought the last time, by print and by size. The Storeroom knows what went out and what came home, so I can't fib about the lime green. Eighty-six pieces, usually. And the jacket. It's long, it's quilted, it's got all sixteen prints in it, and it isn't for sale.",
        },
        {
          speaker: "host",
          text: "Wait. You send a jacket to Bangalore, two nights by train, and nobody can buy it? I'd take four more kurtas.",
        },
        {
          speaker: "tara",
          text: "You'd be right on paper, and you'd be standing there alone. It hangs at the front. People cross the lane to tell me that it's too much. It is too much! But by then they're at my table and their hand is on a stole.",
        },
        {
          speaker: "host",
          text: "Have you ever gone without it, to see? Same lane, one Saturday with and one without.",
        },
        {
          speaker: "tara",
          text: "No, because I'm not a laboratory, I'm a woman with a table.",
        },
        {
          speaker: "host",
          text: "I'm only saying you'd know. You count everything at that stall except the one thing you're surest about.",
        },
        {
          speaker: "tara",
          text: "That's very annoying. Golu says it too, but he's the one who carries it, so I thought it was his back talking.",
        },
      ],
    },
    {
      title: "Two phones and a bedsheet",
      mark: "Two phones",
      paragraphs: [
        {
          speaker: "host",
          text: "Four in the afternoon, there's a queue, and the network goes. I've seen stalls simply stop. What happens at yours?",
        },
        {
          speaker: "tara",
          text: "We go on. Two phones on two different networks, since the Saturday when mine died and half the lane's did not. It's the cheapest thing I ever did. And the stall's stock is on them already, because I moved it to the event before we left. I tap the print, the size, how they paid. The sale waits till there's signal.",
        },
        {
          speaker: "host",
          text: "But a customer shows you a green tick, and you can't look it up.",
        },
        {
          speaker: "tara",
          text: "You read the tick. The amount, the time, today's date. Golu says, what a nice phone, didi, and reads it upside down. When there is a network each sale has its own QR, with the amount in it, 0.99% plus GST, and I can see it turn to paid. I've stopped looking at people sideways.",
        },
        {
          speaker: "host",
          text: "And you sell clothes without having a wall. Where do they try them on?",
        },
        {
          speaker: "tara",
          text: "Behind a bedsheet, on a rope. Save on the sheet and spend on the mirror, a long one, tipped back a little. And give them a hook, or their own clothes end up in my box.",
        },
        {
          speaker: "host",
          text: "What about bargaining? Someone would say a thousand and I'd thank them.",
        },
        {
          speaker: "tara",
          text: "The tag says ₹1,450, with the GST inside, and I say that Farida fixes the prices. Nobody's met Farida, so she's terrifying.",
        },
      ],
    },
    {
      title: "Count before anyone eats",
      mark: "Count",
      paragraphs: [
        {
          speaker: "host",
          text: "Eight o'clock. You're tired and there's a dosa place across the road. Why not count tomorrow, with a clear head?",
        },
        {
          speaker: "tara",
          text: "Because by tomorrow I'd be making it up. At night I can still see the hand that took it. We sit on the floor, Golu counts what's left, the phone says what should be left, and if it's one short there's a fair chance one of us remembers. Twelve minutes, usually. Then dosa.",
        },
        {
          speaker: "host",
          text: "What about the paper? You're a Jaipur business, selling in Karnataka.",
        },
        {
          speaker: "tara",
          text: "The invoices are made at the table, sale by sale, on the registration for those days, with a series of its own. So please, whoever's listening, before you book a stall in another state, ring your accountant. Before, not after. The first time, I rang Goyal uncle from the train, and he went so quiet I thought we were in a tunnel.",
        },
      ],
    },
    {
      title: "When to say no",
      mark: "Say no",
      paragraphs: [
        {
          speaker: "host",
          text: "You must be asked to a new pop-up every week. Which do you refuse?",
        },
        {
          speaker: "tara",
          text: "I ask who came last year, whether they want a rent or a cut, and where the toilet is. You learn the most from the toilet. If they say there's a mall nearby, I know none of them has stood at a stall for ten hours.",
        },
        {
          speaker: "host",
          text: "Let me push once more. You get about a hundred and fifty orders a month without leaving this table. Suppose you stayed home and just sold.",
        },
        {
          speaker: "tara",
          text: "I'd go on selling what I already make. The neck came over a stall. So did the pocket in the tote. But you're not all wrong. I used to run to Bangalore whenever they called, and now it's every other month.",
        },
        {
          speaker: "host",
          text: "Fewer of them, then, and counted properly. That leaves the jacket.",
        },
        {
          speaker: "tara",
          text: "All right. One Saturday I'll leave the jacket at home and I'll count. If the bell still rings before five I'll send you a message, and you can be unbearable about it.",
        },
        {
          speaker: "host",
          text: "And if it doesn't ring before five? I want to be fair.",
        },
        {
          speaker: "tara",
          text: "I'll put a price on that jacket, with GST, and you'll wear it here next time in place of the white.",
        },
        {
          speaker: "host",
          text: "That was Tara Rathore of Bel & Buta. I'm Maya. Next we go to Kochi, to a man who keeps one expired jar on his desk so that he won't forget the others. And, Tara, I think this is my sleeve.",
        },
        {
          speaker: "tara",
          text: "I saw it a while ago. ₹850, and I'm making you an invoice.",
        },
      ],
    },
  ],
};
