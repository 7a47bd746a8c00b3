/**
 * Dev's journey: from many orders to the right ones. The chapter marks are the specification's; each chapter holds as many
 * words as are spoken before the next mark, so an edit here needs the narration rebuilt.
 */
import type { Journey } from "#app/schemas/content.ts";

export const onlineGrowth: Journey = {
  id: "online-growth",
  founder: "dev",
  title: "From many orders to the right ones",
  subtitle: "How a team of five found out which of twenty-six products pay the rent",
  description:
    "Dev and his sister Rhea sell face packs, oils and soaps on their own site, two marketplaces and four boutique shelves. Orders were never the trouble. This is how they learned which ones to want.",
  persona: {
    name: "Dev Kulkarni",
    role: "Founder who looks after growth",
    brandName: "Sunday Ubtan",
    quote: "We had eleven hundred orders a month, and I had drawn a rocket. Aunty Joshi asked where the money was.",
    imageUrl: "/images/founders/dev.svg",
    storyId: 8,
  },
  mainChallenge:
    "About 1,100 orders a month, and a spreadsheet that could count them but could not say what each one left behind. Stock was sold out on the site while jars stood in boutiques, first-time buyers were lost after one jar, and five people shared one password.",
  steps: [
    {
      id: 1,
      title: "Put every shelf on one stock",
      description:
        "The four boutique shelves, the site and the two marketplaces stand side by side in The Sales Outlets, and a jar in Goa is counted until it is sold.",
      icon: "store",
      beforeAfter: {
        before:
          "The site will be out of rose ubtan for nine days. Forty jars of it are on four boutique shelves, and Dev starts counting because of a photograph of a gecko.",
        after:
          "Twenty-six jars come home by train and night bus, and the site sells them on Tuesday. Every shelf now has a number of its own, a warning below it, and nothing sent above it.",
      },
    },
    {
      id: 2,
      title: "Ask what each sale leaves behind",
      description:
        "The Crystal Ball has a line for each product in each place, from the price down to what is left after GST, commission, courier and box.",
      icon: "scale",
      beforeAfter: {
        before:
          "The sheet stops at the price. Charcoal soap has sold 117 bars on the marketplace in a month and has its own arrow on the whiteboard, and what the courier took is a total in another tab.",
        after:
          "Sorted by what is left, nine of twenty-six products earn nearly everything, and each bar of that soap loses ₹4. Seven are allowed to run out. Five of the seven had been Dev's ideas.",
      },
    },
    {
      id: 3,
      title: "Write when the jar runs out",
      description:
        "A jar lasts about six weeks. On day forty The Customer Lounge has the names of first-time buyers who agreed to be written to.",
      icon: "message-circle",
      beforeAfter: {
        before:
          "The same discount goes to 6,200 people at every festival, those who bought last week included. Whoever scrapes the corners of her jar in between hears nothing at all.",
        after:
          "Sana's message reaches about 210 people a month, each on day forty. It asks how their skin liked the jar, offers no discount, and takes the one word 'same' for an order.",
      },
    },
    {
      id: 4,
      title: "Give everybody their own key",
      description:
        "Five people have five logins in The Crew, each with the rooms they need, and every change has a name beside it.",
      icon: "users",
      beforeAfter: {
        before:
          "One password for all five, in blue marker on the tape gun. A refund goes out twice, a price drops for a day and a half, and the history says admin each time.",
        after:
          "Sana takes orders and gives refunds, Mahesh sees what to pack and from which shelf, and Aunty Joshi looks at every payment and changes nothing. She closes the month without Dev beside her.",
      },
    },
  ],
  outcomes: [
    "₹25,000 more left over in June than in February, from practically the same 1,100 orders",
    "Fifty-two jars on the four boutique shelves where there were 118, and still about sixty sold a month",
    "Of every hundred first-time buyers who get the message, twenty-three buy again; it was eleven",
    "By quarter past nine on a Tuesday, what to make, what to leave and whom to write to is settled",
  ],
  podcast: {
    title: "Dev on a rocket, a gecko and Tuesdays",
    description:
      "Dev tells how a question from the accountant took apart a spreadsheet of thirty-one tabs, and why the number on his whiteboard is a smaller one now.",
    chapters: [
      {
        title: "The rocket on the whiteboard",
        mark: "Rocket",
        startSeconds: 0,
        paragraphs: [
          {
            speaker: "dev",
            text: "Eleven hundred orders. In one month! I'd put the number on the whiteboard and drawn a rocket beside it with, okay, flames. Aunty Joshi, who does our accounts, looked at the rocket. She looked at the bank statement. And she asked me, quite kindly, where the money was.",
          },
          {
            speaker: "dev",
            text: "I'm Dev, from Sunday Ubtan in Pune. My sister Rhea makes everything, and she'd like that said first, so, pretend I said it first. I had a spreadsheet with thirty-one tabs, and not one of them could answer Aunty Joshi. The answer, when we found it, was black, smelled of lemons and had its own arrow.",
          },
        ],
      },
      {
        title: "Thirty-one tabs",
        mark: "Tabs",
        startSeconds: 42,
        paragraphs: [
          {
            speaker: "dev",
            text: "Numbers. Twenty-six products. Five people. One site, two marketplaces, four boutique shelves: two in Pune, one in Mumbai, one in Goa. Every shelf had a tab in my sheet, and the tab said what we'd sent there. What was still standing there I found out if a shop sent me a photo.",
          },
          {
            speaker: "dev",
            text: "One did. It was Celia, in Panjim, and there was a gecko sitting on a jar of our rose ubtan, and behind the gecko I counted eighteen jars. Two desks away Sana was telling a customer that rose was sold out. It would stay sold out for nine days!",
          },
          {
            speaker: "dev",
            text: "I rang all four boutiques the next day and made them count. They had forty of the rose, and a hundred and eighteen jars in all, looking nice.",
          },
          {
            speaker: "dev",
            text: "Next, messages. At every festival six thousand two hundred people got a picture of turmeric from me. People who'd bought the week before got it. The woman who was scraping the corners of her jar the week after got nothing, and, you know, she's the one who'd have said yes. I knew that. It was in a tab.",
          },
          {
            speaker: "dev",
            text: "And all five of us were in the same login. One password, in blue marker, on the tape gun. If a price had moved, admin had moved it. If a lady got her refund twice, admin was feeling generous. I used to sell software! I told companies, for a living, not to do exactly this. I had slides. Rhea found the slides, by the way. She's kept them.",
          },
        ],
      },
      {
        title: "Clean before you make",
        mark: "Clean",
        startSeconds: 140,
        paragraphs: [
          {
            speaker: "dev",
            text: "Sunday's batch day, and Rhea has a rule that you clean before you make. So we cleaned. Each shelf became a place of its own in The Sales Outlets, beside the site and the marketplaces, all on one stock. A jar in Goa is still ours till a customer buys it. It's on holiday.",
          },
          {
            speaker: "dev",
            text: "Twenty-six of the rose came home by train and night bus, and by Tuesday afternoon the site was selling them.",
          },
          {
            speaker: "dev",
            text: "Every shelf has its own number now, and gets filled up to that number. I used to send Kothrud what I'd have liked to see there. Kothrud wants nine jars. I've made my peace with Kothrud.",
          },
          {
            speaker: "dev",
            text: "Now Aunty Joshi's question. The Crystal Ball takes one product in one place, starts at the price, and goes on subtracting. The GST, which was never ours. What's in the jar. The commission, the courier, the box. The last column is what's left. I'd tried that once, there was a tab, it divided a courier by a soap.",
          },
          {
            speaker: "dev",
            text: "I sorted by the last column, and of twenty-six, nine earned nearly everything. Nine! I said, it's broken. Rhea said, read it again, slowly, like a label. Eight earned nothing, anywhere. And the charcoal soap, the black one, with the arrow, lost four rupees a bar on the marketplace. We'd sold a hundred and seventeen of them in a month. I'd been so happy.",
          },
          {
            speaker: "dev",
            text: "We let seven of those run out, last batches and no more, and I read out the names while Rhea stirred. Five of them had been my ideas. I'd rather not go into the beard oil.",
          },
          {
            speaker: "dev",
            text: "The messages were Rhea's doing, with a laboratory scale. She weighed how much we all take on a spoon, and a jar comes to about six weeks.",
          },
          {
            speaker: "dev",
            text: "The Customer Lounge has a group now that fills itself: first jar, forty days ago, has said we may write. Sana asks them how their skin liked it, and they can answer with one word. That's all! I wanted fifteen percent off, and scenarios. Out of a hundred who get it, twenty-three buy again. It used to be eleven.",
          },
          {
            speaker: "dev",
            text: "And everybody has a login of their own. Mahesh sees which jar, which shelf, which batch. Aunty Joshi can look at all the money and change none of it. She found a wrong invoice on her first afternoon, just wandering about. It was mine, naturally.",
          },
        ],
      },
      {
        title: "A small auto-rickshaw",
        mark: "Auto",
        startSeconds: 290,
        paragraphs: [
          {
            speaker: "dev",
            text: "You'll want to know how far up it went. Orders in June were, hang on, one thousand and ninety. So, the rocket, minus ten. I know! But with everything taken off, what was left that month was twenty-five thousand rupees more than in February. And we're no busier. Rhea's Sundays end at five.",
          },
          {
            speaker: "dev",
            text: "Tuesday, twenty to eight, tea. There are three questions on a card. What do we make, what do we leave, whom do we write to? Rhea washes beakers, Sana comes in with her helmet on, and by quarter past nine it's settled and I have to shut the laptop until the next Tuesday. That's on the back of the card, and it isn't my handwriting.",
          },
          {
            speaker: "dev",
            text: "We argue, still. There's a bath powder our grandmother used to make, and it wanted a new price. I had the price. I had a chart! Rhea had a letter, from a customer in Nashik, who's eighty-one, and who wrote that it smells right. So the chart's in a drawer. The powder stays as it is, in a row of its own, where nobody, meaning me, can be surprised by it.",
          },
          {
            speaker: "dev",
            text: "I've wiped the whiteboard. There's one number on it now, which is what's left, and Aunty Joshi checks it on Thursdays with her glasses up. I asked if I could draw something beside it. She thought about that for quite a while. A small auto-rickshaw, she said.",
          },
        ],
      },
    ],
  },
  closing: {
    heading: "Which of yours pay the rent?",
    body: "Bring your product list and last month's orders to a 30-minute demo. We will put cost and channel side by side with you, and you can bring your own Aunty Joshi.",
  },
};
