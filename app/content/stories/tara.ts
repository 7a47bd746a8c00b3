import type { StoryRecord } from "#app/schemas/content.ts";

/** Tara's stories. Numbers and habits agree with `founders.ts`; each text is also a narration script. */
export const taraStories: readonly StoryRecord[] = [
  {
    id: 1,
    title: "Tara's Saturday in Indiranagar, with no network",
    excerpt:
      "A Bangalore pop-up, five people in the queue, and the signal gone from every phone on the lane but a few. What Tara sold in the next fifty minutes, and how she knew.",
    content: `Ten past four, a Saturday in Indiranagar, and the last bar on my phone went out like a diya in a draught. I had five people in the queue. The first of them was holding the mustard kurta in L, the only mustard L in Bangalore and, as it happened, anywhere.

I knew that, standing there. Two summers ago I would not have. I would have sold it to her and gone home pleased, and on Sunday an email would have told me that a lady in Pune had bought the same kurta from my website at about the same hour. That happened four times in one season. I kept two boxes then, one for the website and one for the stall, and I moved pieces between them at midnight and told no one. The apologies I wrote by hand. I have very good handwriting. It was the only thing the bank ever praised.

A stall goes like this these days. On the Tuesday before, I open The Sales Outlets and make an event: Indiranagar, Saturday. I take stock out to it by print and size. That time it was 34 kurtas, 20 stoles, 12 totes and 20 pairs of earrings, 86 pieces. In The Storeroom they leave the home shelf and stand under the stall's name, so my website cannot sell them behind my back. On Wednesday my nephew Golu takes the boxes on the train, with the papers that Goyal uncle, my accountant, has made out and, since the lot is worth more than ₹50,000, an e-way bill in his shirt pocket. It is two nights to Bangalore, and he arrives smelling of oranges.

Back to the queue. The 86 pieces were already on my phone, network or no network, so I tapped mustard, L, cash, ₹1,450, and the count went from one to none. The next customer was on the other network, which was still alive. She scanned our UPI code, showed Golu the tick, and I tapped that too. We went on like this for fifty minutes, eleven sales, while the boy from the candle stall walked up and down the lane holding his phone over his head.

At five the bars came back. The eleven sales went up by themselves, each one once, and the UPI payments found the sales they belonged to. The GST invoices, on the Karnataka registration that Goyal uncle takes out for my trips there, went out on WhatsApp to people who were by then eating dosa across the road.

We closed at eight and spread everything on the floor of a friend's flat. The phone said that 41 pieces had been sold and 45 should be going home: 20 kurtas, 11 stoles, 7 totes, 7 pairs of earrings. Kurtas, right. Totes, right. Earrings, right. Stoles, ten.

I counted again. Ten. I looked in the bag with the tablecloth. I was composing a dark speech about the people of Indiranagar when I saw Golu in the doorway. A breeze had come up at six and he had been wearing the eleventh stole ever since, the madder one with the border. It suited him. I could not even be cross.

Settling took twelve minutes, the stole included. The 45 pieces were marked as on their way home, and on Tuesday, when the boxes reached Jaipur, they were for sale on the website again. I let him wear it as far as the station.`,
    founder: "tara",
    category: "Fashion",
    featureIds: [10, 1],
    featured: 1,
    keyResult: "A stall of 86 pieces, 41 of them sold, counted and settled in twelve minutes the same night.",
    keyMetric: "Eleven sales in the fifty minutes without a network, each recorded once.",
    imageAlt:
      "A queue seen from behind at a striped stall; Tara hands over a mustard kurta, phone in hand, and a boy lifts a phone with no signal.",
    milestones: [
      { label: "Mustard L", paragraph: 0 },
      { label: "86 pieces", paragraph: 2 },
      { label: "One to none", paragraph: 3 },
      { label: "Stoles, ten", paragraph: 5 },
    ],
  },
  {
    id: 5,
    title: "The visitors' book with a column for size",
    excerpt:
      "People wrote kind things in the book on the stall and never heard from Tara again. One August, in Delhi, she asked for two more words.",
    content: `"Superb. Keep it up. Uncle from Gwalior." That is page one of my first visitors' book, the whole of it. I bound it myself in offcuts of the pomegranate print and it stood on the stall with a pen on a string. I have filled three. People draw flowers. One child drew a horse, a good one, at a gallop.

I used to read them on the train home and feel loved. At home they went on a shelf, and that was the whole of my customer relations. When I returned to a city I returned as a stranger.

Last June I was looking through book three for something else and found a line from a Delhi stall in the winter. No compliments. It said: Nandini, L, the pomegranate one, if ever. It was underlined twice. Below it was a phone number, and on the last four digits of the phone number stood the horse. It was the most useful sentence in three books, and I had owned it for five months without reading it.

In August, in Delhi, the book stayed on the table for flowers and horses, and Golu asked a question. "May we write to you when we come back?" If they said yes, I put the name and number into The Customer Lounge, then their size, then the print they had looked for and not found. Two extra words, M and peacock. About twenty people said no, and they got a smile and the pen on the string. Sixty-two said yes.

Our next Delhi Saturday was in November. Two weeks before, I opened the list, chose Delhi, chose the people who had agreed, and sorted them by size and print. I had never packed like that. Usually I pack what I feel proud of. This time I put in three peacock M because three people had wanted a peacock M, and I left behind a lime green I am fond of, since not one soul in Delhi had asked for it.

The message went on WhatsApp, to those sixty-two and no one else. It said where we would be and until what time, that the print they wanted would be in the box in their size, and that one word back would take them off the list. One person sent the word. She is off the list.

Nineteen came. Fourteen of them bought, and nine of the fourteen bought the very print they had asked for in August. What I remember best is the first hour, when a woman walked up, did not look at the rail at all, and said, "I believe you have something of mine."

And at half past five, when I was already folding, a hand reached past me to the back of the rail and pulled out the pomegranate in L. Its owner was on no list of ours. She had been walking by with a bag of guavas. "You took your time," said Nandini.

I handed her the pen. She wrote her number again, all ten digits, and I looked up and down the lane for children.`,
    founder: "tara",
    category: "Fashion",
    featureIds: [16, 10],
    featured: 0,
    keyResult: "Nineteen of the sixty-two people she wrote to came to the second Delhi stall, and fourteen bought.",
    keyMetric: "Nine of the fourteen bought the very print they had asked for in August.",
    imageAlt:
      "A visitors' book from above: a child's galloping horse on one page, sizes and prints on the other, and a phone with the same list.",
    milestones: [
      { label: "A horse", paragraph: 0 },
      { label: "Nandini", paragraph: 2 },
      { label: "Peacock M", paragraph: 4 },
      { label: "Guavas", paragraph: 7 },
    ],
  },
  {
    id: 11,
    title: "Tara's first week, and one small fish tote",
    excerpt:
      "She left a bank partly to be rid of login screens. One Monday in July there was again a button that she did not want to press.",
    content: `There is a key I still dream about. In my second year at the bank I pressed Enter on the wrong screen and closed an old gentleman's fixed deposit eleven months early. He was standing in front of me. It took three days, two managers and a letter on stamp paper to open it again, and on each of the three days he brought me a banana, because he thought I looked unwell.

I could always use a computer. I was afraid of the button that cannot be taken back. When I left in 2021, with forty kurtas and my mother's dining table, I went over to paper on purpose. I wrote my lists on the backs of fabric swatches. A swatch has never asked me whether I am sure.

By last July the swatches filled four biscuit tins and I could not have told you how many of anything I owned. I opened Ladoo on a Monday afternoon. It wanted to know what I sell. I thought of my 140 SKUs, every print in every size, and closed it again and made tea.

After the tea I chose one thing, the fish-print tote in the small size. One print, one size. There were seven in the basket by the door. I typed the name into The Storeroom, then the price, ₹650 with GST, then the number seven. It took about as long as a swatch does, and you could read it.

On Tuesday I sold one to a neighbour and took it off. Six on the phone, six in the basket. On Wednesday I tried to break it. I typed sixty where it said six, to see whether anything would shout. Nothing did. Under the tote there was now a line to say that the count had gone from six to sixty, at twenty past four, by Tara. I changed it back, and there was a second line to say that. I sat and looked at those two lines until my tea had a skin. At the bank that was three days and three bananas.

Thursday, nothing. Friday two went on Instagram, and I forgot to enter one of them until bedtime, and entered it late, and the ceiling stayed up. Saturday Golu sold one at the gate and put it in himself, on my phone, as if it were opening a door. He is nineteen. Sunday I gave one to my mother, who had been hinting.

Two left. I had counted that basket every night, seven nights, and each night the basket and the phone had agreed.

From the second Monday I added four more a day, with the four o'clock cutting chai, and never more than four. Kurtas, size by size. Stoles. Earrings took a whole week of tea. In five weeks all 140 were in, and somewhere in the fourth I had stopped checking the baskets.

The old gentleman's daughter ordered a fish tote in September. There was a note with the order: her father would like to know if I am eating properly.`,
    founder: "tara",
    category: "Accessories",
    featureIds: [17, 1],
    featured: 0,
    keyResult: "On all seven nights of the first week, the basket and the phone agreed.",
    keyMetric: "All 140, every print in every size, were in after five weeks, at four a day over tea.",
    imageAlt:
      "Tara leans back and touches, with one finger, a phone as tall as a door that shows a single fish tote; a basket of totes stands behind her.",
    milestones: [
      { label: "Banana", paragraph: 0 },
      { label: "Fish tote", paragraph: 3 },
      { label: "Two lines", paragraph: 4 },
      { label: "Four a day", paragraph: 7 },
    ],
  },
  {
    id: 12,
    title: "Three days of Diwali, two runs by scooter",
    excerpt:
      "Tara's mother was sure of the red stoles. The phone was sure of something smaller. They had one table, three days and a nephew with a scooter to find out.",
    content: `My mother was pointing at the washing line with a spoon. We were on the roof, the Diwali exhibition was a week away, and I had hung up every stole I own so that we could choose. "Red," she said. "Red and gold, and at the front."

She is often right. But it was three days in Jaipur, Friday to Sunday, with one table and no room for a kurta rail, and I remembered the year before. I had packed what looked like Diwali to me, mostly red stoles. On Saturday at three I sold my last pair of earrings, to a woman who would have taken five. For a day and a half after that I stood behind a wall of beautiful red. Ninety-six pieces came home in an auto, several of them on my lap.

This time I asked The Crystal Ball. It had no Diwali to go on yet, only my pop-ups since August, four of them. It showed me a thing I had seen with my own eyes and never noticed: at a stall, earrings and totes leave in twos and threes, and stoles leave one at a time. Well, naturally. People are buying for other people. You cannot be sure of your sister-in-law's colours. You can be sure that she has two ears.

I made the event in The Sales Outlets and took out 90 pairs of earrings, 30 totes and 24 stoles. That is 144 pieces, at ₹390, ₹650 and ₹850. My mother counted the red ones among the 24 and went downstairs.

Friday we sold 57. Refilling used to mean me in the hall at eleven at night, asking a shelf what it thought. Now, while Golu folded the tablecloth, the phone put three things side by side, what was left on the table, what had gone that day and what we had at home, and made tomorrow's list: 30 pairs of earrings, design by design, 10 totes, 4 stoles. 44 pieces, home to stall. Golu took the list and the scooter. By ten it was packed in the hall, with his helmet on top so that he could not leave without it.

Saturday was the big day, 80 pieces. That night the list wanted 25 pairs of earrings, and the shelf at home had 21. We took all 21. It left none for the website in the last days before the festival, and I minded that. But the site marked them sold out by itself, so at least no one in Chennai paid for a pair that was pinned to a board in Jaipur. With 10 totes and 6 stoles it made 37, again boxed by ten. Golu had ridden through so many sparklers that he smelt like a wedding.

Sunday, 75. A man bought six pairs of earrings for six cousins and asked me which cousin was which.

Over the three days 225 pieces went to that table, and 13 came home, in Golu's rucksack. Eight pairs of earrings, three totes and two stoles. Both stoles were red.

I laid them on the dining table without a word. My mother looked at them for a moment. "Hung too high," she said.`,
    founder: "tara",
    category: "Accessories",
    featureIds: [10, 1, 6],
    featured: 0,
    keyResult: "13 of 225 pieces came home from the exhibition, where the year before it was 96.",
    keyMetric: "Two overnight refills, of 44 and 37 pieces, each boxed by ten at night.",
    imageAlt:
      "Golu rides a scooter loaded with boxes over a hill at night, from a small house to a lit stall, past oil lamps and fireworks.",
    milestones: [
      { label: "The spoon", paragraph: 0 },
      { label: "Two ears", paragraph: 2 },
      { label: "The scooter", paragraph: 4 },
      { label: "Too high", paragraph: 8 },
    ],
    pictured: "Golu, Tara's nephew",
  },
  {
    id: 13,
    title: "Tara and the night of the 10th",
    excerpt:
      "Her GSTR-1 is due on the 11th, so the 10th of every month belonged to a shoebox and to Goyal uncle's voice notes. One month he went quiet.",
    content: `At six in the evening on the 10th of every month, my phone would clear its throat. Goyal uncle, my accountant, does not like to type, so he sends voice notes, and they all begin with a cough. Tara beta, good evening, today is the 10th, I am only saying. There would be another at nine, and by then I was no longer beta.

The shoebox lived under the sewing machine, and what was in it was swatches. I write my lists on the backs of fabric. It looks charming on Instagram. It is less charming at eleven at night with GSTR-1 due tomorrow, when you are holding a square of indigo that says: two M, didi with spectacles, ₹2,900. Which month? Cash or UPI? And where did I send them? If the parcel stayed in Rajasthan, the tax on it is CGST and SGST. If it went to Delhi, it is IGST. The swatch had no view on the matter.

Once Goyal uncle sent me nineteen questions, numbered. Eleven were UPI payments that had come in on some Saturday from people with names like Sunshine Girl, and no sale to put beside them. Five were bills with the wrong tax. The last three were all about one bill, and I felt he had become emotional.

What changed is rather dull to tell, because none of it happens on the 10th. When I sell a stole for ₹850 now, on the website or on WhatsApp or across a table, The Sales Desk makes the invoice there and then, with the HSN code on it and the GST split the right way for where it is going. If the customer pays by UPI, The Cash Register puts that payment against that invoice. Sunshine Girl is a stole, in peacock blue, and her name is Lata. If a kurta comes back, the credit note is written against the invoice it left with.

On the 1st of the next month the GSTR-1 summary was simply there. I did not believe it. You can take the girl out of the bank. On Tuesday the 3rd I sat down with 218 invoices, five credit notes, a ruler and a cutting chai, in daylight for once, and went through the lot.

It had marked two for me. One was the boutique where I keep a rack, because I had typed the letter O in their GST number in place of a zero. The other was a potli bag that Farida and I were trying out, with no HSN code at all. I mended both. The summary went to Goyal uncle on the 4th.

I waited for the cough. On the 6th there were two questions: had I checked the boutique's number, and was this potli really ours. Yes, uncle. Yes, uncle. After that, nothing. The 10th came, six o'clock, and my phone lay on the table like a stone.

I rang him. I said, uncle, good evening, today is the 10th, I am only saying. There was a long pause. He asked who was speaking.

I put on the red mojris that the shoebox had come with, and took my mother to the nine o'clock film. It was not very good. We stayed to the end.`,
    founder: "tara",
    category: "Fashion",
    featureIds: [3, 9],
    featured: 0,
    keyResult: "The GSTR-1 summary was with her accountant on the 4th, a week before it was due.",
    keyMetric: "Two questions from the accountant on 218 invoices, where one month had brought nineteen.",
    imageAlt:
      "A cat sleeps on a closed shoebox under a calendar stamped early in the month, while Tara in red mojris leaves for the cinema with her mother.",
    milestones: [
      { label: "A cough", paragraph: 0 },
      { label: "The shoebox", paragraph: 1 },
      { label: "A ruler", paragraph: 4 },
      { label: "Red mojris", paragraph: 8 },
    ],
  },
  {
    id: 14,
    title: "Eleven kurtas marked 'size'",
    excerpt:
      "Half of what came back said the same word. Tara blamed the customers, until she counted which way they had all been wrong.",
    content: `A slip of paper fell out of the left sleeve. It said, very pretty, made for a lady with no arms. The kurta was the madder one with the small paisley, in M, and it had come back folded so much better than I had folded it that I felt told off twice.

It went on the chair. I had a chair for returns. Each one got a swatch pinned to its collar with the reason, and on most of them I had written one word, size. I would send out the other size by the next courier and forget to cancel the first bill, so that on paper one kurta belonged to two people. As to why it kept happening, I had a theory. Who measures herself? We guess, and we are kind to ourselves. I certainly am.

On The Sales Desk a return has to give its reason before it is anything else. So for two months I did it properly. I opened each parcel, looked the piece over, chose the reason, and wrote under it what the customer had said, in her words. After that the credit note, made against the original invoice with its GST, and last the exchange. From that minute The Storeroom holds the other size for her, and the piece that came back goes on the shelf as what it is, one M, for sale. The chair became a chair.

That is two months, about 440 orders and 22 returns. Eleven were marked size, half of them, same as ever. But now I had the eleven remarks one under the other. Tight across here. Snug. Can't lift my arms. Tight. I used to read loan files for a living, and something about that column bothered me. Nine said too tight. Two said too loose. If people were guessing, they would be wrong in both directions. Nine to two is not guessing. They were being told the wrong thing, and the only person who tells them anything is me.

I took the tape to Bagru. The size chart on my website was copied from Farida's cutting book, by me, in a hurry, in 2021. I asked her what the 38 beside M meant. She looked at me with real pity. "The kurta," she said. "The kurta is thirty-eight. The lady is thirty-five."

For four years my customers had been reading it as their own measure. Why would they not? I had put it under the words Find your size. A woman of thirty-eight inches in a kurta of thirty-eight inches can stand very nicely. She cannot hail an auto.

We did not change a stitch. I changed the chart. It asks for your own measure now, round the chest and round the upper arm, with a drawing of where the tape goes. That drawing took me a whole evening, since every arm I draw comes out like the handle of a tote.

In the next two months we had 13 returns. Three of them said size.

The lady with no arms got her L, same ₹1,450, with the credit note and a new invoice in her inbox. A fortnight later she sent me a photograph from her brother's wedding. She is in the middle of the dance floor with both hands straight up in the air.`,
    founder: "tara",
    category: "Fashion",
    featureIds: [3, 1],
    featured: 0,
    keyResult: "Returns marked 'size' went from eleven in two months to three in the next two.",
    keyMetric: "Of the eleven remarks, nine said too tight and two said too loose.",
    imageAlt:
      "A returned kurta on a chair with a tape measure across it, a new size chart, and a photograph of a woman dancing with both arms up.",
    milestones: [
      { label: "The slip", paragraph: 0 },
      { label: "Nine to two", paragraph: 3 },
      { label: "The chart", paragraph: 6 },
      { label: "Both hands", paragraph: 8 },
    ],
    pictured: "A customer, at her brother's wedding",
  },
  {
    id: 16,
    title: "Sixteen prints, five sizes and Farida's bet",
    excerpt:
      "Farida has always cut every print evenly, six of each size. Tara brought her a page of odd numbers, and she agreed to all of it except the parrots.",
    content: `My mother's bed stands higher than other people's. Under it, last February, there were three suitcases, and in the suitcases there were 97 kurtas that the season had left behind. Open one and it was all there, indigo, rust, parrot green, that pink without a name. Sixty-one of the 97 were size S.

They got there by fairness. I have sixteen prints in five sizes, S to XXL, and for each season Farida cuts thirty of every print, six of each size. That makes 480 kurtas. The piles stand level, and if you ever saw Farida step back from a row of level piles, you would not have the heart either. A season lasts about four months. The L was always gone in the fifth week.

I knew that. Anyone who sells kurtas knows it. What I did about it was say "more L" to Farida on the phone, and she would cut seven.

By February I had one whole season in The Storeroom, every sale by print and size, and I asked The Crystal Ball for a size run. That means how many of each to cut. I expected one answer for everything, and for most prints it was nearly that. Out of thirty, 3 in S, 8 in M, 10 in L, 6 in XL and 3 in XXL.

There was also the lotus. For the lotus it said none in S. None at all. I thought it had made a mistake, so I laid a lotus S flat on the table to prove it. It is a big block, our lotus. It repeats every nine inches, and on an S the side seam goes straight through the flower, so that you get half a lotus under each arm. In two years no customer had said so. They held it up, and they put it back.

I took the page to Bagru. Farida read it like a stranger's prescription. She has been cutting cloth for twenty-two years, and she had one objection: the phone has never touched any. We discussed this over two rounds of cutting chai. At the end of the second she made me an offer. Fifteen prints by the page. The parrots her way, six of each, and at the end we would see whose came home in a suitcase.

It was again 480 kurtas, the same sixteen prints, the same ₹1,450. An L takes a little more cloth than an S. She pointed that out, and wrote it on the wall in chalk with the date.

We counted on the last Sunday of June, with Golu as referee because he had money on neither of us. There were 38 kurtas left. Eight of those were parrots, five of them in S. The other fifteen prints had left thirty between them, two each.

My mother, by the way, has asked for the suitcases back, as she wants to visit her sister.

Farida stood over the eight parrots for some time and moved one so that the pile was straight. She did not say that I had won. "Show me what it says for these," she said, and I gave her the phone. She held it by the edges, the way you hold cloth when it is still wet.`,
    founder: "tara",
    category: "Fashion",
    featureIds: [1, 6],
    featured: 1,
    keyResult: "38 kurtas were left over from 480, where the season before had left 97.",
    keyMetric: "The one print cut evenly left eight kurtas; the other fifteen left two each on average.",
    imageAlt:
      "Five uneven piles of folded kurtas, a small level pile with a parrot sitting on it, and Farida holding a phone with a chart by its edges.",
    milestones: [
      { label: "The bed", paragraph: 0 },
      { label: "The lotus", paragraph: 4 },
      { label: "Last Sunday", paragraph: 7 },
    ],
    pictured: "Farida, who cuts Tara's kurtas",
  },
  {
    id: 101,
    title: "The earring card that counts itself",
    excerpt:
      "Twenty-four kinds of earrings on one corkboard, a breeze, and a nephew who sells by pointing. Every evening, the same pair was missing.",
    content: `The tiny parrots kept disappearing. I sell earrings at ₹390 a pair, 24 designs, each pair hooked through a printed card and all the cards pinned to a corkboard. A stall is mostly wind and elbows. People try a pair on, look in a mirror the size of a biscuit, and put it back on whichever card is nearest. By evening there were jhumkas on the fish card, and I was short of parrots again.

I suspected a schoolgirl with a very innocent plait. I suspected, may she forgive me, my mother.

The trouble was that my nephew Golu sells earrings by pointing. That one, ₹390. The money was right every evening, because UPI remembers money. It does not remember earrings, so the next week I made whatever I was in the mood for, usually blue. The count at night, pair by pair against a list on a swatch, took forty minutes and ended in an argument about parrots.

Now each card has a small square code on its back, printed from The Storeroom, one for each design. I stuck them on in an evening, with a glue stick and half a film. Golu turns the card over and points the phone at it. The phone shows a picture, the words tiny parrots, and ₹390 with GST. If there are jhumkas in his hand, he can see that something is wrong.

The Cash Register puts up a UPI QR for exactly that sale. The customer scans it, the payment comes in against her pair, and the count of tiny parrots goes down by one. A QR payment costs me 0.99% plus GST, on ₹390 a little over ₹4.50, and the money is in my account the same day.

The first time we used the cards was a Saturday in Jaipur, hot, with the kind of crowd that comes for the kulfi next door. That night I took what was left on the board away from what we had brought. 46 pairs sold. The payments came to ₹17,940, and if you divide that by 390, as I did, on paper, you get 46. The counting took six minutes. Golu asked if we were allowed to go home.

I stayed to look at the list by design, and there were my parrots. Nine pairs, in one day. They had never been stolen. They were selling faster than anything else on the board, and I had been making them last of all, after everything blue, because I had decided they were unlucky.

I have apologised to my mother. The parrots are made first now, on a Monday, before anything blue.`,
    founder: "tara",
    category: "Accessories",
    featureIds: [1, 9],
    featured: 0,
    keyResult: "46 pairs gone from the board, and ₹17,940 in payments for exactly 46 pairs.",
    keyMetric: "The evening count takes six minutes, where it used to take forty.",
    imageAlt:
      "A corkboard of earrings on printed cards, one card turned over to show a square code, one place empty, and a pair of parrot earrings.",
    narrationSeconds: 180,
  },
];
