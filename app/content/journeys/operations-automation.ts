/**
 * Kabir's journey: the evening before the courier. The chapter marks are the specification's; each chapter holds as many
 * words as are spoken before the next mark, so an edit here needs the narration rebuilt.
 */
import type { Journey } from "#app/schemas/content.ts";

export const operationsAutomation: Journey = {
  id: "operations-automation",
  founder: "kabir",
  title: "From four notebooks to one evening off",
  subtitle: "How forty parcels came to be at the gate an hour and a half early",
  description:
    "Kabir sends about 600 orders a month of pickle, podi and banana chips from a kitchen in Kochi, and the courier comes at 7 pm sharp. These are the five things he changed, in the order he changed them.",
  persona: {
    name: "Kabir Nair",
    role: "Founder and reluctant clerk",
    brandName: "Pepper Porch",
    quote: "A kitchen has a rail, where everyone can read the orders. I had built a kitchen in which I was the rail.",
    imageUrl: "/images/founders/kabir.svg",
    storyId: 10,
  },
  mainChallenge:
    "Orders came from WhatsApp, the site and two marketplaces into separate notebooks, and a black one held the money. The same jar was promised twice, labels were written by hand until the courier's scooter hooted, and only Kabir knew what came next.",
  steps: [
    {
      id: 1,
      title: "Talk don't type",
      description:
        "The blue notebook went first. A WhatsApp order is spoken into the phone, and The Sales Desk writes it down to be checked.",
      icon: "mic",
      beforeAfter: {
        before:
          "A voice note asks for three lime, then two lime and a podi. Both hands are in the lime tub, so the order stays in Kabir's head until eleven and gets into the blue notebook roughly as spoken.",
        after:
          "He presses the phone with a knuckle, says the order aloud and reads over what was written. It has a customer, its items and a GST invoice before the kettle boils.",
      },
    },
    {
      id: 2,
      title: "One list, one shelf",
      description:
        "The site and the two marketplaces joined the same list, and everything now sells from one count of jars.",
      icon: "layers",
      beforeAfter: {
        before:
          "Blue for WhatsApp, red for the site, green for the marketplaces. The last six jars of balchao are promised in blue and sold in red within one afternoon, and Kabir has to telephone a customer.",
        after:
          "All 48 products and sizes are in one count. When the last jar goes on any channel it is gone from the others as well, and the telephone is left to Ammini.",
      },
    },
    {
      id: 3,
      title: "Oldest batch first",
      description:
        "Each batch has its date in The Storeroom, and the picking list says which batch to take and from where.",
      icon: "clock",
      beforeAfter: {
        before:
          "New jars are put in front, because that is where the hand goes. The old ones grow older behind them, and some are found on the wrong side of their six months.",
        after:
          "The picking list names the pot with the nearest date and the rack it stands on. Shibu goes to the number, and a batch that is getting old is seen while it can still be sold.",
      },
    },
    {
      id: 4,
      title: "Forty labels in one go",
      description:
        "At four o'clock the day's orders are ticked, and one print makes the picking list, the invoices and the labels.",
      icon: "truck",
      beforeAfter: {
        before:
          "On a Monday there are forty addresses to write by hand. The tax split is worked out on fingers, Kerala or not Kerala, and six parcels are still open on the floor when the scooter hoots.",
        after:
          "Each order's label lies behind its GST invoice, which has the HSN and the right split: CGST and SGST within Kerala, IGST outside. The fortieth box is taped at half past five.",
      },
    },
    {
      id: 5,
      title: "Hand over the keys",
      description: "Shibu and Reena have logins of their own in The Crew, each with the rooms they need and no more.",
      icon: "key",
      beforeAfter: {
        before:
          "Every question has one answer, and he is at the stove. What is next, which shelf, has she paid. If he were ever to fall ill, the pickle would have to stay at home with him.",
        after:
          "Shibu has The Storeroom, Reena has The Sales Desk, and costs and refunds stay with Kabir. On Thursdays he goes upstairs at half past five, and a little after seven one word comes by message: gone.",
      },
    },
  ],
  outcomes: [
    "Monday's forty parcels are taped by half past five, for a scooter that comes at seven",
    "One list and one count for WhatsApp, the site and two marketplaces, so a jar is promised once",
    "The oldest batch leaves first, because the picking list says so",
    "Parcels that missed the scooter: fourteen in the last month of the notebooks, one in a month since",
    "The evening runs without Kabir, and every Thursday it has to",
  ],
  podcast: {
    title: "Kabir on the rail, the scooter and Thursdays",
    description:
      "Kabir tells how an evening of forty labels was taken apart, a notebook at a time, and what it is like for a chef when nobody asks him anything.",
    chapters: [
      {
        title: "Two hoots at seven",
        mark: "Hoots",
        startSeconds: 0,
        paragraphs: [
          {
            speaker: "kabir",
            text: "At two minutes to seven yesterday I was sitting on the back step, peeling a lime for no particular reason. Forty parcels stood at the gate with their labels on. The scooter turned into our lane. Biju hooted twice, as he does, and I didn't get up.",
          },
          {
            speaker: "kabir",
            text: "I'm Kabir. I make pickle and podi in Kochi, under the name Pepper Porch, and for years I met those two hoots with a pen in my hand and open boxes all over the floor. Biju waits five minutes. He's polite about it, but he has eleven more gates.",
          },
          {
            speaker: "kabir",
            text: "The parcels had been ready since half past five. To explain that, I need four notebooks.",
          },
        ],
      },
      {
        title: "A kitchen without a rail",
        mark: "Kitchen",
        startSeconds: 45,
        paragraphs: [
          {
            speaker: "kabir",
            text: "I worked nine years in hotel kitchens, and a hotel kitchen has a rail. The order comes in, the slip goes on the rail, and whoever can read can cook. I've seen a wedding for eight hundred go out that way, in near silence.",
          },
          {
            speaker: "kabir",
            text: "In 2019 I began to sell my aunt Ammini's lime pickle, and forgot everything I knew about rails. I bought a blue notebook, for WhatsApp. The site got a red one. Two marketplaces came, and they were green. Money was black. Each notebook was quite correct, and no two of them agreed.",
          },
          {
            speaker: "kabir",
            text: "At six hundred orders a month, an evening went like this. At four I opened green and fetched the jars. At half past, a voice note wanted three lime, no, two lime and a podi. I wrote that in blue with a wet hand, lost my place, and went back to green. At five the site sold the last six jars of balchao, which I'd promised, in blue, to a lady in Thrissur.",
          },
          {
            speaker: "kabir",
            text: "At six I typed the invoices and wrote the addresses, one order at a time. Forty of them, on a Monday. Shibu and Reena stood by with the tape, like two waiters outside a locked dining room. They were never slow. The work was all in one man.",
          },
          {
            speaker: "kabir",
            text: "Reena would ask me what was next, and I'd tell her. Then Shibu would ask. It came to me, one such Monday, that I'd built a kitchen in which I was the rail.",
          },
        ],
      },
      {
        title: "One burner at a time",
        mark: "Burner",
        startSeconds: 140,
        paragraphs: [
          {
            speaker: "kabir",
            text: "One doesn't change a kitchen in the middle of service, so I changed one burner. The blue notebook went first. A WhatsApp order comes, I press the phone with a knuckle and say it: two lime, one podi, Mr Paul, Kollam.",
          },
          {
            speaker: "kabir",
            text: "The Sales Desk writes it down, and I read it over. It once heard podi as pony. By the Friday it was quicker than my pen, and it doesn't mind chilli.",
          },
          {
            speaker: "kabir",
            text: "Next, the site and both marketplaces came into the same list, and all of them draw from one count of jars. When the last balchao is sold, it's sold everywhere. I had no one to telephone that week. I'd had no idea how much of my talking was apology.",
          },
          {
            speaker: "kabir",
            text: "Third burner, the shelf. A batch here has six months from the day it's cooked. New jars stood in front, because that's where the hand goes, and the old ones sat behind like uncles at a wedding whom nobody has fetched to dinner.",
          },
          {
            speaker: "kabir",
            text: "Now each pot is entered in The Storeroom with its number and its date. The picking list says which pot, oldest first, and which rack. Shibu reads it and goes there. He doesn't need to know how I think, and I believe he's relieved.",
          },
          {
            speaker: "kabir",
            text: "Fourth, the paper. At four o'clock the day's orders are ticked, and one print gives the picking list, and then for every order its GST invoice with the label right behind it. Inside Kerala the tax splits in two, central and state. Outside, it's IGST. I used to do that on my fingers, in the last light.",
          },
          {
            speaker: "kabir",
            text: "The first Monday the printer made us labels like tea towels. On the third, the last box was taped at half past five.",
          },
          {
            speaker: "kabir",
            text: "There was an evening in between with forty labels and thirty-nine parcels. Once, I'd have cut them all open. Shibu ran his thumb down the list. Mrs Pillai, Palakkad. We found Mrs Pillai holding the kitchen door open. It was a windy evening, and she was the right weight.",
          },
          {
            speaker: "kabir",
            text: "The last burner was me. I made two logins in The Crew. Shibu has The Storeroom, Reena has The Sales Desk, and what a jar costs us stays with me. After that I stood in my own packing room and was asked nothing. I didn't enjoy it. A chef who isn't asked begins to check if he's still wearing the apron.",
          },
        ],
      },
      {
        title: "Thursday",
        startSeconds: 290,
        paragraphs: [
          {
            speaker: "kabir",
            text: "I trust a figure more than a feeling. In the last month of the notebooks fourteen parcels missed the scooter. In a month since, one did. On a Monday the last strip of tape goes on at half past five. On an ordinary day, with twenty parcels or so, it's earlier than that, and Shibu sweeps.",
          },
          {
            speaker: "kabir",
            text: "It doesn't do everything. Jars still leak, as jars have since jars began. And parcels come home from the marketplaces without a reason often enough that we've given them a shelf.",
          },
          {
            speaker: "kabir",
            text: "One Tuesday I had a fever of a hundred and two, and my aunt took away my phone. Thirty-one parcels left this house. Nobody rang. I was proud of them for quite a minute before I felt sorry for myself.",
          },
          {
            speaker: "kabir",
            text: "On Thursdays, now, I go upstairs at half past five, in good health, and cook dinner for people whose names I know. The first Thursday I went for a shave. The second I made far too much. A little after seven Reena sends one word up to my phone, which is, gone. For a month I called down the stairs to ask if she was sure. She's stopped answering.",
          },
          {
            speaker: "kabir",
            text: "The four notebooks are in the kitchen still. Ammini asked why I keep them. I said, for memory. She asked who in this family had ever been short of memory. And she put the blue one under the short leg of the grinding table, and it was the right thickness exactly.",
          },
        ],
      },
    ],
  },
  closing: {
    heading: "When does your courier come?",
    body: "Show us one evening's orders in a 30-minute demo. We will put them in one list and print the labels with you, and you can keep the notebooks for the table leg.",
  },
};
