/**
 * Tara's journey: a stall with one true count. The chapter marks are the specification's; each chapter holds as many
 * words as are spoken before the next mark, so an edit here needs the narration rebuilt.
 */
import type { Journey } from "#app/schemas/content.ts";

export const popupExhibitions: Journey = {
  id: "popup-exhibitions",
  founder: "tara",
  title: "From pop-up chaos to a calm stall",
  subtitle: "How a Saturday in Indiranagar stopped ending at two in the morning",
  description:
    "Tara carries hand-block-printed kurtas, stoles, totes and earrings from Jaipur to two pop-ups a month. This is what changed in the boxes, at the table and in the hour after the shutters come down.",
  persona: {
    name: "Tara Rathore",
    role: "Founder, maker and Saturday stallholder",
    brandName: "Bel & Buta",
    quote: "I had two boxes of stock and a promise to remember the difference. I never once remembered it.",
    imageUrl: "/images/founders/tara.svg",
    storyId: 1,
  },
  mainChallenge:
    "One set of kurtas had to serve a website and a stall in another city. The two were counted in two boxes and on the backs of fabric swatches, so pieces were sold twice, sales were half written down, and the tax papers waited for the night of the 10th.",
  steps: [
    {
      id: 1,
      title: "Take the stock out, in writing",
      description:
        "Each trip is an event in The Sales Outlets. Stock moves to it piece by piece, and what is in the stall box is no longer on offer anywhere else.",
      icon: "boxes",
      beforeAfter: {
        before:
          "Two boxes, marked website and stall. A large in madder red is taken from one to fill an order from the other, nobody writes it down, and on Saturday it is promised to a second person.",
        after:
          "Tara moves the pieces to the event as she packs. The site stops offering them at that moment, and Golu reads the same list off his phone when he opens the boxes in Bangalore.",
      },
    },
    {
      id: 2,
      title: "Sell, even when the network goes",
      description:
        "Every sale gets a QR with its own amount. When the signal drops, the phone keeps the sale and sends it later.",
      icon: "qr-code",
      beforeAfter: {
        before:
          "One laminated UPI code for everybody. Golu reads the buyer's screen over her shoulder, says it went, and by four in the afternoon no one can say which payment was for which stole.",
        after:
          "The QR carries the price of that one order, and The Cash Register puts the payment beside it. In a dead spot the sale waits on the phone and finds its payment when the signal returns.",
      },
    },
    {
      id: 3,
      title: "Settle up the same night",
      description:
        "The pieces that come home are counted against the pieces that should. Invoices already exist, because the sales do.",
      icon: "receipt",
      beforeAfter: {
        before:
          "Fabric swatches laid out on a friend's floor at one in the morning, sorted by colour. What they do not explain goes into the shoebox, and waits for the night before GSTR-1 is due.",
        after:
          "Golu counts, Tara reads out the prints, and The Storeroom names any piece that is missing. Each sale already has its GST invoice, in the series registered for that state. Most Saturdays it takes about twelve minutes.",
      },
    },
    {
      id: 4,
      title: "Tell the right people you are coming back",
      description:
        "Those who said yes to hearing from her are kept in The Customer Lounge, with what they bought and the size they wear.",
      icon: "message-circle",
      beforeAfter: {
        before:
          "A visitors' book full of first names and kind wishes. Before the next trip Tara posts one picture to everyone who follows her, in every city, and hopes that people in Bangalore see it.",
        after:
          "Two weeks ahead she writes to the people in that city whose size and print she is bringing. They come in the first hour, and they ask for the piece by name.",
      },
    },
  ],
  outcomes: [
    "One count for the site, the stall and the boutique rack, so a kurta is sold once",
    "Every stall sale has its GST invoice, in the series registered for that state, and its payment beside it by the time the shutters come down",
    "The boxes are counted and closed the same night, usually in about twelve minutes",
    "The next Saturday begins with people who were told about it, in the size they wear",
  ],
  podcast: {
    title: "Tara on the stall, the rain and the bedsheet",
    description:
      "Tara tells how one Saturday in Indiranagar runs now, from the boxes on Tuesday to the count on a friend's floor, and what still goes wrong.",
    chapters: [
      {
        title: "Twenty past nine, Indiranagar",
        mark: "Nine",
        startSeconds: 0,
        paragraphs: [
          {
            speaker: "tara",
            text: "Golu, it is twenty past nine, the gate opens at ten, and you have put the marigold stoles under the kurtas again. That is how most of my Saturdays begin.",
          },
          {
            speaker: "tara",
            text: "I'm Tara, I make Bel & Buta in Jaipur, and this is me in Bangalore, behind a folding table the colour of old toothpaste. By eleven there'll be a queue, if I'm lucky. Some time after lunch the phone network will go and lie down.",
          },
          {
            speaker: "tara",
            text: "I used to be frightened of this hour. Now I'm only cross with Golu, and there's time for a cutting chai before anybody asks for a small in indigo.",
          },
        ],
      },
      {
        title: "Two boxes that lied",
        mark: "Boxes",
        startSeconds: 42,
        paragraphs: [
          {
            speaker: "tara",
            text: "When I left the bank in 2021 I had forty kurtas and my mother's dining table, and I knew every kurta by sight. That works up to about forty.",
          },
          {
            speaker: "tara",
            text: "Soon it was a hundred and forty things to count, if each print in each size is a thing, and I kept two boxes. One said website and one said stall, in marker, in my good handwriting, so I believed it.",
          },
          {
            speaker: "tara",
            text: "The trouble with two boxes is what they do behind your back. An order comes on Monday, a large in madder red. The website box has none, so I take it from the stall box and tell myself I'll remember.",
          },
          {
            speaker: "tara",
            text: "On Saturday a lady comes all the way from Whitefield for that very kurta. She'd messaged me. I'd said yes. I gave her a chair, some water, and a long speech about indigo. She was very nice about it.",
          },
          {
            speaker: "tara",
            text: "The packing changed first. Each trip is an event now, in The Sales Outlets, and on the Tuesday I move stock out to it by print and size, the way you'd write down books you've lent a cousin. From then on the site can't sell it. Golu takes the boxes on the Wednesday train, and he has the list on his own phone and reads it out at me.",
          },
          {
            speaker: "tara",
            text: "Next, the table. We had one UPI code, laminated, with a turmeric thumbprint from some old lunch. Golu would lean over and read the buyer's screen. Did it go? It went. But for which stole? At four in the afternoon, with six people waiting, who knows?",
          },
          {
            speaker: "tara",
            text: "These days each sale makes its own QR with the amount inside, and when the money comes it sits down beside its order. It costs 0.99% and GST on that. I grumbled for a week, until I remembered two stoles that had walked off in Delhi with people who were quite sure they'd paid.",
          },
          {
            speaker: "tara",
            text: "And the network. It rains, or everybody's uploading the same singer, and the bars go. The phone writes the sale down and keeps it. Cash is easy.",
          },
          {
            speaker: "tara",
            text: "For UPI Golu looks at the buyer's screen, like old times, and when the signal strolls back, the payment and the sale find each other. The first time, I stood there like a girl waiting for her board results. Eleven sales went up by themselves, once each.",
          },
          {
            speaker: "tara",
            text: "Farida asked what was different about that Saturday. I said I'd had a conversation. I told one woman why the bel climbs the placket and the buta stays where it is. She bought nothing, and came back with her sister.",
          },
        ],
      },
      {
        title: "Half past eight, on the floor",
        mark: "Floor",
        startSeconds: 210,
        paragraphs: [
          {
            speaker: "tara",
            text: "This part never goes on Instagram. We close at eight, carry everything up to a friend's flat, sit on her floor, and one of us has to know what happened.",
          },
          {
            speaker: "tara",
            text: "It used to be me and the swatches. I write on the backs of fabric swatches, there's one in every pocket I own. Two indigo medium, back Tuesday. Who is, the kurtas or the lady? I'd lay them all out by colour. It looked lovely and added up to nothing.",
          },
          {
            speaker: "tara",
            text: "The invoices I didn't do at all. They waited for the night of the 10th, with GSTR-1 due in the morning, and me asking a swatch how it had paid.",
          },
          {
            speaker: "tara",
            text: "Now Golu counts the pieces back into the box, I read out the prints, and The Storeroom says what it expects. One Saturday in spring it expected thirteen kurtas and we had fourteen. I've often been short. I had never been over. Golu counted again, gently, in case one of them took offence.",
          },
          {
            speaker: "tara",
            text: "We found it near the bottom. Rust, with a small paisley, and machine printed, I could tell at once, there wasn't a mistake in it anywhere. A customer had gone behind my bedsheet, put on one of ours, paid, walked out in it, and left her own on the nail.",
          },
          {
            speaker: "tara",
            text: "Once, I'd have had it for life. But each sale was there with its time, its size and its invoice, and Golu remembered a lady in a hurry. Indigo, large, ten past three, with a number, since she'd said we might write. I wrote. She hadn't noticed. She was at her cousin's engagement, in indigo, and she sent a brother on a scooter.",
          },
          {
            speaker: "tara",
            text: "Thirteen, then. The invoices had been made with the sales, each with its number and its tax, on the registration for that trip. Twelve minutes is usual. That night it took us twenty, and we fed the brother.",
          },
        ],
      },
      {
        title: "The lady from Whitefield",
        mark: "Lady",
        startSeconds: 330,
        paragraphs: [
          {
            speaker: "tara",
            text: "I used to keep a visitors' book on the stall. People wrote so nicely in it. Beautiful work, all the best, Meera. Meera who? Meera what size?",
          },
          {
            speaker: "tara",
            text: "Now Golu asks, while he wraps, if we may write when we come back. A yes I put into The Customer Lounge with the size, and what they bought, or what they wanted and I didn't have. A no gets the same smile. I've seen a no come back with four friends.",
          },
          {
            speaker: "tara",
            text: "Two weeks before the next Indiranagar I write to the people in that city about what I'm bringing for them, and only to them. The lady from Whitefield, who'd had the chair and the speech, got a message that her madder red was coming, in large, and that I'd hold it till noon. She was there at ten past ten. She took the red, and then the earrings I had on.",
          },
          {
            speaker: "tara",
            text: "Some of it is still a mess. I overpack, Golu will not learn about the marigold, and one Saturday in Delhi it rained so hard that my beautiful true count told me, very truly, that I'd sold nine things. But Farida had that number on Monday, and neither of us had to be brave about it.",
          },
          {
            speaker: "tara",
            text: "If your first stall is booked, write down what goes into the box before it goes in. On a phone, on paper, on a swatch if you must. And if you come home with one too many, look for the one without a mistake.",
          },
        ],
      },
    ],
  },
  closing: {
    heading: "Have a stall booked?",
    body: "Bring your print, size and city list to a 30-minute demo, and we will set up one trip with you: what goes into the box, how a sale is rung up without a signal, and what the count looks like at night.",
  },
};
