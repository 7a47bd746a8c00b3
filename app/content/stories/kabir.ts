import type { StoryRecord } from "#app/schemas/content.ts";

/** Kabir's stories. Numbers and habits agree with `founders.ts`. */
export const kabirStories: readonly StoryRecord[] = [
  {
    id: 2,
    title: "Kabir, the kettle and a WhatsApp order",
    excerpt:
      "Orders arrive on WhatsApp at exactly the hour when both of Kabir's hands are in the lime tub. He found something to do about it with one knuckle.",
    content: `The first voice note of the day comes at twenty to eight, and it is always Mrs Kurian from Bangalore. She says good morning, she describes the weather over Whitefield, and somewhere in the middle she orders pickle. I start it with my elbow, because both my hands are in a tub of cut limes and my fingers are red with chilli up to the second joint.

You cannot type with hands like that. I have tried. The screen reads a wet thumb as a great many small wishes, and for a week afterwards the phone smells of lunch. So I did what I learned in hotel kitchens, where the orders come all at once and no one has a hand free. I kept them in my head until I could write them down.

About a hundred and fifty of our six hundred orders a month come on WhatsApp. In the head they go off faster than curd. I would wash at eleven, sit down with the blue notebook and put in what I remembered. The bills I typed at six, with an hour to go before the courier. A customer who asked for hers at breakfast got it at supper, and twice she got another customer's.

These days the phone leans on the tea tin. I put the kettle on, open the Sales Desk, press the microphone with a knuckle and say it the way one calls an order to the line. Three lime pickle, one gunpowder podi, Mrs Kurian, Bangalore, UPI.

It writes the order out for me to look at. Three jars at ₹240, one podi at ₹180, ₹900 with the GST inside, and her address from last time. I do look. In the first week it heard podi as pony, and a Mrs Thomas in Thrissur very nearly received two gunpowder ponies. I changed the word, and I have said podi more slowly ever since.

I press once more and the invoice exists. Hers carries IGST, because the jars are leaving Kerala. The next one was for Mr Paul in Kollam, and his tax was split into CGST and SGST, because his jars were not. The HSN codes were on both. I chose none of this at twenty to eight in the morning, and nobody who knows me would have wanted me to.

Our kettle takes four minutes. I timed it one Monday, when I was still suspicious. The weekend had left twelve orders in WhatsApp and Mrs Kurian's was on top. It was heard, spoken, checked, invoiced and back in her chat in under four minutes, and the water was only beginning to mutter. Of the twelve, eleven went in by voice. The twelfth came from an engineer in Kozhikode who wanted nine jars sent to nine cousins and had made a table of it. That one I typed after breakfast, with clean hands and some respect.

Mrs Kurian answered her invoice with another voice note, five minutes long. There was no order in it anywhere. Her neighbour's mango tree had come down across the gate, and the neighbour was blaming the crows. I heard it through to the end, standing at the window with my tea.`,
    founder: "kabir",
    category: "Food & Beverage",
    featureIds: [3, 15],
    featured: 1,
    keyResult: "A WhatsApp order was heard, spoken, checked and invoiced in under four minutes.",
    keyMetric: "Of one Monday's twelve WhatsApp orders, eleven went in by voice and one was typed.",
    imageAlt:
      "A chilli-red finger presses the microphone on a phone that leans on a tea tin; an invoice rises from it while the kettle starts to steam.",
    milestones: [
      { label: "Cut limes", paragraph: 0 },
      { label: "Tea tin", paragraph: 3 },
      { label: "Four minutes", paragraph: 6 },
      { label: "Mango tree", paragraph: 7 },
    ],
  },
  {
    id: 4,
    title: "Which podi the rain asks for",
    excerpt:
      "In June the rain drums on the tin roof, the banana chips go soft, and everybody wants the same podi. It took a year's sales to see what the roof was saying.",
    content: `There is a sheet of tin over our grinder, and on the first real day of the rains no one under it can hear a word. Shibu and I work by signs. He holds up a flat hand for stop, a fist for more chilli, and last June he kept pointing at the empty shelf where the gunpowder podi should have been, and I kept nodding as if I had a plan.

I had no plan. I had a memory, and my memory is a cook's memory. It keeps the big nights and throws away the Tuesdays. Ask me about the year and I would say Onam, banana chips, send for more bananas. So in June, with the big night in mind, we fried chips. Forty-one packets went soft in the damp. Over June and July the gunpowder podi ran out on nine days, and on every one of them a customer wrote to ask for it.

This spring I put the whole of last year into Ladoo. The site and the two marketplaces gave me files. The blue notebook gave me a sore throat, because I read it aloud to Reena over three evenings while she did the typing. Once it was all in, I opened the Crystal Ball and asked it for the podis alone, month by month.

We make three. The garlic one sells the same every month, like a man with a government job. The coconut one rises a little when the schools close. The gunpowder sold 84 packets in April and 176 in July, empty days and all. I looked at that for some time, and then I felt foolish, because any Malayali could have told me. The middle of July begins Karkidakam, when half the houses we sell to keep off fish and meat, live on rice and kanji, and need something on the plate with an opinion.

I planned the rains backwards from July. I took the suggested reorder for dal and dried chilli, moved it up by two weeks because wet roads are slow, and set the Storeroom to warn me at forty packets instead of fifteen. We fried half the chips. In June and July of this year the gunpowder podi was in stock every single day. The shelf looked so ordinary that I forgot to be pleased about it until Shibu pointed, out of habit, and there it was.

Onam is harder, because Onam moves. This year Thiruvonam comes ten days sooner than the last one did. If I cook by the date on last year's orders I am ten days late, and ten days late for Onam you may as well bring the chips for Christmas. So I counted the sales in weeks before the feast. The chips begin to climb five weeks ahead, and the last parcels for Delhi leave nine days ahead. I wrote those two lines on the wall beside the grinder and sent for the bananas.

I showed Ammini, with a certain ceremony, that we had to start early this year. She asked why I had needed a machine for that. The date has been on the jewellery shop's calendar since January, and the calendar hangs over the sink.`,
    founder: "kabir",
    category: "Food & Beverage",
    featureIds: [6, 1],
    featured: 0,
    keyResult: "Gunpowder podi was in stock every day of June and July; the year before it ran out on nine days.",
    keyMetric: "Last year's gunpowder podi: 84 packets sold in April, 176 in July.",
    imageAlt:
      "Rain on a tin roof; below it Kabir and Shibu talk by signs beside the grinder, and twelve stacks of podi packets rise to one tall month.",
    milestones: [
      { label: "Grinder", paragraph: 0 },
      { label: "In July", paragraph: 3 },
      { label: "Onam", paragraph: 5 },
      { label: "Calendar", paragraph: 6 },
    ],
  },
  {
    id: 9,
    title: "The jar at the back of the shelf",
    excerpt:
      "Nine years in hotel kitchens taught him that the old tray goes in front. Then Shibu knelt down in the packing room to look for a lid.",
    content: `Shibu found it when he went down on his knees to look for a lid. Behind two rows of fresh lime pickle, against the wall, stood a jar that said 4 March. It was the last week of March. He put it on my desk without a word and went back for the others. By lunch there were twenty-three.

In a hotel the new tray goes behind the old tray or the chef shouts at you. I have been shouted at, and later on, I am sorry to say, I did the shouting. I know that rule as other people know their prayers. And here were twenty-three jars at ₹240, ₹5,520 worth, grown old three steps from my own stove.

But a hotel has one cold room and one bad-tempered man at its door. We have a shelf in the kitchen, the racks in the packing room, and the box that goes to the Sunday market. There are 48 SKUs, and most are cooked again before the last lot is sold, so on any morning some seventy batches are standing about the house. Shibu picks with one eye on the clock. The hand takes the jar in front. So does mine.

I thought of coloured stickers. We had tried coloured stickers. Neither of us could remember whether yellow was February or urgent.

What we do now begins beside the stove. Before the last jar is sealed I enter the pot in the Storeroom as a batch: lime pickle, pot 37, a hundred and ten jars, use by six months from today, packing room, second rack. The label carries the same number in large type. It takes about as long as wiping the ladle.

From then on the picking list asks for the oldest batch by its name. It used to say two lime pickle. It says two lime pickle, pot 31, second rack, and Shibu goes to the number. If pot 37 is standing in front of pot 31 he moves it, and I have heard him speak to it while he does.

The first time I had the batches listed by date, I met one that I would have sworn was finished. It was seventeen packets of coconut podi with seven weeks left, in a carton under the market box. One of our marketplaces will not take in anything with less than three months to go, so that door was shut. They went to the Sunday market with a card that said eat this one soon, at ₹150 instead of ₹180, and the last of them was sold before the church let out at eleven.

That has become the Monday job, with tea. I read down everything that has less than two months left and decide where it goes: the market, a regular who rings the kitchen, or Shibu's mother, who disapproves of our podi and finishes it.

I threw away twenty-two of the twenty-three. The jar from 4 March is still on my desk, sealed, and keeps the papers down when the fan is on. It looks quite well. Ammini says she would eat it, and I have moved it to where she cannot reach.

From January to March, twenty-three jars went past their date. From April to June it was two, and one of those had a cracked lid, for which I do not blame the calendar.`,
    founder: "kabir",
    category: "Food & Beverage",
    featureIds: [1, 15],
    featured: 0,
    keyResult: "Jars past their date fell from twenty-three in one quarter to two in the next.",
    keyMetric: "Seventeen packets with seven weeks left were found in time and sold in one Sunday morning.",
    imageAlt:
      "Seen from the back of a shelf: an old jar with a cobweb, and Shibu's face between the rows of fresh jars as his hand reaches in.",
    milestones: [
      { label: "The jar", paragraph: 0 },
      { label: "Pot 37", paragraph: 4 },
      { label: "Monday tea", paragraph: 7 },
    ],
    pictured: "Shibu, who packs with Kabir",
  },
  {
    id: 10,
    title: "Kabir's forty labels before the courier at seven",
    excerpt:
      "With nine parcels still open on the floor, Kabir heard the courier's scooter at the temple tank. It took him a long while to see what was wrong with his Mondays.",
    content: `At ten to seven the pen died in the middle of a PIN code. It was a Monday in the rains and I can still smell it: wet cardboard, marker ink, and asafoetida from a lid that had not shut. I was on the thirty-first address. Nine parcels lay open on the floor, and from beyond the temple tank came the sound of a scooter with a bad silencer.

That is Biju, our courier. He comes at 7 pm, and what is not on the step stays with us. He is polite about it. He has eleven more stops, and one of them is a dentist. On an ordinary day we give him about twenty parcels. On a Monday, Saturday night and all of Sunday come on top, and then it is forty, and he rides off looking like a man moving house.

The four notebooks were on the table. Blue for WhatsApp, red for the site, green for the marketplaces, black for money. I found an order in its notebook, called the jars to Shibu, went to the laptop to type the invoice, came back to write the address, and did it again. Reena stood by with the tape. In a hotel we would say there is one cook on the pass and a row of plates dying, and the chef would move that cook to salads.

Thirty-four parcels went that evening and six stayed. One of the thirty-four was wrong as well. We had an S Menon in Pune and an S Menon in Palakkad, and that week they ate each other's pickle.

It took me a long while to see that none of us was slow. The work was in the wrong order. By the time we came to the labels the Sales Desk already had whatever came from the site, the marketplaces and WhatsApp in one list, so there was nothing left to copy. At four Reena ticks the lot and presses print, and it all comes out together: a picking list that runs along our shelves from left to right, then for each order its GST invoice, and straight after the invoice its label.

Shibu takes the list and the trolley and walks the shelves once. Reena sits down with the pile. She reads an invoice, takes those jars off the trolley, folds the paper in, closes the box and puts on the label that was lying underneath. I do the tape. The two S Menons no longer meet.

I will not pretend that the first Monday was pretty. The printer had its own view of paper sizes, and we finished at twenty to seven with labels as big as tea towels. The second Monday it was ten past six. On the third the fortieth parcel was taped at half past five, and Reena went round the room looking for the ones we must have forgotten.

In the last month of the notebooks fourteen parcels missed the scooter. In the month after that third Monday, one did. The current failed with a single label still in the printer, and I was writing it out by hand, quite happily, when he left.

I have Thursday evenings off now. On the first of them I went out for a shave, two lanes from the kitchen, and at seven I had foam up to my ears. The silencer came past the tank and up the lane. Out of pure habit I began to rise. The barber, who had the razor in one hand, put the other on my shoulder.`,
    founder: "kabir",
    category: "Food & Beverage",
    featureIds: [15, 3],
    featured: 1,
    keyResult: "Forty parcels are picked, invoiced, labelled and taped by half past five; the courier comes at seven.",
    keyMetric: "Parcels that missed the scooter in a month: fourteen with the notebooks, one after the third Monday.",
    imageAlt:
      "A tower of labelled parcels ready on the step, Reena with a glass of chai in the doorway, and the courier's scooter arriving under a clock.",
    milestones: [
      { label: "The pen", paragraph: 0 },
      { label: "Notebooks", paragraph: 2 },
      { label: "The trolley", paragraph: 5 },
      { label: "The shave", paragraph: 8 },
    ],
    pictured: "Reena, who packs with Kabir",
  },
  {
    id: 15,
    title: "A QR for every sale at the Sunday market",
    excerpt:
      "The customer showed a green tick and had his bag in hand before Kabir read the date. On a Sunday's takings and the jars they belong to.",
    content: `Paid, said the man in the cricket cap, and held up his phone. It showed a green tick and ₹420, one lime pickle and one gunpowder podi. I had already handed him the bag when I read the small line under the tick. It was last Sunday's. He had opened an old screenshot, and he was more shocked than I was. He paid on the spot and apologised in two languages.

We sell on Sundays under the rain tree near the old jetty, Shibu and I. On the table was a sticker with a UPI code that led to my bank account and knew nothing about pickle. People scanned it, typed an amount, showed me a screen and left. The phone in my apron made a noise each time. By noon it had made fifty noises, and I had heard perhaps thirty, because the tender coconut man has a bell.

At night I sat down with the bank's list and the black notebook. ₹240. ₹240. ₹24, either a thief or a thumb. ₹360, which could be two podis or three banana chips. The money came out right to within a few hundred rupees. The jars never did, so on Monday morning the site was selling stock that had gone home in a stranger's cloth bag.

Now the market is an event in the Sales Outlets. On Saturday evening we take a hundred and twenty pieces out of the Storeroom and into the box. At the table Shibu taps what the customer has picked up, and the Cash Register makes a UPI QR for that order alone, with the amount already in it. The customer scans it off our screen. When the money arrives the order turns to paid, where both of them can see it, and those jars leave the box's count. If it does not turn, no one has to accuse anyone. We wait, and discuss the humidity.

It costs 0.99% plus GST. On a jar of ₹240 that is about ₹2.80. Ammini worked this out before I did, and wanted to know what was wrong with the free sticker. I gave her the bank's list for one Sunday and asked her to find me the podis. She sat down with a pencil at eight. At ten she put the pencil back in the drawer and said we could have the thing.

The first Sunday we did it properly there were fifty-eight UPI payments, ₹17,340 in all, and every one was tied to its order. That accounted for ninety-two pieces. Nine more went for cash, entered as the notes went into the tin. Nineteen came home. Ninety-two and nine and nineteen make a hundred and twenty, and I said so aloud in the autorickshaw until Shibu asked whether I had eaten.

The payout came the same day. After charges of about ₹203, tax included, ₹17,137 was in the account at half past eight that evening. I paid the lime man on Monday before he had put down his sack, and he counted it twice because it had never happened to him before.

The man in the cricket cap was back the next Sunday. He scanned, and we all three watched the order turn to paid. Then he took a screenshot of his green tick, looked at it, looked at me, and deleted it.`,
    founder: "kabir",
    category: "Food & Beverage",
    featureIds: [9, 10],
    featured: 0,
    keyResult: "Every one of fifty-eight UPI payments was tied to its order, and the payout came the same day.",
    keyMetric: "₹17,340 taken by UPI on one Sunday, ₹17,137 in the account by half past eight that evening.",
    imageAlt:
      "Under a rain tree, Shibu shows a payment code across a table of jars to a man in a cricket cap; Kabir stands beside him.",
    milestones: [
      { label: "The cap", paragraph: 0 },
      { label: "Rain tree", paragraph: 1 },
      { label: "Fifty-eight", paragraph: 5 },
      { label: "Screenshot", paragraph: 7 },
    ],
  },
  {
    id: 17,
    title: "Aunt Ammini and the phone beside the salt",
    excerpt:
      "She had never broken anything in that kitchen and did not mean to begin with an app. But the shelf was twenty-six jars of lime pickle short.",
    content: `When the landline rings, my aunt Ammini picks it up and asks who has died. Nobody has died. They want pickle. There are families who have known her for forty years, and they do not go to a website for it. They ring the kitchen, they talk for twenty minutes, and they send a boy on a cycle.

None of this was written anywhere. She kept the orders in her head and the money in a biscuit tin, and both were perfectly in order, if you were Ammini. I did not know. I only knew that at the end of May the shelf was twenty-six jars of lime pickle short. I went through the invoices. I questioned Shibu, who was hurt, and he was right to be. I put down a trap for rats, as if a rat could manage a lid. Then one morning I met the boy on the cycle.

I brought her a phone with Ladoo on it. She looked at it from a distance and said that she had never broken anything in this kitchen and did not mean to begin with that.

I had expected her to find it beneath her, or complicated. It had not crossed my mind that she was afraid. She thought that if she pressed the wrong thing everybody's orders would go, the site's and the marketplaces' too, and that I would be kind about it, which would be worse.

We took the pressing away. The phone leans on the salt jar, where she stands all day in any case. Its login opens the Sales Desk for taking orders and very little else. She speaks, and Reena at the next table reads the screen and saves. Ammini has to touch nothing. Her English is all nouns and numbers, and that turns out to be what is wanted.

The first one was four lime, Mary Teacher, Thevara, cash. It came up as four jars of lime pickle, ₹960. Ammini bent down, read it through the lower half of her glasses, and announced that it had forgotten the GST. Reena opened the invoice and showed her the two lines, CGST and SGST. There was a silence. Ammini said that it could stay until Onam.

She is strict with it. When it wrote line for lime, she said the order again, louder, as one does to a new waiter. In the second week she told it two lime for the priest, no charge. I had to explain that the list would go on asking who was paying. It stood there unpaid for four days. On the fifth she came to my desk and put down ₹480 in coins, and I made out the receipt and did not smile.

In the first month she spoke twenty-one orders into the salt, thirty-four jars in all. At the end of it I counted the shelf with Shibu, to whom I owed that much, and we were one jar short. Ammini did not look up from the limes. She had eaten that one, she said. The money was in the biscuit tin, and it had wanted salt.

Last Tuesday I was in the kitchen when the landline rang. She asked who had died, she listened, she put her hand over the receiver and leaned across to the phone. Two lime, she told it. Annamma, Panampilly Nagar. She thought for a moment, and added please.`,
    founder: "kabir",
    category: "Food & Beverage",
    featureIds: [17, 3],
    featured: 0,
    keyResult: "At month's end the lime pickle shelf was one jar short; it had been twenty-six.",
    keyMetric: "Twenty-one orders in the first month, thirty-four jars, every one of them spoken.",
    imageAlt:
      "Aunt Ammini covers the landline receiver with her hand and speaks to a phone that leans on the salt jar; two limes are in her speech bubble.",
    milestones: [
      { label: "Landline", paragraph: 0 },
      { label: "Salt jar", paragraph: 4 },
      { label: "Priest", paragraph: 6 },
      { label: "Please", paragraph: 8 },
    ],
    pictured: "Aunt Ammini, who decides the salt",
  },
  {
    id: 102,
    title: "The day Kabir was ill and the orders went out anyway",
    excerpt:
      "The one man who knew how everything was done lay upstairs with a fever, his phone shut in the rice tin. Downstairs the orders were coming in.",
    content: `The thermometer said a hundred and two, and I said the thermometer was old. I got up to prove it, and the room went round like a wet grinder. It was a quarter to eight on a Tuesday and I had got as far as Ammini's kitchen, where we cook. Orders were coming in from four directions, one person in the house knew the way between them, and he was holding on to a door frame.

Shibu knows the shelves better than I do. Reena can close a box so that it would survive a bus. But the passwords, and which marketplace must be answered by noon, were in my head or on the phone beside it. When a head chef falls ill, the kitchen cooks his menu without him. The last time I had a fever, nothing left the house at all.

Ten days before, I had made two logins in the Crew, mostly so that Shibu would stop shouting up the stairs to ask what was in stock. He got the Storeroom. Reena got the Sales Desk, to take orders and to print the picking list, the invoices and the labels. Neither of them can see what a jar costs us to make, and neither can pay money back. I showed them once. Reena said yes, yes, the way one does to a man explaining an umbrella.

Ammini put the back of her hand to my forehead and pointed up the stairs, to my bed. My phone she buried in the rice tin. I am told it went on buzzing in there.

The rest I have from Shibu, who tells it well. At twenty past eight Reena opened WhatsApp on the laptop and spoke in the orders, seven of them. By noon the marketplaces had their answer. At four she ticked the day's list and printed everything in one go.

Shibu went round with the trolley and found the no-prawn balchao two jars short of its count. I would have made a speech. He looked into the box for the Sunday market, found both, and moved them to the packing shelf, on the screen first and then with his hands.

One thing stuck. A lady in Coimbatore had received a broken jar and wanted her ₹240 back, and Reena's login does not give money back. She did not fetch the phone out of the rice. She wrote to the lady that Kabir had a fever and it would be done as soon as he could stand. The lady wrote back to say pepper rasam, no tomato.

Thirty-one orders had come in that day. At seven thirty-one parcels went off behind Biju, our courier, whose scooter has a bad silencer. I heard it from the bed and thought, slowly, that I ought to be running.

On Wednesday morning I was down to ninety-nine, and Ammini returned the phone with a grain of rice in the charging hole. For the whole of Tuesday there were three missed calls: the bank, the man who sells us lids, and the other man who sells us lids. The kitchen had not rung at all.

I was glad, and for about a minute rather hurt. I made out the credit note, sent the lady in Coimbatore her ₹240, and went down. Reena asked whether I needed something. She was sitting in my chair.`,
    founder: "kabir",
    category: "Food & Beverage",
    featureIds: [20, 15],
    featured: 0,
    keyResult: "All thirty-one of the day's orders left with the courier at seven, with Kabir upstairs in bed.",
    keyMetric: "Three missed calls on the whole of Tuesday, and not one from the kitchen.",
    imageAlt:
      "A house cut open: Kabir in bed with a thermometer upstairs, Ammini with a bowl of rasam, and Reena and Shibu packing below by a buzzing rice tin.",
    narrationSeconds: 210,
  },
];
