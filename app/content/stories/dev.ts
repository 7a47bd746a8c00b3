import type { StoryRecord } from "#app/schemas/content.ts";

/** Dev's stories. Numbers and habits agree with `founders.ts`. */
export const devStories: readonly StoryRecord[] = [
  {
    id: 3,
    title: "The message on day forty",
    excerpt:
      "Most people bought one jar from Sunday Ubtan and were never heard of again. A festival discount did not bring them back, so Dev's sister fetched a scale.",
    content: `"Eight grams," said my sister, and wrote it on the back of her hand. She had asked Sana, Mahesh and me to take a spoon of ubtan each, the way we would at home, and she was weighing our spoons on the laboratory scale. Mine was fourteen. I was told I am not the customer.

Wait, I should start ten minutes earlier. I had walked in with a number I didn't like. Out of every hundred people who bought from us for the first time, on our own site or on WhatsApp, eleven ever bought again. The marketplace buyers I can't even count, because a marketplace does not tell you who they are. Eleven! And it isn't that they hated us. Our reviews were lovely. They finished the jar, I suppose, and life went on.

We did write to people. At every festival 6,200 of them got the same discount on the same morning, with a picture of turmeric. The reply I remember best came from a Mrs Shirke in Kolhapur. Beta, she wrote, I bought this nine days ago at the full price, the jar is not even half used, what do you want from me?

Rhea did the sum on her hand. Eight grams, twice a week, a hundred grams in the jar: the spoon touches the bottom after about six weeks. I can't leave a nice number alone, so I checked it in The Crystal Ball, on the people who had come back without being asked. Half of them had ordered again between day 38 and day 47. It had been sitting there the whole time, and we had been writing to people because it was Holi.

The rest was one afternoon for Sana in The Customer Lounge. She made a group that fills itself: first order, a jar of ubtan, forty days ago, nothing since, and has said yes to WhatsApp messages. About 210 people a month come into it. Everyone else is left in peace.

I wanted 15% off, to be tested in nine versions. Sana wanted to ask a question, and she sent hers while I was still naming the versions. It says: Sana here, from Sunday Ubtan. Your rose ubtan should be close to the bottom of the jar by now. How is your skin doing? If you want the same again, just write same.

People answer Sana. They write same. Or they write that it was a bit drying in May, and she asks Rhea, and Rhea says mix it with curd instead of water, and two days later they write same. One woman only wrote: how did you know?

That was four months ago. Out of every hundred who get the message, twenty-three now buy again. I have compared that with the eleven so often that Aunty Joshi asked whether something was wrong with my screen. And the festival discount, oh, that. We left it out once, and I waited for one person out of 6,200 to ask where it had gone. I'm still waiting.

Mrs Shirke got the new message too, on day forty, and replied that she was only halfway down. She uses a flat teaspoon. Sana made a note of it, and Mrs Shirke now hears from us on day eighty.`,
    founder: "dev",
    category: "Skincare",
    featureIds: [16, 6],
    featured: 1,
    keyResult: "Of every hundred first-time buyers who get the message, twenty-three buy again; it was eleven.",
    keyMetric: "About 210 messages a month, each on day forty, instead of 6,200 discounts in one morning.",
    imageAlt:
      "A nearly empty jar of ubtan with a spoon touching the bottom; a string of beads leads to one marigold above a phone with two messages.",
    milestones: [
      { label: "Spoons", paragraph: 0 },
      { label: "Mrs Shirke", paragraph: 2 },
      { label: "Forty days", paragraph: 4 },
      { label: "Day eighty", paragraph: 8 },
    ],
  },
  {
    id: 6,
    title: "Dev, four others and one password",
    excerpt:
      "A customer was refunded twice, and the history said that admin had done it, both times. At Sunday Ubtan everybody was admin. Dev went looking for a culprit.",
    content: `Our password was on a note by the router. And because Mahesh doesn't pack anywhere near the router, it was also on his tape gun, in blue marker. It was the name of our cat and the year we began.

Five people, one login. It worked the way a house works with the key under the flower pot. In April a lady from Thane wrote to thank us for her refund. Face oil, ₹690, the pump had broken, of course we refund. The next day she wrote again, very decently, to say that she had received it twice.

I opened the history to see who had done it. Admin, at ten past eleven. Admin, at twenty to four. I asked around. Sana thought she had done one. Somebody had done the other. And while I was in there I saw that the price of our soap box had gone from ₹540 to ₹450 for a day and a half, also by admin, and that we had sold nineteen of them. That's ₹1,710, if you are like me.

But the refund wasn't the expensive part. The expensive part was Aunty Joshi. She was doing accounts before I was born, and she would not touch that screen unless I sat next to her. What if I press something and the shop closes, she said. With that login she was right! She could have deleted every product we make between her tea and her biscuit. So two afternoons a week, three hours each, I was Aunty Joshi's mouse.

We set up The Crew on a Wednesday. I drew it as a table first, naturally: five people across the top, the rooms down the side, and in each box full, limited, view or nothing. Sana has The Sales Desk and The Customer Lounge, so she takes orders, makes the credit notes and writes to people. Mahesh sees which orders are waiting, what is in them, which shelf and which batch. He does not see what anybody paid, and he told me he had never wanted to. Rhea has stock and batches. Aunty Joshi can look at every order, every invoice and every payment, and take the lot out as a file for the GST return. She can change nothing at all.

On Thursday she came, I pulled up my chair, and she sent me away. I could hear clicking. At five she called me in to show me an invoice to a customer in Belagavi with CGST and SGST on it. Belagavi is in Karnataka, so it should have been IGST. I had typed the wrong state in January. She had found it because, for the first time, she was just wandering about and looking into things.

That was three months ago. She closes the month alone, and I have six hours a week back. No refund has gone out twice, since Sana's name is on it the moment she gives it.

The soap box took longer. Every change now has a name beside it, so I waited for that price to move again, like a man behind a curtain with a torch. In May it moved. Half past midnight, ₹540 to ₹450. By Dev. I had been trying out a festival offer in bed and had fallen asleep before putting it back.

Rhea changes the prices now. My own box in the table says view. As for the tape gun, Mahesh cleaned it with nail polish remover, though if you hold it to the light you can still read the cat.`,
    founder: "dev",
    category: "Skincare",
    featureIds: [20, 3],
    featured: 0,
    keyResult: "Aunty Joshi closes the month alone, and Dev has six hours a week back.",
    keyMetric: "Five logins instead of one, and no refund has gone out twice in three months.",
    imageAlt:
      "Aunty Joshi works alone at a laptop under five keys of different colours, a cat sleeps on the router, and Dev carries his chair away.",
    milestones: [
      { label: "Password", paragraph: 0 },
      { label: "The Crew", paragraph: 4 },
      { label: "Soap box", paragraph: 7 },
    ],
  },
  {
    id: 7,
    title: "Sold out, with forty jars on holiday",
    excerpt:
      "The site had run out of rose ubtan, with an advertisement running. That same evening a boutique in Panjim sent a funny photo, and Dev counted what was behind the joke.",
    content: `It was a photo of a gecko. Celia, who has the boutique in Panjim, sent it on a Friday evening with the line: your new brand ambassador. The gecko was sitting on a jar of our rose ubtan. And I, being me, counted the jars behind it. Three rows of six.

Two desks away Sana was telling a customer that rose was sold out, sorry, nine days. I had an ad running for it, a good one! By eleven that night she had typed sorry to fourteen people. Sunday is batch day, the petals need a week to dry before that, and nobody can hurry a petal or my sister.

We have four shelves in other people's shops: two in Pune, one in Mumbai, one in Goa. The jars are ours until a customer buys one. They travel on a delivery challan, for sale or return, the shop keeps 30%, and under GST whatever is still there after six months has to be invoiced or come home. So I knew the rule. What I didn't know was the jars. My sheet said what we had sent. How many were still standing there I found out when a shop rang back, and Celia is mostly in the sea.

On Saturday I got all four on the phone, from the car, adding as I went. Eighteen in Panjim, twelve in Bandra, six in Koregaon Park, four in Kothrud. Forty jars of the thing we had run out of. With everything else of ours on those shelves it was 118.

"Then move them," said Rhea. Yes, but in my sheet a jar on a bus is nowhere, and that is how you sell it twice. So before anything moved we put each shelf into The Sales Outlets as a place of its own, beside the site, the two marketplaces and WhatsApp. It is one stock, and The Storeroom says where every jar of it stands: home, Panjim, Bandra, on the way. If twelve go to Mumbai, home is twelve fewer from that moment. On Mondays the shops send us their count, Mahesh taps in what has gone, and the GST invoice to the shop is made from that.

A cousin brought the twelve from Bandra on the morning train. Celia put fourteen on the night bus. The site was selling them before Mahesh had unwrapped the last one, by Thursday three were left, and Sana had written back to all fourteen people.

Now for the part I enjoy. After some weeks of counts I could see what a shelf sells, and it had nothing to do with what I'd been sending. I had been filling shelves the way my mother fills plates. Kothrud sells nine jars in three weeks, rain or shine. Panjim sells eight in the monsoon and, Celia swears, five times that in December. So every shelf has its own number, we get a warning when it drops too low, and then it is filled up to the number and no further.

There are fifty-two jars on the four shelves today, where there were 118, and between them they sell what they always sold, about sixty a month. The site has not run out of rose for eleven weeks. I look every Friday evening, out of superstition.

Celia does complain that eight jars make a bare shelf. I have sent her a fern to stand beside them, and the gecko, she reports, has moved into it.`,
    founder: "dev",
    category: "Skincare",
    featureIds: [10, 1],
    featured: 0,
    keyResult: "The site has not run out of rose ubtan for eleven weeks.",
    keyMetric: "Fifty-two jars on the four shelves instead of 118, and still about sixty sold a month.",
    imageAlt:
      "A gecko lies across jars of rose ubtan on a boutique shelf beside a fern; through the window a bus carries jars along the Goa shore.",
    milestones: [
      { label: "Gecko", paragraph: 0 },
      { label: "Forty jars", paragraph: 3 },
      { label: "Night bus", paragraph: 5 },
      { label: "A fern", paragraph: 8 },
    ],
  },
  {
    id: 8,
    title: "Twenty-six products, nine that earn",
    excerpt:
      "Dev could say at any hour how many jars he had sold. Aunty Joshi asked him a shorter question, and answering it meant a row with his sister over a pot of soap.",
    content: `Rhea was stirring, so she couldn't hit me, and I chose that moment to say we should stop making the charcoal soap. She had a full pot of it in front of her, at exactly the thickness where you cannot put the paddle down.

It was a Sunday in March, batch day. We did about 1,100 orders a month, on our own site, two marketplaces and four boutique shelves. Twenty-six products. I keep spreadsheets the way other people keep cats, so I could tell you at any hour how many we had sold of each, and I had drawn a rocket next to the total on the whiteboard. Aunty Joshi, who does our accounts, looked at my rocket and at the bank statement and asked where the money was.

My sheet stopped at the price, that was the trouble. A soap is ₹190. Lovely. But ₹9 of that is GST and was never ours, the marketplace takes its share, the courier takes his, the box costs money too. Those I had in other places, as totals for the month. You can't divide a courier's bill by charcoal soap. I tried! It's tab nineteen.

In The Crystal Ball each product has a line for each place where it is sold, and the line goes on after the price. The material comes out of Rhea's recipes. The commission sits with the marketplace it belongs to. What the payment itself cost comes from The Cash Register, where every payment already hangs on its order: 0.99% plus GST if the customer scans our QR, 2% plus GST on a payment link. And the last column says what is left.

I sorted by the last column. Charcoal soap, one bar, in its tin, on a marketplace. ₹190. Without GST, ₹181. Take off ₹57 for commission, ₹62 for the courier, ₹16 for the box and ₹50 for the soap and that very pretty tin. Go on, do it, I did it three times. Minus ₹4. We had sold 117 of them the month before. It had its own arrow on the whiteboard.

Nine of the twenty-six earned nearly everything. The ubtans, the face oil, and the plain soap on our own site, which I'd been treating as a toy. Six more were fine on the site, where people put three things in a box, and lost money on the marketplaces, where they buy one. Three wanted a new price or a bigger jar. And eight earned nothing anywhere, however I filtered, and I am good at filtering.

Rhea heard me out with the paddle going round. When I had finished she wanted the eight by name. Our grandmother's bath powder. "That one stays," said Rhea. The charcoal soap. Two soaps in the shape of fruit. The foot scrub, the hair oil, the travel kit, the beard oil. She began to laugh, because the beard oil was mine. I had named it. I was on the poster, with a beard. Of those seven, five had been my ideas.

We let the last batches of the seven sell out and made no more. The six came off the marketplaces. In June we did 1,090 orders, so practically the same.

What was left of them I may not say aloud, because Aunty Joshi would come through the wall. But she allows me the difference. It was ₹25,000 more than in February, when all twenty-six were on sale, and Rhea's Sundays end at five.`,
    founder: "dev",
    category: "Skincare",
    featureIds: [6, 9],
    featured: 1,
    keyResult: "₹25,000 more left from a month of 1,090 orders than when all twenty-six were on sale.",
    keyMetric: "Nine of the twenty-six products earned nearly everything; seven were dropped.",
    imageAlt:
      "Shelves of jars, bottles and soaps with a lamp over nine of them, and Dev taking a bottle of beard oil out of its place.",
    milestones: [
      { label: "Full pot", paragraph: 0 },
      { label: "Tab nineteen", paragraph: 2 },
      { label: "Minus ₹4", paragraph: 4 },
      { label: "Beard oil", paragraph: 6 },
    ],
  },
  {
    id: 18,
    title: "Thirty-one parcels came home on a Wednesday",
    excerpt:
      "Every month, refused cash-on-delivery parcels came back to Pune. Dev rang twenty of the people who had refused one, and the last of them was nine years old.",
    content: `On the floor of our packing room there was a rectangle of yellow tape, and inside it Mahesh had written, in very neat Marathi, came back. It was for the cash-on-delivery parcels that people had refused at the door. On the Wednesday I mean, thirty-one of them came at once and the rectangle was not big enough.

Numbers, quickly. About 210 of our orders in a month are cash on delivery. Forty-six of those came home. Each costs us the courier there and the courier back, ₹62 each way, and a new box for ₹16, because the old one has been to Bareilly and back and looks it. ₹140, times forty-six. We were paying ₹6,440 a month to show our jars the country.

I wanted to stop taking cash. Rhea said no, our mother has never paid for a parcel before holding it, and who do I think buys ubtan? So I rang the refusers instead, twenty of them, in one evening. I expected crooks. Six told me there had been no cash in the house when the courier came. Four had ordered at one in the morning and couldn't remember it. Three were at a wedding. The others had just gone off the idea, and the last was nine years old. She had been playing shop on her grandmother's phone. It was the grandmother who told me, once the phone had been handed over, and she could hardly speak for laughing.

What they had in common was us. Between the order and the doorbell there were five days, and we hadn't said one word.

We made a rule, our first under Simplify & Automate. A cash order comes in, a WhatsApp message goes out. If they answer yes, the order moves to Mahesh's list. If there is no answer by the next evening, one reminder. After two days the order is parked and no box is folded. And under the question there is a payment link from The Cash Register, for anyone who would rather pay now than look for change.

My first wording was: Please confirm your COD order to avoid cancellation. It had all the charm of an electricity bill, and a third of them replied. Sana threw it out. Hers goes: Namaste! Mahesh is about to pack your rose ubtan, ₹420. Shall he?

Yes Mahesh, comes the answer. They write that they are at their sister's till Friday, so could he send it there. He reads these out while he tapes.

Here is last month, then. 210 cash orders, the same as before, so I can compare. Eighty-four were paid by the link before a box was folded. A link costs us 2% plus GST, which on ₹420 is ₹9.91, and I will happily pay ₹10 not to pay ₹140. Ninety-eight said yes to cash. Twenty-eight said no, or nothing, and their jars never left the shelf. Of everything that went out, nine parcels came back. Nine, where it had been forty-six.

That grandmother ordered in July, by the way. She answered the message herself. One oil, she wrote, and this time it was really her.

Mahesh pulled up the yellow tape, and it took the paint with it, so the rectangle is still there, in grey. He has put a chair in it. The courier's man sits down there in the evenings while the bags are counted.`,
    founder: "dev",
    category: "Skincare",
    featureIds: [15, 9],
    featured: 0,
    keyResult: "Nine refused parcels in a month, where it had been forty-six.",
    keyMetric: "Eighty-four of 210 cash orders were paid by link before a box was folded.",
    imageAlt:
      "The courier's man rests with chai on a chair inside a taped rectangle, nearly empty now, while Mahesh asks a buyer before he packs the box.",
    milestones: [
      { label: "The tape", paragraph: 0 },
      { label: "Nine years", paragraph: 2 },
      { label: "Mahesh", paragraph: 6 },
      { label: "A chair", paragraph: 9 },
    ],
    pictured: "Mahesh, who packs, and the courier's man",
  },
  {
    id: 19,
    title: "Dev's first parcel to Singapore",
    excerpt:
      "Three jars for a customer's sister, and one helpful word on the customs form. On the side of a road in Pune, Dev had to explain a bag of yellow powder to a stranger.",
    content: `"And what is it for, sir?" asked the lady from the courier company in Singapore. I was on my scooter at the side of the road near Deccan, with a finger in my other ear, telling her that it was flour and turmeric, that you put it on your face, and that afterwards you washed it off. "So it is a food," she said.

How did we get there? A customer of ours in Pune, Gauri, kept giving our jars to her sister, and the sister in Singapore wanted three more. Our first order from abroad! I said, how hard can it be. I typed an invoice at home. On the customs form, under contents, Mahesh put: ubtan, gift. He was being helpful. So what lay on the officer's table was 300 grams of yellow powder, with a name that no one there knew, as a present that had been paid for.

It took nineteen days. The sister was sweet about it. I worked out that we had lost ₹310 on the order, before the phone call, and I was ready to write "India only" on the site and be done.

Aunty Joshi stopped me. She once kept the books of a man who exported brass lamps, and she said the parcel was all right, it was the paper. An export invoice carries our export code. It carries the number of the letter of undertaking, because with that letter the goods leave the country without IGST. The HSN code, the price in the buyer's money, the same price in rupees at the rate that customs announces. And a description, she said, for a person who has never been to a Maharashtrian wedding.

She applied for the letter, I applied for the code, and both went into Ladoo. The letter is good until the 31st of March, and Aunty Joshi has the next one in her diary already, in red. Now when an order has an address outside India, The Sales Desk makes that invoice on its own: under letter of undertaking, no IGST, the HSN code in all its eight digits, for three jars thirty-six US dollars and the rupees next to it. Rhea wrote the description. Powder face mask, chickpea flour, turmeric and rose petal, for the skin, not a food. It took her a whole evening, she is like that with commas. Sana prints three copies for the pouch, and Mahesh has promised not to help.

The stock was my other fear. I could already see a second website and a second shelf and rather a nice second spreadsheet. But in The Sales Outlets abroad is just one more outlet, with its own price list in dollars, and it sells from the same jars. One night a lady in Dubai bought our last two turmeric. It was half past two here, and at half past two the site at home said sold out. I was sitting up in bed watching it.

Dubai had been the second parcel, a small one, and it was there in five days. Sharjah followed, and Singapore again, the sister's neighbour. In three months that makes twenty-three since the first, all of them through customs without a phone call, and five days is what it usually takes. It is less than 1% of our orders, in case I get excited.

These are all parcels to one person, for her own bathroom. A shop in Dubai has asked for a shelf of ours, and that is another matter, with registration and labels. Rhea has printed the rules. Forty-one pages. She is on page nine with a pencil, and I've been asked to stop looking in.`,
    founder: "dev",
    category: "Skincare",
    featureIds: [3, 10],
    featured: 0,
    keyResult: "Twenty-three parcels abroad since the first, all through customs without a phone call.",
    keyMetric: "Five days is what it usually takes; the first parcel took nineteen.",
    imageAlt:
      "A paper boat folded from an invoice carries three jars over the sea, from a hill with a fort towards tall buildings and a palm.",
    milestones: [
      { label: "A food", paragraph: 0 },
      { label: "Lamps", paragraph: 3 },
      { label: "Dubai", paragraph: 5 },
      { label: "Labels", paragraph: 7 },
    ],
  },
  {
    id: 20,
    title: "The other Dev Kulkarni",
    excerpt:
      "A bride's father sent a screenshot to prove that he had paid the advance. It was perfectly genuine. It had only gone to another man of the same name.",
    content: `My phone said it was full, in front of a customer, so on the way home I looked at what was in it. Hardly a holiday, no food. 1,340 pictures of other people's phones: green tick, amount, thank you.

That is how we used to be paid for anything that wasn't bought on the site. Wholesale, wedding favours, the homestay in Coorg that takes sixty soaps a month. I sent our UPI ID. They paid. They sent me the screenshot, I wrote "received" with folded hands, and then I went to see whether it was. Mostly it was! But on Thursdays Aunty Joshi sat there with the bank statement on one side and my phone on the other, for three hours, as if it were a jigsaw of the sky. ₹2,400 from a Patil. Which Patil? We had four.

What ended it was a wedding. Mugdha, in Nashik, 150 small jars with the couple's initials, at ₹210. That makes ₹31,500, and CGST of ₹2,835 and SGST of ₹2,835 on top, so ₹37,170, and half in advance. Her father sent the screenshot the same evening. ₹18,585, green tick, paid to Dev Kulkarni. On the strength of that Rhea ground rose petals all Sunday.

On Monday there was no money. On Tuesday there was no money. I rang him, he was offended, I was mortified, and he sent me the same screenshot again.

It was real. He had typed our UPI ID with one letter short, and paid Dev Kulkarni, a physics teacher in Satara, who had spent four days wondering whom to ask. It took nine days until everybody had the right rupees. He is a charming man, the other one. He has since bought soap.

After that I stopped handing out the ID. A custom order goes into The Sales Desk like any order, with what we agreed and the GST on it. From the order I make a payment link in The Cash Register, and I send that. The amount is in it and there is nothing to spell. They pay by UPI or card or from their bank, the payment comes in on that order with a name on it, and the payout is the same day. For a wedding I make two links, one for the advance, and one for the balance when the boxes are stacked and I've sent a photo of them.

It isn't free, so let me say what it costs. A link is 2% plus GST. On Mugdha's whole order that would be ₹877. If the customer is standing in front of me I show the QR for the order instead, 0.99% plus GST, which comes to ₹434. I told Aunty Joshi and waited for the eyebrows. She said I had spent more than that on sweets for the father.

We've had thirty-four wholesale and custom orders since, with forty-nine links between them because of the advances. Each one matched to its payment, and I haven't asked for a single screenshot. When one comes all the same, I send back a picture of our cat.

Thursday's matching takes twenty minutes. Aunty Joshi has the rest of the afternoon for asking me why we own two label printers.`,
    founder: "dev",
    category: "Skincare",
    featureIds: [9, 3],
    featured: 0,
    keyResult: "Thirty-four wholesale and custom orders, each matched to its payment, no screenshot asked for.",
    keyMetric: "Thursday's matching takes twenty minutes; it used to take three hours.",
    imageAlt:
      "Two men with the same round glasses and quiff: a teacher at a blackboard with a stray payment, and Dev with a tick, joined to wedding boxes by a link.",
    milestones: [
      { label: "My phone", paragraph: 0 },
      { label: "The wedding", paragraph: 2 },
      { label: "Satara", paragraph: 4 },
      { label: "Thursday", paragraph: 8 },
    ],
  },
  {
    id: 103,
    title: "One Tuesday morning with Dev's numbers",
    excerpt:
      "The flour mill wants an answer by half past nine, and three questions stand on a card. Dev lets you sit beside him and tries not to open a spreadsheet.",
    content: `It's twenty to eight on a Tuesday, the tea is too hot to drink, and I have promised to do this without opening a spreadsheet. The noise behind me is Rhea, washing beakers. By half past nine the flour mill wants to know how much chickpea flour we need for Sunday, our batch day.

I should tell you how I did this before. Saturday night, thirty-one tabs, four hours. Around midnight I would be quite sure what we ought to make, and the mill would be shut until Monday. So Rhea made whatever she had flour for. In January there were 310 packs on the shelf older than a month, neem mostly, and not one rose. I would like to say I learnt from that. I added a tab.

Now there are three questions, and they are on this card. What do we make? What do we leave? Whom do we write to?

I open The Crystal Ball, and the first one is half answered. Here's what sold in the last four weeks, here's what is on the shelf, and a suggestion for each. Rose ubtan, 120 jars. Turmeric, 80. Neem, 30. Face oil, 45 bottles. It is a suggestion, so I'm allowed to quarrel with it. Rose went up by a quarter last week, hm, but that was Thursday, when one marketplace put us on its front page. That won't happen twice. I'd say 110. Rhea, without turning round, says 120. Fine. 120.

Eight o'clock, and the question I dislike. This list is the slow stock, longest without a sale at the top, and at the top is the orange peel soap. Sixty-four bars, twenty-three days. I love that soap! A year ago I'd have thought up a bundle, with a ribbon. Its margins by channel say that it does nicely on the Mumbai shelf and nowhere else. So there's no orange peel on Sunday, and thirty bars go to Mumbai with Friday's box. Two minutes, and no tears.

Oh, this is odd, though. Face oil, thirty-one bottles last week to one pin code in Nagpur. Usually it is three or four. I can feel a theory coming. Nagpur! Dry summers! I could make a hundred. Or I could look at the orders. There are eleven, with the same note on each: for Ketaki's bangle ceremony. A party, then. 45 bottles stays 45 bottles.

Ten to nine. Sana is here, still in her helmet, because the third question is hers. Each group opens in The Customer Lounge, only those who have said yes to messages. Fifty-two people whose first jar must be nearly empty: each hears from her on day forty. Nineteen who ordered every other month and went quiet in spring: they get a question and no offer. And Ketaki's friends? Not for six weeks, says Sana, let them use the oil first. I would have written to them today. I was already typing.

Nine. I ring the mill. Fourteen kilos, on Friday, please. Mr Deshpande says that he prefers me on Tuesdays. I used to ring him at home.

And that's quarter past, and the tea is cold. Ninety-five minutes, and the batch, the flour and the messages are settled for the week. We have done it like this for eight Sundays. Rhea hasn't run short once, and the packs older than a month are down from 310 to ninety.

Here come the others with the chai. The laptop stays behind, shut, until next Tuesday. That's on the other side of the card, in my sister's handwriting. I'll just see whether anything has come in since eight, and then. No. Shut. There, you heard it click.`,
    founder: "dev",
    category: "Skincare",
    featureIds: [6, 16],
    featured: 0,
    keyResult: "By quarter past nine the batch, the flour and the messages are settled for the week.",
    keyMetric: "Ninety-five minutes on a Tuesday instead of four hours and thirty-one tabs on a Saturday night.",
    imageAlt:
      "Dev at a table with a card of three questions and his laptop shut, while Rhea at the sink holds up a flask with three rising bars in it.",
    narrationSeconds: 240,
  },
];
