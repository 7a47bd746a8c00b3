/** The pages of the seven rooms. */
import type { PageQuestions } from "./index.ts";

export const roomQuestions: Readonly<Record<string, PageQuestions>> = {
  "inventory-management": {
    "A jar with a date on it":
      "cooked-on date per jar | soonest to spoil list | our lemon pickle keeps about half a year, where do i put down the day it was made | some of my ghee sweets will be past their prime by november, can i find them now and push them into hampers | two lots of the same chutney sit on one shelf, how does the girl who packs know which lot to reach for | does every lot of jam keep its own making day | mera murabba kis tareekh ko bana tha aur kab tak chalega, ye yaad rakhega kya",
    "One print in five sizes":
      "nearly finished sizes only | same kurti, small to extra large | my tailor keeps asking how many larges of the peacock print are left and i go and unfold the whole pile | the mediums of one frock are over, can people still buy the small and the xl from my site without me editing it | i sell night suits in six fits and my notebook only has one figure for the lot | is every fit of a garment counted apart though it has one name | ek hi print ke paanch naap hai, kaunsa naap bas do bacha hai kaise dikhega",
    "The box for Saturday":
      "reserve pieces for a market | goods leaving home for a fair | tomorrow i carry eighty bangles to a flea market, how do i keep the web shop from selling what is in my bag | i came home from the fair with fewer toys than the bills explain, how do i find out how many got lost | we lug two cartons of candles to a society mela every weekend and unpack whatever nobody bought, how is that noted | can i shift fifty items to a stall carton in one go | mele mein jo maal le gayi aur jo wapas layi uska farak kaise nikle",
    "The rack in someone else's shop":
      "jars lying at a gift store | refill or take back | a homestay displays my coffee soaps and i lose track of how many are there | the cafe tells me on the first of the month what it sold, where do i put those numbers down | i gave twenty five necklaces to a lady with a store by the sea and need to decide if she should get more of them | can a friends shop be a stock location of its own | dukaan wali didi ke paas mere kitne jar pade hai ye kaise pata rahe",
    "A size sold out on one channel stops selling on the others":
      "last medium gone, hide it elsewhere | a girl took the only xl at the exhibition, can somebody still put that xl in a cart online | the 2.4 bangles went through the portal at noon, will my own site go on taking orders for them | is a finished size switched off on every portal by itself | ek jagah xl khatam ho gaya toh baaki jagah bhi band ho jata hai kya",
    "Low-stock alerts come early enough to print, cook or sew more":
      "ping before shelves go empty | my wick supplier takes two weeks, i want to hear in time that the rose candle is getting few | we stitch soft toys by hand and need days to make more, does something tell us before the elephants are over | can i be warned while there is still time to make another lot | maal khatam hone se kitne din pehle khabar milegi taaki naya bana saku | i make pickles in fourteen flavours and keep losing count of the jars, what in ladoo helps me | i never know how many pieces are left of each kind, which part keeps the count",
  },
  "sales-hub": {
    "An order while the kettle boils":
      "old customer calls, wants the usual | order taken during a phone call | my regular aunty phones while i am stirring the kadhai and rattles off what she needs, how do i get it down that minute | a lady who buys each month rang for the same two balms and one thing extra, must i ask where she lives once more | people call me to order sweets and i scribble on scraps which get thrown away | is the delivery address filled in from a buyers earlier purchase | phone par aunty jo bolti jaye main wahi bol du toh bill ban jayega kya",
    "Jaipur to Jaipur, Jaipur to Delhi":
      "parcel leaves the state, which tax | state codes by heart | one saree goes to the next town and the same saree to another state, who works out the difference on the two bills | my cousin does the billing and keeps putting the central and state halves on parcels that leave the state | how does the software know that a buyer far away gets igst while the buyer next door does not | is the tax kind taken from where the parcel goes | apne rajya ke andar aur bahar bheju toh tax apne aap badlega kya",
    "The return marked 'size'":
      "wrong fit, parcel came home | tally of why things come back | the bride says the blouse is too snug and wants the bigger one, do i have to tear up the first bill | people post back my dresses and i never know if it is the cloth or the fit, can i count the causes at month end | a customer wants to swap her ring for a larger one, what happens to the bill i gave her | does the credit slip point to the invoice it belongs to | kapda tight nikla aur wapas aaya toh purane bill ka kya hoga",
    "The night of the 10th":
      "sales totals for my tax person | b2b and b2c split for filing | our tax lady sends angry messages on the ninth because my bills sit in a shoebox, can she get it in one go | i sell to consumers in eleven states and have to add up each state by hand for the monthly filing | once a month i stay up late listing quantities by tax code, does that get made for me | do credit notes come in the same document as the months bills | mahine ka gst hisaab ca ko ek hi file mein dena hai, ho jayega",
    "Site, marketplaces, WhatsApp, Instagram and stall in one list of orders":
      "all incoming orders together | i check three phones and two portals before breakfast to see what was ordered, can i look at a single page | someone ordered anklets by dm and i forgot her because only web orders go in my register | do dm orders and portal orders stand one below the other | sab jagah ke order ek hi suchi mein dikhenge kya",
    "Spoken orders, for hands that are wet, oily or holding a tape measure":
      "batter on my fingers | i am kneading dough when orders come and do not want to touch the screen | while i take a waist measure someone asks for two stoles, can i note that without putting the tape down | may i dictate while my palms are sticky | haath gile hai toh phone mein bina type kiye order kaise chadhau",
    "GST invoices with HSN code, one number series and the right tax split":
      "bill numbers without gaps | my sister bills at the fair and i bill at home and we both wrote number 112 | i never remember which hsn belongs to candles and which to holders when i make a bill | is there just one running number for all my invoices | har bill par hsn aur number khud aata hai kya",
    "Returns with a reason, a credit note and the piece back in stock":
      "returned item sellable again | a customer gave back an unopened face cream, will it be counted as available once more | she posted the jhumkas back yesterday, where do i note why and what paper do i give her | does taking something back raise the count | wapas aaya hua piece phir se stock mein judta hai kya",
  },
  "payment-solutions": {
    "A queue at the Sunday market":
      "long line, no loose change | amount already inside the code | eight people stand at my table with five hundred rupee notes and i cannot break them | at the mela buyers scan my printed code and type any sum they like, and at night it does not add up | the signal is patchy in the park and i never know if the scanned money really came before i give the candle away | does the code they scan at my table already hold the sum | bheed mein sabse upi lena hai aur chutta nahi hai toh kya karu",
    "A wholesale order on WhatsApp":
      "half now, half on delivery | big order, booking amount first | a resort wants two hundred soaps for its rooms and asked for my account number, is there something better to send them | i began frying chips for an office order and they backed out, how do i make them pay a part before i start | an event planner booked ninety favours and will give the rest after she has them, how do both sums stay with one order | may a bulk buyer pay an order in two goes | thok ka order hai, aadha paisa pehle mangna hai, link se ho jayega kya",
    "Cash on delivery, asked once more":
      "cash parcel, ask for a yes | ghosted cash orders | half of those who choose to pay the postman vanish, i would like them to say yes before i wrap anything | i lose courier money both ways when people refuse the box at the door, what can be asked of them beforehand | a man ordered three toy sets with cash at the door and never picks up my calls, should i pack it or wait | does the buyer get a chance to pay online in place of cash at the door | cod wale customer se pack karne se pehle haan ya na puchta hai kya",
    "Payment links that take UPI, cards, wallets and netbanking":
      "credit card from a customer | an uncle in my building only uses netbanking and wants six jars, how can he pay me | a corporate buyer insists on a card and i own no swipe machine | can buyers pay from a wallet | customer ke paas upi nahi hai, card se kaise lu",
    "Orders marked paid when the money arrives, without screenshots":
      "no more payment screenshots | forty ladies send me pictures of their transfer and i zoom into each one before i pack | somebody fooled me with an edited picture of a transfer, how do i know the money truly came | does the order flip to paid without me touching it | paisa aaya ya nahi screenshot dekhe bina kaise pata chale",
    "Same-day payout, with the orders listed behind the amount":
      "money in my bank today | the stall sells on sunday and i must buy wax on monday, when do i have that money | one lump lands in my account and i cannot tell which sarees it is for | do i wait days for the money to reach my bank account | aaj jo bika uska paisa bank mein kab aayega",
    "Fees passed through without markup, and shown beside each payment":
      "your cut on upi | i charge 300 for a candle, how much of it is lost on the way when she pays by code | my last gateway took hidden amounts, here can i see next to a payment what was deducted | does ladoo add its own margin on the gateway charges | har payment pe kitna kat jata hai ye dikhta hai kya",
  },
  "brand-buddies": {
    "The visitors' book, typed by nobody":
      "names from the stall notebook | sign-up while billing at a table | at fairs women scribble their numbers in my diary and i never get round to copying them into anything | when i hand her the bill at the exhibition i want to ask if she would like news from me, where is that yes kept | next month we pack for the same town again and i cannot recall who bought from us there | is a stall buyers number saved just from making her bill | stall pe aane wale ka naam number alag se likhna padta hai kya",
    "When the jar runs out":
      "nudge at refill time | one time buyers, six weeks later | my scrub lasts forty days or so and after that people simply forget about me | i do not want to pester someone who has just bought the oil again, will she be skipped when the others get a note | buyers take my face mask a single time and i feel shy to chase them, could a message go out when it must be finished | will a person who refused messages be left alone | dabba khatam hone wala ho toh customer ko yaad dilayega kya",
    "A birthday with the right size":
      "wish with something she likes | birthday greeting from the brand | i would love to greet buyers a few days before they turn a year older and show them a print they would really wear | last year we wrote to a lady about a dress for her special day and it was sold out in her fit, embarrassing | my customers each have a favourite colour, can the greeting mention a thing in that colour only if i have it | does it look at the shelf before it writes to somebody about her day | janamdin par customer ko uske naap ka kuch suggest kar sakte hai kya",
    "One card for a customer who buys on the site, at the stall and on WhatsApp":
      "same woman, three places | priya ordered by chat, then on my site, and met me at the fair, will she appear thrice | i treated a faithful buyer as a stranger because her earlier purchases were at exhibitions | are purchases from the table and the web shop put under one person | ek hi customer alag alag jagah se le toh uska khata ek hi rahega kya",
    "WhatsApp and email messages, with consent recorded and a way to stop":
      "unsubscribe for buyers | a man asked me never to text him again, how do i make sure of it | some of my buyers read mail and some only chat, can i reach both kinds from one place | may i write to people who never agreed | koi bole ki message mat bhejo toh kya hoga",
    "Answers to 'which size did I take last time?' while the customer is still on the phone":
      "what did she wear before | a lady rings and asks which bangle measure she bought at diwali and i have no idea | a lady is on the line and wants the same fit she took in march, how fast can i look that up | can i see a callers earlier measure while talking to her | customer call par puche pichli baar kaunsa naap liya tha toh turant mil jayega kya",
  },
  "events-toolkit": {
    "A Saturday pop-up in Indiranagar":
      "bills numbered without signal | dead zone at the venue | the mall basement has no bars on my phone and customers want a bill there and then | by lunch everyone is on the same tower and my app freezes, what becomes of sales made in that hour | we sell at a farm market in the hills and only get coverage on the drive home, do the bills go through later | do unsold items return home after a day at the market | network gaya toh stall ki billing ruk jayegi kya",
    "Three days of Diwali exhibition":
      "restock the table each night | what to bring for day two | it is a four day fair and i do not know which bangles to fetch from home for tomorrow morning | last october i paid for three rickshaw rides to bring things that were under my table all along | which hours were busy at the same fair a year ago and which earrings went then, i have to fill my bags | does it say in the evening what is missing on the table | kal subah stall ke liye ghar se kya lana hai ye batata hai kya",
    "Two marketplaces and a site":
      "nine pieces left, three listings | listed in several online shops | my festive hamper is on two portals besides my own page and i keep lowering the count on each at midnight | a portal buyer changed her mind after i had taken the soap off my own shop, does it show up for sale again everywhere | the portal keeps a charge even for an order that fell through and i never remember to subtract it | does one sale on a portal lower the number on my website as well | teen jagah listing hai, ek bika toh baaki do mein khud kam hoga kya",
    "A rack in a boutique":
      "shops percentage on each sale | goods not moving at the store | a concept store keeps thirty percent and mails me what it sold, how does that become an invoice | some of my lip balms have stood at that store since spring and nobody buys them, how would i notice | the gallery that displays my earrings sends a scribbled sheet of what went, and i spend an evening making the bill from it | is the store keepers share subtracted for me | boutique ka commission kaat kar bill banana hai, kaise karu",
    "One stock behind the site, marketplaces, Instagram, WhatsApp, stalls and racks":
      "eight places, single count | i am one woman selling in dms, in two boutiques, on a portal and at fairs and my numbers never agree | i split my soaps into a heap for each place i sell at, do i have to go on doing that | is it one common pool of goods for online and offline | insta, whatsapp aur dukaan sabka maal ek hi ginti se chalega kya",
    "Each event settles the same night: sold, returned, paid and spent":
      "fair earned and spent | the table cost me six thousand and the train two, did the weekend leave me anything | after an exhibition my notes on sales, leftovers and costs stay in a bag for weeks | can i close an event before going to bed | mele ka pura hisaab usi raat ho sakta hai kya",
    "Sales and fees by channel, so that you know which one is worth the trouble":
      "which outlet deserves my effort | i suspect instagram brings me more than the portal once its charges are gone, how do i compare them | fairs wear me out and i wonder if the website alone would do | can i see what each outlet costs me | kaunsi jagah bechna faydemand hai ye kaise samjhe",
  },
  "access-control": {
    "The accountant, two afternoons a week":
      "accounts lady may only look | month out for the filing, no editing | a lady does my books on tuesdays and once wiped a bill by mistake, i want her only to look | our accounts guy comes twice weekly and needs the bills and receipts of the month but nothing he can break | she prepares the filing from home and asks for my password so that she can take out the months invoices | can the accounts person take the months data out for gstr-1 | jo hisaab dekhti hai wo bill badal na sake aisa ho sakta hai kya",
    "A helper for one weekend":
      "weekend helper, no customer list | neighbours son at the till | my college going niece will mind the table on sunday, she must not see the list of my buyers | i hire a boy for two days at the mela and afterwards he should not get in any more | my cousin will sit at the till for two days, i want him to take upi but never lower what things cost | may a till helper look a customer up | do din ke ladke ko stall chalane ke liye kya kya dikhega",
    "A week without the founder":
      "business runs while i travel | deputy while i am away | i go to my village for a fortnight where there is hardly any signal, who keeps the parcels going | i must rest for a month and my sister should handle everything except the settings of the business | my manager is good but i do not want her adding or deleting people when i am on holiday | may my stand in open all seven rooms | main chutti par jau toh kaam kaun sambhale aur kya band rahega",
    "One login for each person instead of one password for all":
      "everyone uses my password | four of us sign in with my mail and the same secret word and it scares me | my packer, my mother and my cousin all share a single sign in written on the fridge | can everybody sign in under her own name | sab ek hi password chalate hai, alag alag kar sakte hai kya",
    "Six roles ready to use, and custom roles where they do not fit":
      "build a role myself | my aunt does packing and also answers buyers, none of the usual job titles suits her | we are three and i do not want to think up permissions from nothing, is something laid out already | can i put together my own kind of role | bane banaye role milte hai ya khud banane padte hai",
    "Full, limited, view-only or no access, set room by room":
      "see stock but not money | my jar labelling girl should get into the storeroom and nowhere else | i want my partner to look at the numbers without changing them and to work freely on orders | can a part of the app be shut to someone | kisi ko sirf dekhne ka haq dena hai, ho sakta hai kya",
    "A name beside every order, return and change of price":
      "trace an entry to someone | the hamper was 900 yesterday and is 750 today and all three of us say it was not me | a return was booked that i never saw, can i find the person behind it | is it noted who entered an order | order ya daam kis bande ne badla uska naam dikhega kya",
    "When somebody leaves, one login is closed and the others stay as they were":
      "packer quit, lock her out | my assistant joined another brand on friday and still knows how to get into our orders | my packing girl goes back to her town for good, must the rest of us change our passwords | can i shut one persons entry without disturbing the others | kaam chhodne wale ki entry band karne se baaki logo ko dikkat hogi kya",
  },
  "numbers-nirvana": {
    "Twenty-six products, and which of them earn":
      "which candles carry me | what is left per item | i make thirty kinds of snacks and some surely cost me more than they bring after courier and fees | i would like to drop some of my candles and reprice others, and have only my gut to go by | the gift tin is praised by all but after the portals share and the ones that come back i doubt it pays | can i sort my items by what they leave me | itne saare product mein se kaunsa asli kamai karta hai",
    "How much podi before Onam":
      "when to start roasting | quantity per week before a festival | each year i begin frying too late for janmashtami and turn people away | last raksha bandhan we stitched till the final night and were left with sixty rakhis the morning after | how would i know how many modaks to have ready in each week up to ganesh chaturthi, with those already made taken off | does it count what is already lying ready | tyohar se kitne din pehle banana shuru karu",
    "Stock that has been asleep since Diwali":
      "money sitting in unsold bags | pair slow items with others | there is a trunk full of brass lamps which nobody has asked for since winter and i wonder what they are worth | i want to make combos out of things that do not sell, which popular thing should each go with | our puppets from last season are scattered over two shelves and a shop and do not move, where are they all | can it say how long an item has not moved | jo maal mahino se pada hai usme kitna paisa fasa hai",
    "Tuesday morning, one page":
      "last week at a glance | monday planning sheet | over breakfast i decide what to stitch this week and would like to have everything on a sheet before me | i want to know every week how many new buyers came a second time and what was sent back | my week starts blind, i only feel that some sizes are short but have nothing to read before the calls begin | is there a weekly page to plan the making from | har hafte ek nazar mein kya bika aur kya kam hai dekhna hai",
    "Best sellers and slow stock in one weekly page":
      "hits and duds | my sister swears by the mint soap, i by the rose, which of them goes most | i have fifty kinds of jhumka and want to see the darlings of my buyers and the ignored ones side by side | are my prints ranked by how well they go | sabse zyada kya bikta hai aur kya pada rehta hai",
    "Reorder suggestions that know about Onam, Diwali and the rains":
      "slump in monsoon | in july nobody buys my cotton durries but i keep weaving as if it were october | the festive months are wild and the rest calm, does the advice on what to make next take that in | does it notice that papad stops selling when it pours | barish mein kam bikta hai ye soch kar batata hai kya kitna banana hai",
    "Every figure opens to the orders it was made of":
      "where does this number come from | your page says i earned 4000 on stoles and i do not believe it, can i check | my partner distrusts totals she cannot trace to the sales behind them | can i tap a total and see what is in it | ye aankda kin order se bana hai dekh sakte hai kya",
  },
};
