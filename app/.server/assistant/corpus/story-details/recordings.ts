/** What happens in the journeys, by their path, and in the podcast's episodes, by their number. */
import type { Journey } from "#app/schemas/content.ts";
import type { Detail } from "./detail.ts";

export const journeyDetails: Readonly<Record<Journey["id"], readonly Detail[]>> = {
  "popup-exhibitions": [
    {
      examples:
        "why did tara have one kurta too many | where did the fourteenth kurta come from | who left a machine printed kurta at the stall",
      needs:
        "kurta too many | fourteen kurta | 14 kurta | fourteenth | machine print kurta | machine print tara | tara extra kurta | one too many | tara over",
      answer:
        "A customer had gone behind the bedsheet, put on one of Tara's kurtas, paid, walked out in it, and left her own on the nail: rust, with a small paisley, and machine printed. Tara wrote to her, and she sent a brother on a scooter.",
    },
    {
      examples:
        "who is the lady from whitefield | what happened to the lady from whitefield | who came for the madder red kurta",
      needs: "lady whitefield | lady from whitefield | madder red large | tara madder red",
      answer:
        "She came all the way from Whitefield for a large in madder red, which Tara had taken from the stall box for an order. When Tara wrote that it was coming again, she was there at ten past ten, and took the red and the earrings Tara had on.",
    },
    {
      examples: "how many things did tara sell in the rain in delhi | which was tara's worst saturday",
      needs: "delhi rain | tara rain | tara worst | rain saturday",
      answer: "Nine things, one Saturday in Delhi when it rained hard. Farida had that number on Monday.",
    },
    {
      examples: "why did tara accept the qr fee | what happened to the two stoles in delhi",
      needs: "stole delhi | tara qr fee | tara grumble | tara qr why | tara fee",
      answer:
        "Two stoles had walked off in Delhi with people who were quite sure they'd paid. Tara grumbled for a week about 0.99% and GST, and then remembered those.",
    },
    {
      examples:
        "whom does tara write to before she comes back to a city | before she travels to a city again, whom does the block print lady inform and how early | how early does tara tell people that she is coming back | whom does the block print lady tell of her next stall | how many weeks ahead does tara write | tara dobara sheher aane se pehle kisko batati hai",
      needs:
        "tara write city | tara write before | tara city | tara early | tara tell back | tara week ahead | block print lady | print lady inform | lady inform city | print lady city | tara inform | tara pehle",
      asks: "block print lady travels city again inform whom how early weeks ahead",
      answer:
        "Two weeks ahead Tara writes to the people in that city who said yes to hearing from her, and whose size and print she is bringing. They come in the first hour, and they ask for the piece by name.",
    },
    {
      examples: "what does golu do wrong with the marigold stoles | who is meera in the visitors' book",
      needs: "marigold | meera book | meera visitor | meera size | who meera",
      answer:
        "Golu puts the marigold stoles under the kurtas again and again. Meera wrote in the visitors' book, beautiful work, all the best, and Tara did not know Meera who, or what size.",
    },
    {
      examples: "what did tara explain to the woman at the stall | what are the bel and the buta on a kurta",
      needs: "bel buta placket | bel climb | placket | tara explain | conversation tara",
      answer:
        "Why the bel climbs the placket and the buta stays where it is. The woman bought nothing, and came back with her sister.",
    },
  ],
  "operations-automation": [
    {
      examples:
        "in kabir's journey how many parcels missed the scooter before and after | how many parcels missed the scooter on kabir's journey",
      needs: "journey parcel | journey scooter | journey miss | journey kabir parcel",
      answer: "Fourteen parcels missed the scooter in the last month of the notebooks, and one in a month since.",
    },
    {
      examples: "what does kabir mean by being the rail | why was kabir the rail of his kitchen",
      needs: "kabir rail | kitchen rail | was rail",
      answer:
        "A hotel kitchen has a rail for the slips, and whoever can read can cook. Kabir had built a kitchen in which he was the rail: Reena and Shibu had to ask him what was next.",
    },
    {
      examples: "who is mrs pillai | where was the missing parcel for palakkad | what held the kitchen door open",
      needs: "pillai | thirty nine parcel | 39 parcel | kitchen door | parcel missing kabir",
      answer:
        "It was an evening with forty labels and thirty-nine parcels. They found the one for Mrs Pillai, Palakkad, holding the kitchen door open: it was windy, and she was the right weight.",
    },
    {
      examples:
        "what happened to the four notebooks in the end | what did ammini do with the blue notebook | what became of kabir's notebooks | what happened to the notebooks",
      needs:
        "kabir notebook end | ammini notebook | kabir notebook now | notebook grinding | kabir notebook keep | kabir notebook become | notebook happen kabir | notebook happen end | grinding table | kabir notebook become | became notebook | kabir notebook happen | notebook become",
      answer:
        "Kabir kept them, for memory. Ammini put the blue one under the short leg of the grinding table, and it was the right thickness exactly.",
    },
    {
      examples:
        "what was the fifth thing kabir changed | what is the fifth and last thing that the kochi cook changed in his evenings | what is the last step of kabir's journey | to whom did kabir hand over the keys | what did the cook in kochi change last | kabir ne sabse aakhir mein kya badla",
      needs:
        "kabir fifth | kabir last step | kabir last change | kabir key | kabir hand over | fifth cook | cook last | cook change last | kochi cook | kabir last thing | fifth thing kabir | fifth last kochi | kabir aakhir",
      asks: "fifth last thing kochi cook changed evenings hand over keys",
      answer:
        "He handed over the keys: Shibu and Reena have logins of their own in The Crew. Shibu has The Storeroom, Reena has The Sales Desk, and costs and refunds stay with Kabir.",
    },
    {
      examples: "what does kabir do on thursdays | which word does reena send on thursday",
      needs: "kabir thursday | reena thursday | word gone | reena send | kabir evening off",
      answer:
        "He goes upstairs at half past five and cooks dinner for people whose names he knows. A little after seven Reena sends one word up to his phone: gone.",
    },
    {
      examples: "how were the last six jars of balchao sold twice | to whom had kabir promised the balchao",
      needs: "balchao twice | balchao promise | balchao six | six jar balchao | balchao thrissur",
      answer:
        "Kabir had promised them in the blue notebook to a lady in Thrissur, and the site sold the last six jars within the same afternoon. Now all four channels draw from one count.",
    },
    {
      examples: "what does the software not solve for kabir | what still goes wrong at pepper porch",
      needs: "kabir still wrong | pepperporch still | kabir not solve | kabir leak | pepperporch wrong",
      answer:
        "Jars still leak, as jars have since jars began. And parcels come home from the marketplaces without a reason often enough that they have a shelf.",
    },
  ],
  "online-growth": [
    {
      examples: "who sent dev the photo from panjim in the journey",
      needs: "journey gecko | journey photo | journey celia",
      answer:
        "Celia has the shop in Panjim. She sent the photo of a gecko on a jar of rose ubtan, and behind it Dev counted eighteen jars.",
    },
    {
      examples:
        "what stands on dev's whiteboard now | may dev draw something beside the number | what did aunty joshi allow dev to draw",
      needs: "dev whiteboard | whiteboard now | joshi whiteboard | rickshaw | dev draw | joshi draw",
      answer:
        "One number, which is what's left, and Aunty Joshi checks it on Thursdays. Beside it Dev may draw a small auto-rickshaw, she said, in place of the rocket.",
    },
    {
      examples:
        "what did aunty joshi want to know about the eleven hundred orders | in the growth journey, what did the old lady doing the accounts want to know about all those orders | what did the lady who does the accounts ask about the rocket | which question could none of dev's tabs answer | dev ke hisaab dekhne wali aunty ne kya poocha",
      needs:
        "joshi want know | joshi eleven hundred | joshi order know | lady account order | lady account ask | old lady account | growth journey account | growth journey lady | account lady rocket | dev tab answer | lady account know | growth journey order",
      asks: "growth journey old lady doing the accounts wanted to know orders rocket money",
      answer:
        "Where the money was. Aunty Joshi looked at the rocket beside the eleven hundred orders, looked at the bank statement, and asked it quite kindly; none of the thirty-one tabs in Dev's sheet could answer her.",
    },
    {
      examples:
        "which slides did rhea find | why is the shared password embarrassing for dev | what did rhea find and keep about dev's old job",
      needs: "rhea slide | dev slide | dev embarrass | rhea found | rhea find | dev old job | rhea keep dev",
      answer:
        "Dev used to sell software, and told companies, for a living, not to share one password. He had slides, and Rhea found them and has kept them.",
    },
    {
      examples: "who wrote a letter about the bath powder | why did the bath powder not get a new price",
      needs: "powder letter | powder price | powder smell | powder customer | powder chart",
      answer:
        "A customer in Nashik, who's eighty-one, wrote that it smells right. So the powder stays as it is, and Dev's chart for a new price is in a drawer.",
    },
    {
      examples: "where are dev's boutique shelves | in which cities are the four boutiques",
      needs:
        "dev boutique | dev boutique city | four boutique city | four boutique dev | four boutique where | sundayubtan boutique | dev boutique where",
      answer: "Two are in Pune, one in Mumbai and one in Goa.",
    },
    {
      examples: "what was wrong with dev's newsletter | who got the picture of turmeric",
      needs: "dev newsletter | turmeric picture | sundayubtan newsletter | turmeric who",
      answer:
        "The same discount went to 6,200 people at every festival, those who bought last week included. Whoever was scraping the corners of her jar the week after got nothing, and she's the one who'd have said yes.",
    },
  ],
};

export const episodeDetails: Readonly<Record<number, readonly Detail[]>> = {
  1: [
    {
      examples:
        "why does tara take a jacket that nobody can buy | what is the jacket nobody can buy | what is the jacket that is not for sale | what is the jacket for | why is tara's jacket not for sale",
      needs: "tara jacket | podcast jacket | jacket nobody | jacket why | jacket quilted",
      answer:
        "It hangs at the front of Tara's stall, long, quilted, with all sixteen prints in it. People cross the lane to tell her that it's too much, and by then they're at her table and their hand is on a stole.",
    },
    {
      examples: "what do tara and maya agree about the jacket | what happens if the bell rings without the jacket",
      needs: "jacket maya | jacket agree | jacket home | jacket bell | jacket end | jacket without | jacket bet",
      answer:
        "One Saturday Tara will leave the jacket at home and count. If the bell still rings before noon, Maya may be unbearable about it; if not, it gets a price and Maya wears it.",
    },
    {
      examples: "when does golu ring the bell | what is the puja bell for",
      needs: "puja bell | golu bell | tara bell | bell piece | bell twenty | podcast bell",
      answer:
        "When they sell the twenty-sixth piece, Golu rings Tara's grandmother's puja bell, once, not loudly. The first twenty-six pieces pay for the Saturday.",
    },
    {
      examples:
        "what does a saturday in indiranagar cost tara | how much does a stall in indiranagar cost tara | what does tara pay for a stall in indiranagar | what did the indiranagar stall cost",
      needs:
        "tara saturday cost | stall saturday cost | indiranagar cost | indiranagar stall price | indiranagar price | indiranagar pay | tara stall price | tara stall pay",
      asks: "cost price pay stall table trains food saturday indiranagar",
      answer:
        "A Saturday in Indiranagar comes to ₹10,400: ₹4,500 for the table, ₹3,600 for the trains there and back, and ₹2,300 for food and autos. So the first twenty-six pieces are for the railways, as Maya puts it.",
    },
    {
      examples:
        "after how many pieces does tara's stall make money | after how many kurtas does a stall pay for itself",
      needs: "many piece stall | piece stall money | piece stall earn | many kurta stall pay | many kurta stall",
      answer:
        "After twenty-six. The table, the trains and the food come to ₹10,400 for a Saturday in Indiranagar, so the first twenty-six pieces are for the railways, as Maya puts it.",
    },
    {
      examples: "what did tara learn in the rain in delhi | why did tara raise the neck of the kurta",
      needs: "tara neck | neck kurta | neck deep | neck raise | neck inch | podcast neck | tara rain learn | tara inch",
      answer:
        "Three different women under her awning said that the neck was too deep for the office, so it was raised by an inch. She sold nine things that day.",
    },
    {
      examples: "how does tara answer people who bargain | why does tara say farida fixes the prices",
      needs:
        "tara bargain | farida bargain | podcast bargain | tara haggle | farida haggle | farida price | farida terrify",
      answer:
        "Tara says that Farida fixes the prices, and the tag says ₹1,450. Nobody's met Farida, so she's terrifying.",
    },
    {
      examples:
        "which pop-ups does tara refuse | what does tara ask before she books a stall | why does tara ask about the toilet",
      needs:
        "tara refuse | tara toilet | toilet popup | toilet ask | podcast toilet | tara before book | tara popup ask | tara say no | tara choose popup",
      answer:
        "She asks who came last year, whether they want a rent or a cut, and where the toilet is. You learn the most from the toilet.",
    },
    {
      examples: "what happened to maya's sleeve | what did maya have to buy | why did maya get an invoice",
      needs: "maya sleeve | maya stole | maya buy | maya invoice | maya elbow | maya white",
      answer:
        "Her sleeve landed on the stole that was drying on Tara's table, and whoever puts an elbow on it owns it: ₹850, and Tara is making her an invoice.",
    },
    {
      examples: "where do customers try on kurtas at tara's stall | what is behind the bedsheet",
      needs:
        "bedsheet tara | bedsheet stall | behind bedsheet | tara try | tara trial room | stall trial room | tara changing room | tara stall try",
      answer:
        "Behind a bedsheet, on a rope. Tara's advice is to save on the sheet and spend on the mirror, and to give them a hook, or their own clothes end up in her box.",
    },
    {
      examples: "why does tara count the same night | why not count the stall tomorrow",
      needs: "tara count night | tara count same | tara count tomorrow | tara count hand | tara count why",
      answer:
        "Because by tomorrow she'd be making it up. At night Tara can still see the hand that took it, and if it's one short there's a fair chance somebody remembers.",
    },
    {
      examples:
        "why did goyal uncle go quiet on the train call | why should i ring my accountant before a stall in another state according to tara",
      needs: "goyal train | goyal tunnel | tara ring accountant | tara accountant before | goyal call train",
      answer:
        "Tara rang him from the train about a stall in another state, and he went so quiet that she thought they were in a tunnel. Ring your accountant before you book, she says: there may be a registration to take for those days.",
    },
  ],
  2: [
    {
      examples:
        "where do kabir's missing jars go | where were the other four jars | what happened to the four missing jars",
      needs:
        "other four jar | four jar where | missing jar where | four missing jar | missing jar kabir | jar missing where | four jar missing | jar go where | kabir jar go | kabir jar where",
      answer:
        "One was opened for somebody to taste, one leaked and was wiped up, and one had gone to a man who'd pay on Friday. The fourth was never cooked: Kabir had counted lids.",
    },
    {
      examples: "who was the only thief at pepper porch | what did the crow steal",
      needs:
        "crow steal | crow papad | crow thief | crow kabir | crow take | crow jar | papad | thief kabir | kabir thief | pepperporch thief | kabir steal",
      answer: "A crow, and he took a papad, which they don't even sell. In six years Kabir has had no other thief.",
    },
    {
      examples:
        "how does kabir count his racks | why does kabir count one rack a day | how long does kabir's morning count take",
      needs: "kabir rack | one rack | rack day | kabir count | rack morning | kabir morning",
      answer:
        "One rack every morning, before the stove is lit: there are six, and it takes eight minutes. If Tuesday's rack is short, Reena still knows which jar leaked; after a yearly count the witnesses have gone home.",
    },
    {
      examples:
        "how would maya count the stock | what do kabir and maya agree about counting | what about the samosas | what would maya do instead of counting one rack",
      needs:
        "maya samosa | samosa count | kabir samosa | maya count | maya uncle | kabir maya agree | maya nagpur | april count | kabir maya disagree | maya instead | maya rack | maya want",
      answer:
        "Maya would close for one day in April and count the lot, as her uncle did in his hardware shop in Nagpur, with samosas. They agree to count the lot in April, her way, and Ammini will cook.",
    },
    {
      examples: "why were the banana chips counted twice | why was kabir a rich man until thursday",
      needs: "chip twice | chip count | kabir rich | count twice kabir | kabir count twice | rich thursday",
      answer:
        "Somebody had shifted them from one rack to another: two dozen packets were counted on Monday and again on Wednesday. Since then nothing is moved on foot before it's moved on the screen.",
    },
    {
      examples:
        "what is the shelf behind the rice | what is the secret shelf | what is the secret shelf behind the rice | what was hidden behind the rice | why is a shelf called ammini",
      needs:
        "behind rice | rice shelf | shelf rice | secret shelf | hide jar kabir | shelf call | kabir hide | rice hide | jar kindness | shelf ammini",
      answer:
        "Everybody at Pepper Porch was hiding two jars for a regular: fourteen jars of kindness. Now it is a place in The Storeroom, called Ammini, where four jars may stand, with their dates.",
    },
    {
      examples:
        "with what should one begin according to kabir | which ten products does kabir count first | what is kabir's advice for the first monday",
      needs:
        "kabir advice | begin kabir | kabir tip | kabir ten product | which ten | kabir ten | kabir suggest | kabir begin ten",
      answer:
        "Take the ten that hurt when they run out, count those, and put them in with their dates and places. The rest comes in when you next cook it; Kabir tried all forty-eight on a Sunday, and by evening disliked every pickle he'd ever made.",
    },
    {
      examples: "what did maya eat in kabir's packing room | what has to be tapped at the end of episode 2",
      needs: "maya eat | maya podi | maya taste | maya packet | maya tap",
      answer: "A packet of coconut podi, which was full when they sat down. It is entered as one packet, tasting.",
    },
    {
      examples: "does it hurt kabir to mark down his podi | what does a cheaper podi cost kabir",
      needs: "kabir mark down | kabir hurt | hurt kabir | kabir cheaper | kabir discount",
      answer:
        "It hurts ₹30, with the GST in it. Throwing a packet away hurts ₹180, and then there's the walk to the bin with his aunt at the window.",
    },
  ],
};
