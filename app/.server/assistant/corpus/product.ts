/** What the product does: the modules, the feature pages with their use cases, and the way in. */
import { brand, useCasesPath } from "#app/content/brand.ts";
import { brandBuddiesCards, brandBuddiesStory } from "#app/content/brand-buddies.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import { featureNameAliases, features } from "#app/content/features.ts";
import { hero, valueCards } from "#app/content/home.ts";
import { modules } from "#app/content/modules.ts";
import type { FeaturePage } from "#app/schemas/content.ts";
import { stories } from "#app/content/stories/index.ts";
import { featureQuestions } from "./feature-questions/index.ts";
import { inNumber } from "../number-words.ts";
import { fact, inWords, type Link, type Passage, sentencesOf, uncapitalised } from "./passage.ts";

const pageLink = (page: FeaturePage): Link => ({ title: page.name, path: `/feature/${page.id}` });
const featuresLink: Link = { title: "Features", path: "/features" };
const homeLink: Link = { title: "the home page", path: "/" };

/** The story a page would have one hear first. */
function storyLink(page: FeaturePage): Link | undefined {
  const story = stories.find((entry) => entry.id === page.relatedStories[0]);
  return story && { title: story.title, path: `/story/${story.id}` };
}

const oldNames = (featureId: number | null): string[] =>
  Object.entries(featureNameAliases)
    .filter(([, id]) => id === featureId)
    .map(([name]) => name);

/** Words a founder has for each room besides its name. */
export const ROOM_WORDS: Readonly<Record<string, string>> = {
  storeroom: "storeroom stock inventory module manage maal",
  "sales-desk": "salesdesk orders invoices billing module order management bill gst",
  "cash-register": "cashregister payments module upi cards collect money payment",
  "customer-lounge": "customerlounge customers crm module customer data contacts outreach marketing",
  "sales-outlets": "salesoutlets channels events module omnichannel multichannel outlets pop-ups",
  crew: "crew team access module logins roles staff permissions employees team members",
  "crystal-ball": "crystalball analytics module reports insight numbers dashboard margins",
};

/** Which room it is for what somebody does by hand so far. */
const ROOM_QUESTIONS: Readonly<Record<string, string>> = {
  storeroom:
    "i count the jars left over in a notebook, which module takes the place of the notebook | which module replaces my stock register | which room would save me from counting on sunday nights | my stock sheet lies every week, which module puts an end to it | i count candles by hand, which module is for that | which module knows how many are left | where do i see what is left of each product | which module counts my jars | bache hue maal ka hisab kaunse module me",
  "sales-desk":
    "i write every sale in a diary, which module replaces the diary | which module looks after orders from my website and the stall | i have a box of receipts instead of books, where do bills live | which module is for writing down orders | order copy me likhti hu, kaunsa module iske kaam aayega | which module takes the place of my bill book | where in ladoo do invoices live | which room do orders go into",
  "cash-register":
    "we note who paid on a paper pad, which module replaces the pad | which module tells who has paid | which room is for money coming in | i match upi screenshots with orders by hand, which module ends that | kisne paisa diya ye kaunsa module batata hai | which module do payments belong to",
  "customer-lounge":
    "i never remember who bought what, which module helps | which module remembers my regulars | which room is for writing to old customers | i keep customers' birthdays in a diary, which module is for that | which module knows what size a customer wears | grahak ki jankari kaunse module me rehti hai",
  "sales-outlets":
    "i sell in five places, which module brings them together | which module is for my stall and my website at once | which room do pop-ups belong to | i juggle marketplaces and fairs, which module is for that | which module is for a shelf in a boutique | alag alag jagah bechti hu, kaunsa module",
  crew: "my brother and i share one password, which room mends that | which module gives each person a login | which room decides who sees what",
  "crystal-ball":
    "which module tells me what to make more of next month | which room shows what earns money | i guess what to bake, which module does better | which module names what does not sell | konsa product zyada bikta hai ye kaunsa module batata hai | which module shows what sells most",
};

export function productPassages(): Passage[] {
  const talk = valueCards.find((card) => /type/i.test(card.title));
  const passages: Passage[] = [
    fact({
      ...featuresLink,
      examples:
        "what is ladoo | what does ladoo do | explain the product | tell me about the platform | what is this app for | overview | what can it do for me | ladoo in one line | purpose of this tool | what exactly does ladoo do for a brand like mine | what does ladoo do for a small brand | tell me in plain words what ladoo does | what can ladoo do for my business | what would it do for a two person brand | short introduction please | somebody mentioned ladoo to me and i have no clue what it is about | i run a candle brand from home and keep hearing of ladoo, what would it do for me day to day | before i put in my email, explain in simple words what your software does | is ladoo business software | is ladoo an accounting software | so ladoo is only about stock and invoices | which of my daily headaches does this take off my hands | what burden does ladoo lift off me | ye ladoo hai kya cheez aur kya kaam aata hai | what kind of thing is this, software or a service | ladoo kya karta hai | ladoo kis kaam aata hai | what sort of platform is this | is it business management software | describe ladoo in a sentence | what would i be signing up for | is ladoo a shop or a software",
      asks: "what is ladoo do for product about platform explain overview introduction kya hai who is it for use what does it do ladoo",
      needs:
        "ladoo | product | platform | app | software | tool | this | what ladoo do | what does ladoo do | what ladoo does",
      answer: sentencesOf(hero.sub)
        .join(" ")
        .replace(/^\w+ keeps/, `${brand.name} is a business management platform for small brands. It keeps`),
      also: { title: "About", path: "/about" },
      weight: 0.9,
    }),
    fact({
      ...featuresLink,
      examples:
        "who is it for | who did you build this for | is it right for my small brand | which businesses can use it | is it for d2c founders | does it suit a home business | is it made for small companies | suits which kind of seller | is it made for a large company or for small ones | do big companies use it | is it for a large company too | who is your target audience | any good for hobby sellers | i only sell crochet toys from my bedroom, is something like this made for people like me | we are a two person pickle brand with a table at weekend markets, would this fit us | my sister sells kurtas on whatsapp and has no shop, is she the sort of seller you had in mind | is it okay for a tiny one woman jewellery label | so this is only for large retailers | what sort of sellers were you thinking of when you made this | am i too small for you | kya ye ghar ke chhote dhande ke liye hai | i make soap in my kitchen, does it suit me | my company has hundreds of staff, is this meant only for small sellers | is it for factories and big firms too | i am a journalist doing a piece on indian start-ups: whom is this platform meant for | whom is this platform meant for | i write about startups, who are your users | for an article: which businesses is the product aimed at | what audience is the platform for | direct to consumer brands, is that your market | at whom is it aimed | which founders is this built for | what size of brand do you have in mind | what is ladoo and who is it made for | what is this and whom is it meant for | tell me what ladoo is and which brands it suits | what does ladoo do and for whom | ladoo kya hai aur kaun use kare",
      asks: "who is it for which brands small business founders type audience target suitable d2c",
      needs:
        "for who | large company | for large company | who build | suitable | small brand | kind brand | d2c | platform meant | ladoo meant | app meant | software meant | whom meant | meant small | meant brand | who for | target | type brand | kind business | size business | right for | what who made for | ladoo who made for | who made for",
      answer: `${brand.name} is a business management platform for small brands in India that are run from a dining table, a kitchen or a stall, and sell at pop-ups, on WhatsApp, online and in boutiques. [${brand.tagline}](/) is the idea.`,
      also: { title: "About", path: "/about" },
    }),
    fact({
      ...featuresLink,
      examples:
        "which modules are there | how many modules does it have | list of features | what features do you have | what are the seven rooms | names of the modules | glance at all the modules | tour of all rooms | parts of the software | i am making a checklist at home, can you give me all the modules | the home page talks about rooms, so which rooms are there and what is each for | my husband asked what this software consists of and i could not tell him all the parts | is there a separate section for stock, payments and customers | so there are only three modules | which areas of my work does it cover | into which sections is the app divided | kaun kaun se feature hai is app mein | besides billing what else is in it",
      asks: "modules features list how many rooms all seven what features does it have names",
      needs: "module | room | feature",
      answer: `${brand.name} has ${inNumber(modules.length)} modules: ${inWords(modules.map((entry) => `[${entry.name}](/feature/${entry.slug}) for ${entry.purpose}`))}.`,
      weight: 1.05,
    }),
    fact({
      ...featuresLink,
      examples:
        "can i use it on my phone | does it work on mobile | is everything in one place | is it one app for everything | can i run the business from my phone | works on smartphone | orders from everywhere in one view | single screen for all channels | i am always standing with a box in one hand, can i manage things with the other on my phone | i have orders from my website, whatsapp and a sunday stall, do they all show up in a single list | right now i juggle three apps and a diary, can i have just one for the lot | can i handle the whole brand from my phone without a laptop | so it only runs on a computer and not on my phone | do website and stall orders land side by side | do i still have to jump from app to app | kya sab kuch ek hi jagah mobile se sambhal sakte hai | is it comfortable to use with one thumb",
      asks: "one simple interface phone mobile use one hand list channels together everything in one place",
      needs:
        "interface | work phone | use phone | phone app | run phone | run app phone | open phone | smartphone | one place | together | all one | simple use",
      answer: valueCards.find((card) => /interface/i.test(card.title))?.description ?? "",
      weight: 1.15,
      also: homeLink,
    }),
    fact({
      title: "The Sales Desk",
      path: "/feature/sales-hub",
      examples:
        "can i speak an order | how does voice ordering work | talk don't type | what does talk don't type mean on the home page | what is meant by talk don't type | i am kneading dough, could i just speak what the customer wants | dictate an order | my hands are dirty, how do i enter an order | record an order by voice | spoken whatsapp order | say orders aloud | order entry without a keyboard | hands free entry while cooking | my fingers are full of oil while i fry chips, can i tell the phone what was ordered | my mother takes orders on calls and hates typing, could she just say them | a customer gives me a long order at the counter, is there a way to read it out instead of writing it down | does it understand orders that are only spoken | so i must key in every order with my thumbs | is there a microphone button for taking down what people want | can it listen to me and note down what was bought | kya main bolkar order daal sakti hu | just talk and the order gets noted | haath gande rehte hain, type kiye bina order likh sakte hain kya | bina type kiye order kaise likhu | kaam karte hue order bol ke likhwa sakte hain kya | my fingers are sticky with wax, must i wash them before i can note an order | i knead dough all morning, how does an order get written down meanwhile | can orders be taken down without touching the keys | my hands are full of flour, can i note orders without typing | my hands are wet with dye, how do i get an order in | i knead dough all day and cannot touch the screen, how do orders get in | without touching the keyboard, can i put down an order",
      asks: "speak order voice talk don't type say aloud record dictate order by voice spoken hands free dirty busy wet cooking enter orders voice note",
      needs: "voice | voice type | type | hand | dirty | without touch | order without touch",
      answer: `Yes, by voice: [${talk?.title ?? ""}](/). ${talk?.description ?? ""}`,
      also: storyById(2),
      weight: 1.1,
    }),
    fact({
      title: "The Sales Desk",
      path: "/feature/sales-hub",
      examples:
        "does it make gst invoices | is the invoice created automatically | who puts the hsn code on the bill | how is igst or cgst chosen | how do you decide the tax split | automatic billing | does the invoice have the right tax | do i get gst compliant bills | tax bill for each sale | cgst sgst split | auto generated bills | i sell from jaipur to a buyer in chennai, does the bill pick the right tax alone | my bills are written by hand in a bill book, will the software make them with gst | two of us write bills and the numbers get mixed up, are they kept in one series | do bills come out with the correct tax code | so i have to fill in the hsn code myself every time | who decides between state and central tax on a sale | is the paperwork for a sale made as soon as the order comes in | kya order ke saath gst bill apne aap banta hai | interstate buyer, is the bill different",
      asks: "gst invoice make automatically hsn code cgst sgst igst tax split generate bill invoicing number series themselves different state customer which tax is put",
      needs: "gst invoice | gst | hsn | taxsplit | invoice | tax invoice | tax state | state customer | invoice number",
      answer: `The GST invoice is made with the order. ${pageSentence("sales-hub", /HSN code from the product/)}`,
      also: storyById(13),
      weight: 1.1,
    }),
    fact({
      title: "The Sales Desk",
      path: "/feature/sales-hub",
      examples:
        "does it help with gstr-1 | what does my ca get every month | gst return summary | report for filing | how do i prepare the gst return | is there a monthly summary for the accountant | when is gstr-1 due | monthly file for bookkeeper | totals by hsn for the month | credit notes and b2b invoices for the return | my ca keeps calling on the 9th for the sales data, can it hand him everything in one file | every month i spend two nights collecting invoices for the accountant, does it put them together | we sell to shops as well as to consumers in other states, is that divided up for the return | is the month's summary ready before the 11th | so i have to add up a month of bills myself for gstr-1 | what can i hand over to the person who does my taxes | papers my chartered accountant asks for around the tenth | ca ke liye gst ki monthly report milti hai kya | can my accountant simply check one file",
      asks: "gstr1 gstr-1 summary filing return due 11th ca accountant night of the 10th file gst monthly what goes to my ca every month reports for filing",
      needs:
        "gstr1 | gst file | gst filing | gst ca | gst accountant | gst month | gst summary | analytics accountant | accountant file | accountant analytics | tax file | accountant month | ca month",
      answer: `GSTR-1 is due on the 11th, and The Sales Desk has the month's summary ready for your CA before that: invoices to businesses, totals to consumers by state, credit notes, and quantities by HSN code. Your CA gets one file to check.`,
      text: `${pageSentence("sales-hub", /GSTR-1 summary/)} ${useCase("sales-hub", /night of the 10th/i)}`,
      also: storyById(13),
      weight: 1.15,
    }),
    fact({
      title: "The Sales Outlets",
      path: "/feature/events-toolkit",
      examples:
        "can i sell without internet | what if the network goes at the stall | offline selling | no signal at the exhibition | does billing work without network | internet is down at the pop-up | no internet at venue | basement hall without coverage | works without mobile data | our exhibition hall is in a basement with zero coverage, can i still bill people | last sunday the wifi died in the middle of the rush, would sales keep getting recorded | i sell toys at a hill fair where phones hardly catch a tower, will the app keep taking orders | are sales saved when the connection drops and sent later | so without internet the stall billing is useless | what if there is no reception where my table stands | selling in a place with dead mobile data | stall pe net nahi aata toh bhi bech sakte hai kya | do i lose the bills made while there was no signal",
      asks: "sell offline no network internet goes stall popup event without internet connection drop signal lost work offline",
      needs: "network | offline",
      answer: `Yes, selling at the stall goes on when the network does not. ${useCaseSentences("events-toolkit", /Indiranagar/, /network drops/, /In the evening they are sent/)}`,
      also: storyById(1),
      weight: 1.15,
    }),
    fact({
      title: "The Storeroom",
      path: "/feature/inventory-management",
      examples:
        "does it track expiry dates | which batch should i sell first | how do i avoid expired jars | best before dates | oldest batch first | products that expire | how do i know what falls due | jars past their date | shelf life tracking | fifo picking | near expiry list | my face packs spoil after six months, can it tell which lot goes bad first | last year i threw away forty jars that had gone bad on the shelf, how could i have seen it coming | my cousin packs orders and always grabs the newest jar from the front, is she told to pick the older lot | can each batch carry its own date | so i have to check the dates on my jars by hand every week | does it warn me about jars that are about to spoil | which lot leaves the shelf before the others | expiry date wala maal pehle nikalne ko bolta hai kya | snacks with a short life",
      asks: "best before expiry date batch oldest first which to sell send out first expire food pickle shelf",
      needs: "expiry | batch | old",
      answer: `Yes. ${pageSentence("inventory-management", /best-before dates/)} ${useCaseSentences("inventory-management", /date on it/i, /what falls due/)}`,
      also: storyById(9),
      weight: 1.05,
    }),
    fact({
      title: "The Storeroom",
      path: "/feature/inventory-management",
      examples:
        "do i get a low stock alert | tell me before stock runs out | warning when a product runs low | reminder to reorder | notification when stock is nearly finished | running low warning | reorder level setting | soap stock nearly over | i always notice too late that the lavender candles are nearly over, could the app warn me earlier | twice this month a soap ran out before i could make more, am i alerted in time | my block maker needs ten days, so will i hear early enough when kurtas are getting few | can i set at what count it should warn me | so i only find out when the shelf is empty | does it ping me when few pieces remain | warn me when a product is nearly gone | maal khatam hone se pehle batata hai kya | minimum quantity for each item | half the time i learn a jar is finished only after someone has ordered it | i notice that a soap is gone when the order is already in | people order what i no longer have, which module helps | i find out that a print is finished from my customers | which part tells me what is nearly over before it is ordered | order aane ke baad pata chalta hai ki maal nahi hai | i only realise that i am out of stock when an order comes | i realise too late that something is finished",
      asks: "low stock alert notification warn running out reorder level remind before finishes finished khatam product",
      needs: "lowstock | alert | stock finish | finish before | stock low | stock end | stock remind | stock level",
      answer: `Yes. ${pageSentence("inventory-management", /low-stock alert/)}`,
      weight: 1.1,
    }),
    fact({
      title: "The Storeroom",
      path: "/feature/inventory-management",
      examples:
        "how do i avoid selling the same piece twice | does stock update everywhere | sold out on one channel | is the stock in sync between website and stall | same item sold on two marketplaces | stop overselling | no double selling | inventory sync across channels | one count for every channel | a lady bought the necklace on the site that i had just sold at the stall, how does it prevent this | i list kurtas on two marketplaces and lower the count by hand on each, does it do so alone | i make one of a kind earrings, so when a pair goes at the exhibition will it vanish from the site too | if the last jar goes on whatsapp, do the other channels stop offering it | so i must update the count on every site myself | how not to promise the same jar to two people | selling something i no longer have | ek hi piece do logon ko bik jaye toh kya hoga | website still offers a piece that is already sold | my candles are on a marketplace and on my own website, when the last lavender one goes on the marketplace can somebody still buy it from me | the last bottle went on a portal this morning, will my own page go on offering it | when the final piece is bought in one place is it taken off in the others | two shoppers on two sites want the only kurta left, who gets it and what does the other one see | can the last rakhi be ordered in two places before i notice | ek jagah aakhri piece bik gaya toh website se bhi hat jayega kya | the last soap is sold on the portal, can my site still sell it | if one outlet sells the last jar do the rest still sell it",
      asks: "oversell sold out on one channel same piece sold twice sync stock across website marketplace stall update everywhere real time sold at stall and website at same time",
      needs:
        "soldout | sync | twice | stock everywhere | stock update | stock all | stock match | stock channel | stock same | stock website | stock marketplace | website stall | sold stall | stall website | sell website stall | last sell | last sold | last one | last piece",
      weight: 1.05,
      answer: `${pageSentence("inventory-management", /last indigo stole/)} A size sold out on one channel stops selling on the others.`,
      also: { title: "The Sales Outlets", path: "/feature/events-toolkit" },
    }),
    fact({
      title: "The Sales Desk",
      path: "/feature/sales-hub",
      examples:
        "how are returns handled | a customer sends a product back | how do i make an exchange | credit note for a return | return reasons | what happens with a returned piece | swap for another size | exchange slip | buyer wants another colour | a woman sent back a kurta because the colour was not what she expected, how do i enter that | someone wants a medium in place of the large she bought, what do i do in the app | a customer did not like her earrings and posted them to me, do they go back on the shelf | can i note why a customer returned something | so for a return i must delete the old invoice and write a new one | a shopper is unhappy with the piece and posts it back to me | trade one item for another after the sale | customer product return kare ya badle toh kya karna hai | document for goods that came back | a lady wants the dress one size up, do i have to undo the earlier bill by hand | she asks for the same dress a size bigger, what becomes of the first bill | somebody swaps an m for an l, must i cancel the old invoice myself | the bangles were too small and she wants the next size, how is the first bill corrected | kurta chhota pad gaya, ek size bada chahiye, purane bill ka kya hoga | do i write a fresh bill when a buyer trades her blouse for a larger one",
      asks: "returns exchange customer sends back product reason credit note size handle goods return",
      needs: "return | exchange | creditnote",
      answer: `${pageSentence("sales-hub", /A return gets a reason/)} You choose the reason, the piece goes back into stock, and an exchange becomes an order of its own.`,
      also: storyById(14),
      weight: 0.95,
    }),
    fact({
      title: "The Customer Lounge",
      path: "/feature/brand-buddies",
      examples:
        "can i send messages to my customers | whatsapp marketing | email campaign | broadcast to customers | do customers have to agree to messages | newsletter to buyers | is consent needed for messages | mass whatsapp to buyers | buyers opt out of promos | festive promo blast | i have new rakhi designs and want to tell past buyers on whatsapp, does it send that | some people get annoyed by promotions, can they ask not to be written to any more | my friend was blocked for spamming her buyers, how do you see to it that only willing people are written to | may i write to buyers who never agreed | so i can blast offers to everybody in my phone | let old buyers know about new designs | promotional mails to shoppers | sab customers ko ek saath whatsapp message bhej sakte hai kya | can a buyer unsubscribe from my promotions",
      asks: "send whatsapp email messages customers broadcast consent marketing campaign reminders bulk message",
      needs:
        "message | whatsapp customer | email customer | whatsapp marketing | remind customer | campaign | whatsapp send | customer send | consent",
      answer: pageSentence("brand-buddies", /Messages go by WhatsApp or email/),
      also: storyById(3),
      weight: 1.05,
    }),
    fact({
      title: "Efficient Sales Management",
      path: "/feature/efficient-sales-management",
      examples:
        "how do i reduce refused cash on delivery parcels | cod orders come back | customers refuse the parcel | fake cod orders | confirm cash on delivery orders | rto problem | rto reduction | nobody home to accept | doorstep rejection | every week five of my parcels come back because nobody opens the door to pay, how can that become less | someone ordered three candle sets pay on delivery and then said she never did, can buyers be asked first | i lose courier money both ways when people do not accept their parcel, what does it do about that | are buyers asked for a yes before i pack a cash on delivery box | so nothing can be done about people who refuse the courier | buyers who change their mind when the courier rings | turn pay at the door into prepaid | cod wale log parcel lene se mana kar dete hai kya karu | parcels nobody accepts",
      asks: "cash on delivery cod refused rto parcel confirm order payment link before packing fake orders comes back unaccepted returned undelivered",
      needs: "cod | refused | rto | parcel comeback | parcel return | unaccepted | undelivered | comeback parcel",
      answer: `${useCase("payment-solutions", /Cash on delivery/i)}`,
      also: storyById(18),
      weight: 1.1,
    }),
    fact({
      title: "Global Expansion",
      path: "/feature/global-expansion",
      examples:
        "can i sell abroad | export invoice | sell in a foreign currency | send a parcel to singapore | international orders | how do i ship to dubai | letter of undertaking | customs papers | prices in dollars | orders from the usa | nri buyers | cross border selling | an aunty in new jersey wants six bottles of podi, can i bill her through the app | people from australia keep messaging me for my kurtas, can i accept their orders | i want to show euro prices to buyers outside the country, can i set those myself | does it make the papers for a parcel that leaves the country | so it is for orders and parcels within india only | customers living in another country | quote in pounds or euros | videsh ke customer ko kaise bechu | can i accept orders from relatives of mine in canada | what kind of bill goes along with a parcel to dubai | a lady from dubai ordered my soaps, what sort of invoice goes with the box | do my prices in dollars jump about from day to day | are my euro prices changed for me each day or do i set them | if the dollar moves does the price in my foreign list move along | dubai ke customer ko kaun sa bill bhejna hota hai | someday i want to sell my brass lamps in dubai and london, do you have something on that | we dream of selling our toys outside india | a page about going international | selling in london and new york one day | do you have something for brands that want to go abroad | my pottery should go to paris and tokyo one day, do you help with that | is there a way to sell in america and europe | hum bahar ke desh mein bechna chahte hain, kuch hai kya | orders from london, dubai or new york | can i ship my goods to nepal and sri lanka | is there something for us if we want customers in the uk | customers in the uk or the usa | people in canada and australia want my sarees",
      asks: "sell abroad export international overseas export invoice foreign currency send parcel customs papers prepared declaration lut letter of undertaking singapore dubai outside india ship exports in gst summary",
      needs:
        "abroad | export gst | export | customs | dirham | export invoice | currency | singapore | dubai | export order | lut | sell london | sell dubai | sell america | sell europe | outside india | going international | sell world",
      answer: `Yes. ${pageSentence("global-expansion", /one more outlet/)} ${pageSentence("global-expansion", /second currency/)} ${pageSentence("global-expansion", /export invoice: under/)}`,
      also: storyById(19),
      weight: 1.1,
    }),
    fact({
      title: "The Sales Outlets",
      path: "/feature/events-toolkit",
      examples:
        "where can i sell with ladoo | which channels are supported | can i sell on marketplaces and my website together | does it work with instagram | connect all my sales channels | sales channels list | online and offline together | insta plus website | i sell on my own site and in two boutiques and also take orders in dms, can all of that be handled | we want to list our toys on marketplaces next year, would that work with ladoo too | most of my orders come through instagram messages, is that covered | can it take in whatsapp orders as well as website ones | so it is for my own website and leaves out marketplaces | all the outlets i sell through | through which routes can my goods reach buyers | ladoo se kahan kahan bech sakte hai | hook up my online shop and my dms | can i list my marketplace sales and my own website both | my own website and marketplaces side by side | does it take both my site and the portals | i have a website and sell on two marketplaces too, do both come in | are my web shop and my marketplace orders both covered | website aur marketplace dono chalega kya | my earrings hang on racks in three boutiques and i take orders in instagram messages, what keeps all this together | i sell in shops, on my site and by dm, which part holds it in one place | orders come from everywhere, what brings them together",
      asks: "where can i sell which channels supported own website marketplaces instagram whatsapp boutique popups together connect",
      needs:
        "channel | marketplac | sell where | where sell | sell website | sell instagram | instagram | website whatsapp | many place | sell many | marketplac website | website both | marketplac both",
      answer: `${modules.find(({ room }) => room === "sales-outlets")?.description.split(". ")[0] ?? ""}.`,
      also: featuresLink,
    }),
    fact({
      title: "The Crystal Ball",
      path: "/feature/numbers-nirvana",
      examples:
        "which products make a profit | how do i see my margin | what do i earn on each product | which product loses money | profit by channel | real profit after fees | does a product pay for itself | item wise profit | profitability by item | where do i bleed margin | i sell a lot of gift boxes but nothing is left at the end of the month, can it tell which ones cost me money | the marketplace takes a fat cut on my candles, can i see whether my own site leaves me more | i set my prices by gut feeling, can i see what is left on a jar after courier and fees | does it count discounts and returned goods when it works out what i keep | so it shows only sales and not what i earn on them | what is left in my pocket once the courier is paid | is my smallest soap worth the effort after fees | kis product pe kitna munafa ho raha hai | designs that cost more to make than they earn | which of my jars really leave me something after the marketplace's cut and postage | what does a jar leave me once the portal's cut and the postage are gone | after postage and the portal's cut, which of my lamps still leave me something | some of my candles may cost me more than they bring, which ones are they | after commission and shipping is there anything left on my soaps | marketplace ka cut aur courier nikal ke kis jar mein kuch bachta hai",
      asks: "margin profit which products earn lose money make money by product by channel after fees shipping returns loss",
      needs: "margin | product payment | loss | product money | earn | lose money",
      answer: `${pageSentence("numbers-nirvana", /margin for each product/)} ${useCaseSentences("numbers-nirvana", /which of them earn/, /You sort the list/)}`,
      also: storyById(8),
      weight: 1.05,
    }),
    fact({
      title: "The Crystal Ball",
      path: "/feature/numbers-nirvana",
      examples:
        "what are my best sellers | which product sells most | top products | sales report | weekly numbers | favourite prints of my buyers | star products | weekly sales summary | i have forty designs of earrings and no idea which ones people love, is there a ranking | on monday mornings i would like a page with how the last week went, is there one | my partner thinks the blue print sells best and i think the red one, where do we look it up | is there a report of how sales went each week | so i have to work out the weekly sales myself | which patterns sell like hot cakes | what flies off the shelf | sabse zyada kya bikta hai kaise pata chalega | sales ranking by design | i would love to know which candle scent really sells and which one just sits there | which flavours sell and which only stand on the shelf | where do i look up what moves and what does not | which module shows what sells | where would i see my hits and my duds | some of my designs fly and some only sit there, where do i see which | kaun sa bikta hai aur kaun sa pada rehta hai | where can i compare how my designs sell",
      asks: "best sellers top products most popular item what sells most weekly page report sales report numbers",
      needs:
        "bestseller | sell most | sales report | what sell | week page | top product | really sell | sell which | which sell | sell just | scent sell | flavour sell | sell shelf",
      answer: `The Crystal Ball names best sellers and slow stock every week, with the margin by product and by channel. ${pageSentence("numbers-nirvana", /figures come from your own orders/)}`,
      also: storyById(103),
    }),
    fact({
      title: "The Crystal Ball",
      path: "/feature/numbers-nirvana",
      examples:
        "which stock does not move | dead stock | old stock that is not selling | unsold products | money stuck in stock | what should i clear out | slow movers | unwanted items | clearance list | i have a cupboard full of tote bags from last winter, can it point out such things | a lot of my cash is lying in candles that nobody wants, how do i see how much | before the sale season i want to know which pieces have been lying around for months | can it tell how much money lies in things that do not sell | so i must go through the cupboards myself to find what never sells | which products are gathering dust | goods lying around for months | jo maal bik nahi raha wo kaise pata chale | designs that flopped | which candles move and which gather dust, where can i check | what moves and what gathers dust",
      asks: "slow stock dead stock not moving unsold old stock money stuck sleeping which items don't sell clear",
      needs: "slowstock | dead | unsold | not move | stuck | asleep | sleep | slow",
      answer: `${pageSentence("numbers-nirvana", /Slow stock is listed/)} ${useCase("numbers-nirvana", /asleep since Diwali/)}`,
    }),
    fact({
      title: "The Crystal Ball",
      path: "/feature/numbers-nirvana",
      examples:
        "how much should i make before diwali | forecast demand | what should i reorder | how much to produce for the festival | when do i start cooking for onam | plan production | predict next month's sales | seasonal planning | festive demand estimate | next batch quantity | rakhi is six weeks away and i never know how many gift boxes to prepare, can the app help | i made two hundred jars last monsoon and half of them stayed, does it suggest a better quantity | our rose soap sells only in winter, does it say when to begin making it and when to stop | does it look at last year's orders to tell how much to make | so it cannot guess what people will want next season | how large a quantity for the coming season | which items pick up around holidays | diwali ke liye kitna maal banana chahiye ye batata hai kya | quantities for the wedding months | what sells best at onam | what sells best before a festival | which products go well at diwali | best sellers of the rakhi season | tyohar par sabse zyada kya bikta hai",
      asks: "forecast reorder suggestion how much to make before festival season diwali onam rain plan production predict demand next month",
      needs:
        "reorder | suggestion | festival | season | rain | plan make | make next | demand | how make | predict | bestseller festival | bestseller season | sell festival | product festival",
      answer: `${pageSentence("numbers-nirvana", /last year's sales/)} The figures come from your own orders, and every suggestion shows the orders behind it.`,
      also: storyById(4),
      weight: 1.05,
    }),
    fact({
      title: "Size Optimization",
      path: "/feature/size-optimization",
      examples:
        "how many of each size should i make | size run | which sizes should i cut | plan sizes for the next print | too many small sizes left | how do i guess the right sizes | size ratio | size wise production | small medium large split | i am getting eighty kurtas stitched and do not know how to divide them between small, medium and large | the mediums always go first and the xl hang around, how should the next lot be cut | my tailor wants the numbers by size tomorrow, where can i get a suggestion | does it know that a size was missing and not just unpopular | so it is best to stitch every size equally often | split a lot between small and large | guess how many mediums people will want | agle lot mein kaun se size kitne banwane chahiye | how many xl to stitch | m runs out and xxl piles up | small sizes finish and large ones stay | l was finished for a month last season, won't the software conclude that nobody wants l | our l was out of stock for weeks, will it then think that l does not sell | a size that was missing half the season, is it counted as unwanted | we had no xl for two months so no xl was sold, does it know the reason | m size khatam tha isliye bika nahi, kya app samjhega ki m koi nahi leta | does an empty shelf in one size look like no demand to you | page about sizes that do not sell | which page is about sizes that pile up | which page talks about leftover sizes | m is always sold out while xl lies in the cupboard | one size is always gone and another stays in the cupboard | s and m go at once and the xxl stays on the rail | the small ones are gone in a day and the big ones lie around | medium khatam ho jata hai aur xl pada rehta hai | my large dresses stay and the mediums are gone at once",
      asks: "size run how many pieces of each size to make print cut sizes leftover XS M L sold out size plan",
      needs:
        "size make | size kitna | kitna size | size run | size piece | size plan | size leftover | size print | size many | size each | size cut | size which | size optimization | size stock | size tailor | size finish | size missing | size unwanted | size soldout | soldout size lie | size gone | size always | m soldout | xl soldout | soldout xl | size lowstock | size always lowstock | size always soldout",
      answer: `${pageSentence("size-optimization", /suggests a run/)} ${pageSentence("size-optimization", /knows when each size/)}`,
      also: storyById(16),
      weight: 1.05,
    }),
    fact({
      title: "Size Optimization",
      path: "/feature/size-optimization",
      examples:
        "too many returns because of size | my size chart is wrong | why do kurtas come back as too tight | reduce size returns | tight armholes | shoulder too narrow | size chart correction | people say my medium feels like a small on the shoulders and send it back, how do i find the fault | a third of the kurtas come back because they do not fit, can it tell what to fix | my tailor denies that his cut is off, can i show him the pieces that came back for their size | does it tell which cut comes back most for its fit | so returns for size just have to be accepted | dresses that do not fit and get sent back | measurements on my page seem off | kurta size ki wajah se return ho raha hai | sleeves too short, buyers send it back",
      asks: "size chart returns marked size fix too tight why coming back size problem",
      needs: "size chart | size return | size comeback | size wrong | tight | return reduce | size complaint",
      answer: useCase("size-optimization", /returns say/),
      also: storyById(14),
    }),
    fact({
      title: "The Storeroom",
      path: "/feature/inventory-management",
      examples:
        "how do i take stock to a stall | move stock to an event and back | pack the box for the exhibition | what happens to stock i carry to a pop-up | stock transfer | stall box transfer | shift goods to venue | carry unsold pieces home after the stall | on fridays i put sixty pieces in the boot for the market, how do i note that so the site does not sell them | after the exhibition i unpack what was not sold, how does it get back in the count | things go missing between home and the mela, how can i tell what was sold and what was lost | are pieces i carry to the fair blocked for the website | so i should delete the pieces from stock when i carry them along | moving goods between my house and the venue | hand a carton of candles over to the weekend table | exhibition mein maal lena ho toh stock kaise move karu | count what left the house and what came home | what becomes of the pieces i did not sell when i return from a fair | unsold sarees after the exhibition, where do they go | what happens to leftover stock when i come home from a mela | do unsold pieces go back on the shelf after the stall | mela ke baad bacha hua stock wapas kaise jata hai",
      asks: "transfer stock to event stall popup exhibition and back move pieces box home shelf pack take out carry",
      weight: 1.15,
      needs:
        "transfer | stock stall | stock event | stock popup | take stock | move stock | box stall | stock carry | pack stall | pack popup | take stall | take popup | stock back | not sell return popup | sell return popup | unsold popup | unsold stall | left popup return",
      answer: `${pageSentence("inventory-management", /Stock moves by transfer/)} ${useCase("inventory-management", /box for Saturday/)}`,
      also: storyById(1),
    }),
    fact({
      title: "The Storeroom",
      path: "/feature/inventory-management",
      examples:
        "can i see stock by size | stock in several places | where is my stock | stock at different locations | track variants | stock across two warehouses | more than one godown | multi location stock | size wise count | where each piece lies | half my soaps are at my parents place and half under my bed, can it keep track of both | each kurta comes in five sizes and three colours, can i see the count of each | i never remember if the toys are in the attic or at my sister's flat, will it tell me | can stock be kept in more than one room or house | so every carton has to lie in a single godown | which shelf or cupboard is a thing on | goods scattered around the house | do alag shehar mein rakha stock dekh sakte hai kya | inventory in two cities",
      asks: "stock by size variant batch place location several places where is my stock multiple locations shelf warehouse two across track",
      needs:
        "stock place | stock location | stock warehouse | warehouse | stock office | stock size | stock batch | variant | place piece | multiple place",
      answer:
        `${pageSentence("inventory-management", /odd places/)} ${pageSentence("inventory-management", /knows all of them/)} ${pageSentence("inventory-management", /Each product has its sizes/)}`.trim(),
    }),
    fact({
      title: "The Sales Outlets",
      path: "/feature/events-toolkit",
      examples:
        "jars in a boutique | stock on consignment | how do i settle with a shop that keeps my goods | my products lie in a friend's shop | rack in a boutique | track goods kept in other shops | how does a boutique pay me | consignment sales | commission of the gift shop | candles on display in a cafe | a lady in mumbai has twenty of my candles on her counter and pays when they sell, how do i keep account of that | i left earrings with three shops and have lost track of who owes what, can it sort this out | the shop owner sends me a list of sold pieces each month, where do i put that in | is the shop's share taken off before my invoice is made | so goods lying with a boutique cannot be tracked | a shop displays my jewellery for a cut | shops that pay only after the piece is sold | boutique mein rakhe maal ka paisa kaise settle hota hai | boutique's monthly report | a few boutiques keep my sarees on display, can i see those sales with the rest | two shops show my jewellery, do their sales come in with mine | my bags hang in a friends shop, can i see what sold there beside my own sales | what sells in the boutiques, is it counted with the rest | my jars are lying in four other peoples shops, can you count those too | do you count what lies in other shops",
      asks: "boutique rack consignment shelf in someone else's shop commission settle stock at shop friend's shop count of goods lying",
      needs:
        "boutique | shop settle | shop jar | shop payment | rack settle | shop stock | friend shop | shop goods | other shop | someone shop | boutique sale | boutique sale rest | boutique display | shop count | boutique count",
      answer: `Racks in boutiques work as consignment, settled shop by shop. ${pageById("inventory-management")?.benefits.find((benefit) => /own count/.test(benefit)) ?? ""}. ${useCase("events-toolkit", /rack in a boutique/i)}`,
      also: storyById(7),
      weight: 1.05,
    }),
    fact({
      title: "The Sales Outlets",
      path: "/feature/events-toolkit",
      examples:
        "how much stock should i take to a stall | what should i pack for the exhibition | which pieces do i carry to a pop-up | how many pieces for the event | refill the stall on the second day | stall packing list | restock the table | quantity for exhibition | i have a two day mela in pune and only one suitcase, which things are worth carrying | at the last fair i was out of small pouches by noon and brought home all the large ones, how do i fill the box better | my stall is empty after day one and home is an hour away, does it say what to bring in the morning | can it suggest pieces for the fair from how i sold last year | so i have to guess what people at the fair will buy | fill the suitcase for a weekend market | top up the table overnight | mela ke liye kitna saman lena chahiye | which prints to bring to the fair",
      asks: "how much what to pack take carry stall exhibition refill last year's sales by hour print",
      needs:
        "pack stall | pack popup | stock take stall | carry stall | take stall many | refill | stall stock many | kitna stock stall",
      answer: useCaseSentences("events-toolkit", /Diwali exhibition/i, /say what to pack/, /At the close of each day/),
      also: storyById(12),
    }),
    fact({
      title: "The Sales Outlets",
      path: "/feature/events-toolkit",
      examples:
        "how does selling at a pop-up work | what did the event earn | close the stall at night | event kit | account of an exhibition | settle up after the stall | flea market selling | exhibition toolkit | was the fair profitable | i booked a table at a sunday market for the first time, how does the app help me through the day | after every fair i sit till midnight to find out whether it paid off, is that sum done for me | we pay for the table, the train and the food, can i see what the fair brought after all that | does each exhibition get its own account | so sales from a fair have to be typed in at home | was the weekend market worth the trip | running a table at a christmas fair | mela mein stall hai, ye kaise kaam aayega | tools for mela vendors | i keep losing track of how many pieces are left after every exhibition | what came back from the stall and what was sold",
      asks: "event kit settle stall night pop-up account what event earned close event exhibition selling how works",
      needs: "event | popup | stall",
      answer: `${pageSentence("events-toolkit", /You take stock out to the stall/)} ${pageSentence("events-toolkit", /At night the sales are sent/)}`,
      also: storyById(1),
    }),
    fact({
      title: "The Customer Lounge",
      path: "/feature/brand-buddies",
      examples:
        "how do i get customers to come back | reminder when the jar runs out | repeat orders | first-time buyers never return | bring customers back | second order | repeat buyers | refill reminder | win back lapsed buyers | people try my face oil once and then i never hear from them again, how do i bring them back | a pack of my granola lasts a month, can buyers get a nudge when it should be over | most of my jewellery buyers are one timers, how do i get them to buy a second time | will people who already bought again be left alone by the message | so i have to write to each old buyer myself to get a second sale | make one timers order once more | buyers who disappear after the first jar | purane customer dobara order kare ye kaise hoga | habit of buying from me again | can i nudge soap buyers just about when the bar is used up | can a buyer be reminded when her shampoo bar should be nearly finished | my tea lasts about a month, could people hear from me when the tin is almost empty | write to people when the bottle of hair oil ought to be used up | a nudge at the time the pack gets over, and not before | sabun khatam hone ke time pe customer ko yaad dila sakte hain kya",
      asks: "repeat customers come back bring back loyal buy again second order reminder jar runs out first-time buyers reorder message",
      needs:
        "repeat | comeback customer | customer return | remind | second order | customer again | lowstock customer | reminder | customer keep | loyal | remind use | soap used",
      answer: `${pageSentence("brand-buddies", /six weeks after a jar/)} ${useCase("brand-buddies", /jar runs out/)}`,
      also: storyById(3),
      weight: 1.2,
    }),
    fact({
      title: "The Customer Lounge",
      path: "/feature/brand-buddies",
      examples:
        "what is stored about a customer | remember a customer's size | customer history | birthdays of customers | visitors' book | customer profile | past orders of a customer | buyer profile | notes about a client | past purchases of a lady | someone at my stall asks for the same thing as last time, can i look up what that was | i write every client's measurements on slips of paper, can the app hold them instead | a lady from the diwali fair wrote her name in my notebook, where does that go | does it keep a record for each buyer by itself | so i have to type in every buyer's size and address | look up what a lady ordered last year | remember that she wears medium | customer ne pehle kya kharida tha kaise dekhe | anniversaries and birthdays of buyers | we want to remember the likes of our repeat buyers, where do we note it | where do i write down what a regular buyer is fond of | a regular never wants onion in hers, where is that noted for next time",
      asks: "customer card size remember birthday past orders history what is stored about customer visitors book",
      needs:
        "birthday | customer size | customer card | customer history | customer past | customer remember | customer order | remember size | visitor book | visitor | customer list",
      answer: `${pageSentence("brand-buddies", /customer's card holds/)} ${pageSentence("brand-buddies", /fills itself/)}`,
      also: storyById(5),
    }),
    fact({
      title: "Customer Segmentation",
      path: "/feature/customer-segmentation",
      examples:
        "group customers by city | write only to customers in delhi | customer segments | target customers by size | list of customers who bought a product | filter buyers | audience lists | buyers from mumbai who wear xl | i have a stall in pune next week and want to tell only the people who live there, how do i pick them | i made new plus size kurtas and want to reach just the women who wear xl, how | i would like a list of all who bought the rose soap but nothing for three months, can i get it | does a group refresh itself when new buyers come in | so i can only write to all buyers and not to one town | pick out shoppers from one town | handpick whom a message goes to | delhi wale customers ko alag kaise kare | tag buyers by what they like | i want to write only to women in mumbai who took jhumkas from me, not to everybody | how do i tell only the people in pune who bought a lamp from me, and leave the others alone | not everybody should get this, only those in jaipur who took a kurta last year | only the buyers of my earrings in chennai should hear about the new set | sirf mumbai walon ko likhna hai jinhone jhumke liye the | can a message reach just the ladies who bought bangles in one town",
      asks: "segment groups of customers by city size product target who to write to only people in delhi who wear size L filter list audience",
      needs:
        "segment | write delhi | write people | write only | people city | delhi size | customer filter | customer city | customer group | target customer | write only women | only bought city | write women",
      answer: `${pageSentence("customer-segmentation", /people who bought this, in that city/)} ${pageSentence("customer-segmentation", /keeps the group current/)}`,
    }),
    fact({
      title: "Efficient Sales Management",
      path: "/feature/efficient-sales-management",
      examples:
        "print labels and invoices together | picking list | pack forty parcels before the courier | how do i print all labels at once | dispatch many orders quickly | courier pick-up in the evening | bulk label printing | pick and pack list | evening dispatch rush | forty five orders came in over the weekend and the pickup is at six, how do i get them ready fast | we keep walking back and forth to the shelf while packing, is there a list in shelf order | i print every sticker on its own and add the bill later, can that be done in one go | does the buyer get a tracking link once the box leaves | so labels have to be printed one by one | get a pile of orders out of the door | stickers and bills for today's shipments | sab orders ke label ek saath kaise nikale | rush of orders before the pickup van | we post around forty boxes every evening, can bills and address stickers be printed together | fifty packets leave us every evening, do bill and sticker get printed together | can the address stickers and the bills be printed in the same run | invoice and sticker for every parcel in one print | sticker aur bill ek saath print ho sakte hain kya, roz chalis dabbe jaate hain | we send out sixty boxes a day, is there one print for all the papers",
      asks: "picking list labels packing courier parcels all at once many orders dispatch print label invoice one go before pick-up evening",
      needs: "picking | label | pack | courier | parcel | dispatch",
      answer: `${pageSentence("efficient-sales-management", /one picking list in the order/)} ${pageSentence("efficient-sales-management", /scanned out/)}`,
      also: storyById(10),
    }),
    fact({
      title: "Efficient Sales Management",
      path: "/feature/efficient-sales-management",
      examples:
        "does the customer get a tracking link | does the buyer hear from us once the box has left | is the customer told when the parcel is on its way | people keep asking where their parcel is, do they get a link to follow it | must i send the tracking number to each buyer myself | how does a buyer know that her kurta was handed to the courier | do my customers get word when their packet leaves the house | parcel nikalne par customer ko khabar milti hai kya | shoppers ring me to ask whether it was sent, can they see it themselves | when is the tracking link sent",
      asks: "tracking link customer told parcel left sent on its way shipped message follow",
      needs: "tracking | customer parcel left | customer box left | parcel sent customer | follow parcel | hear box",
      answer: pageSentence("efficient-sales-management", /scanned out/),
      also: storyById(10),
      weight: 1.1,
    }),
    fact({
      title: "Payments",
      path: "/feature/payments",
      examples:
        "check marketplace settlements | who has not paid me | list of unpaid orders | payment reminders | remind a customer about an unpaid invoice | follow up on unpaid bills | money outstanding | marketplace deductions | overdue invoices | buyers who owe me | payout breakup by order | the marketplace sent me a lump sum last week and i do not know which orders it was for | two boutiques and an aunt still owe me from diwali, is there a place where i see all of that | i feel shy to ask people for money, is there a polite note ready for that | can i see for how many days a bill has been open | so i have to go through marketplace statements line by line | chase people for what they owe | what did the portal deduct from my money | kiska udhaar abhi tak baaki hai | buyers who still have not settled",
      asks: "marketplace settlement reconcile deductions fees open payments list unpaid reminder who has not paid outstanding pending dues udhaar remind customers about unpaid invoices bills follow up",
      needs:
        "settle marketplace | payout marketplace | reconcile | unpaid | outstanding | due | pending | udhaar | not paid | not payment | remind payment | remind invoice",
      answer: `${pageSentence("payments", /marketplace's settlement is taken apart/)} ${pageSentence("payments", /What is still open/)}`,
    }),
    fact({
      title: "Payments",
      path: "/feature/payments",
      examples:
        "count the cash in the evening | day's close | does the cash box match | tally of the day | cash box count | drawer mismatch | closing cash | at eight the stall shuts and there is a tin full of notes, how do i check that it is right | my helper handles the notes and coins and i want to know at night if something is missing | after the mela i always find a hundred rupees less in the tin than i should have, can it tell | does it compare the notes in the tin with what was sold that day | so i have to add up the cash sales on paper | reckon up the money tin at night | are notes missing from the till | raat ko galle ka cash kaise milaye | end of day till check",
      asks: "cash count evening tally day close till cash box daily total match",
      needs: "cash | tally | day close | day total | close day",
      answer: useCase("payments", /evening tally/i),
    }),
    fact({
      title: "The Cash Register",
      path: "/feature/payment-solutions",
      examples:
        "how do i know whose payment it is | match payments to orders | two customers paid the same amount | is the order marked paid by itself | fake payment screenshots | payment without screenshot | qr for each order | upi reconciliation | who sent this upi payment | unknown upi credit | i get ten credits of 450 in an evening and do not know who they are from, how are they told apart | a customer showed me an edited picture of a transfer and walked off with a necklace, how do i stay safe from that | all day i scroll through bank messages to tick off orders, does that end | does the paid status of an order set itself | so customers must send me a screenshot | tell apart two upi credits of the same sum | proof that the money came for this parcel | kaunsa payment kis order ka hai kaise pehchane | tick off orders as the money lands",
      asks: "match payment to order which payment belongs whose money screenshot automatically marked paid came whose order fake screenshots upi qr per order amount filled proof",
      needs:
        "match payment | whose order | money order | money whose | screenshot | payment order | payment which | whose payment | payment belong | payment proof | qr order | qr stall | payment mark | qr amount | qr price | qr how | qr work | qr each | mark paid | order paid | paid order",
      answer: `${pageSentence("payment-solutions", /UPI QR for each order/)} ${pageSentence("payment-solutions", /turns to paid by itself/)}`,
      also: storyById(15),
    }),
    fact({
      title: "Global Expansion",
      path: "/feature/global-expansion",
      examples:
        "is igst charged on exports | do i put gst on a parcel abroad | tax on an export invoice | tax free export | foreign sale tax | export bill without igst | i am sending two kurtas to a buyer in toronto, will tax be added on her bill | a store in sri lanka ordered sixty candles, is their bill with gst | we have a letter of undertaking, so is the bill made without tax | is a sale outside india billed free of tax | so gst has to be added on orders from overseas | which tax goes on a bill to another country | does a foreign buyer pay our tax on the bill | videsh bheje order pe gst lagega kya | igst for a customer in dubai",
      asks: "igst gst tax charged export invoice abroad letter of undertaking",
      needs: "taxsplit abroad | taxsplit export | gst export | gst abroad | tax export | tax abroad",
      answer: `No IGST is charged. ${pageSentence("global-expansion", /without IGST/)}`,
      also: storyById(19),
      weight: 1.15,
    }),
    fact({
      title: "Community Management",
      path: "/feature/community-management",
      examples:
        "where are whatsapp chats with customers kept | can two staff answer the same customer conversation | can my team see what i promised a customer | shared inbox for customer messages | team inbox | old chats with a buyer | who replied to this buyer | my sister answers in the morning and i in the evening and we contradict each other, can both of us see the thread | a buyer says my sister promised her a free pouch, where do i check what was said | when my assistant is on leave i never know what she agreed with a customer, can i read it | do messages stay with the buyer and not on one person's phone | so chats remain on the phone of whoever replied | continue a conversation that a colleague began | what did we tell this lady yesterday | customer se hui baat team mein sabko dikhega kya | everyone replying to buyers from one thread",
      asks: "whatsapp chats messages conversation with customers kept where two staff answer same team read promised card",
      needs:
        "message keep customer | whatsapp customer keep | customer conversation | conversation customer | team conversation | whatsapp chat | customer chat | share inbox",
      answer: `Messages are kept on the customer's card. ${pageSentence("community-management", /conversation belongs/)}`,
      weight: 1.25,
    }),
    fact({
      title: "Community Management",
      path: "/feature/community-management",
      examples:
        "if a customer says stop on whatsapp, does she still get emails | does stop count on every channel | if a customer tells me on whatsapp not to message any more, will she go on getting my emails | a lady asked by email to be left alone, could a whatsapp still go out to her | somebody said no more messages at my stall, must i take her off each list myself | do i have to remember who does not want to hear from me | is one no enough for whatsapp and email together | is it noted when and where a buyer agreed | whatsapp pe mana kiya toh email bhi band ho jayega kya | when did this buyer say yes to messages, can i look it up",
      asks: "stop message every channel whatsapp email unsubscribe everywhere consent date customer says no more",
      needs:
        "stop channel | stop email | stop whatsapp | not message email | whatsapp not email | consent date | message stop | stop message | whatsapp email not",
      answer: `${pageSentence("community-management", /Stop means stop/)} ${pageSentence("community-management", /date and a source/)}`,
      weight: 1.2,
    }),
    fact({
      title: "Community Management",
      path: "/feature/community-management",
      examples:
        "what is the mango list | waiting list for a product that is not made yet | customers who wait for the next batch | preorder list | pre booking for next batch | tell buyers when the batch is ready | every january people ask for my strawberry jam which i make in march, how do i remember them all | my clay horses are all gone and twenty people asked for the next firing, can i note them down | a customer wants the mango pickle but it comes only in may, will she hear when it is there | first come first served for the next jars | so i must remember myself who asked for the jam | buyers lining up for a pickle out of season | keep a note of those who want the jam later | achaar abhi nahi hai toh customer ka naam note kar sakte hai kya | seasonal product that people ask for early | we make one toy only for janmashtami and people ask months ahead, how do we note them down | our ganpati idols are made once a year and people ask from march on, where do i put their names | people want the winter jam already in july, how do we note down who asked | a product comes only for one festival and buyers enquire months before, can we keep their names | someone wants the plum cake that we bake at christmas only, how will she be told when it is there | janmashtami wale khilaune ke liye log mahino pehle poochte hain, unka naam kahan likhe",
      asks: "mango list customers waiting list product batch season told when ready order asked",
      needs:
        "mango list | mango | waitlist product | waitlist batch | waitlist customer | note down month | ask month ahead",
      answer: useCase("community-management", /mango list/i),
    }),
    fact({
      title: "The Sales Outlets",
      path: "/feature/events-toolkit",
      examples:
        "what happens to stock if a marketplace order is cancelled | a marketplace order is cancelled | cancelled order goes back into stock | marketplace cancellation | called off portal order | count after a cancelled sale | someone cancelled a soap set on the marketplace an hour after buying, does my count go up again | a portal called off an order i had already packed, what becomes of the piece and the fee | buyers on marketplaces keep cancelling at the last minute, is the stock put right by itself | is a cancelled item offered again on all channels | so i have to add cancelled pieces back by hand | buyer backs out on a portal | is the fee for a called off marketplace sale noted | marketplace ka order cancel ho gaya toh stock phir se badhega kya | shelf count when a sale falls through",
      asks: "marketplace order cancelled stock goes back shelves fee noted",
      needs: "marketplace cancel | order cancel stock | cancel order stock",
      answer: useCaseSentences("events-toolkit", /Two marketplaces/i, /marketplace order is cancelled/),
      weight: 1.25,
    }),
    fact({
      title: "Payments",
      path: "/feature/payments",
      examples:
        "what if one customer pays once for three orders | one payment for several orders | divide a transfer among orders | joint payment of two orders | single transfer multiple parcels | club orders together | a bride ordered for her four cousins and wants to pay everything in one go, how do i enter that | an office bought gift boxes for five people at separate addresses and sent me one amount | my neighbour pays for her order and her mother's with one transfer, will both be ticked off | can one link cover two or three parcels | so a separate payment is needed for each of her parcels | split a lump sum over various parcels | relatives pool one payment for several boxes | ek customer teen orders ka paisa ek saath de toh | family pays together, parcels go separately | one aunty is paying for herself and two neighbours in one shot, possible | a lady settles her own order and her neighbours' in one shot | three friends order apart and one of them pays for all, can i take it as a single amount | the whole building society ordered and the secretary sends one amount, how is it shared among the orders | ek aunty apna aur padosiyon ka paisa ek saath degi, chalega kya | can she clear her sister's bill along with hers in one go",
      asks: "one customer pays once three several orders one payment transfer divided among",
      needs: "payment three | payment several | one payment order | payment once order | transfer order divide",
      answer: useCase("payments", /One transfer for three/i),
      weight: 1.1,
    }),
    fact({
      title: "Size Optimization",
      path: "/feature/size-optimization",
      examples:
        "can i have different size runs for stall and website | separate sizes for the site and the stall | other sizes for exhibitions | separate size plan for the web shop | online sizes versus stall sizes | at fairs people try things on and buy larger than online, can i plan the sizes apart | my website sells mostly small while the market table sells large, is each planned on its own | for the pop-up i need more xl than for the online shop, can the size numbers be kept apart | can the online shop and the market have their own size mix | so one size plan has to do for both stall and online | people who try on buy other fits than those who order online | separate size mix per outlet | stall aur website ke liye alag size rakh sakte hai kya | size mix for the stall only",
      asks: "different separate size runs stall website site try on",
      needs: "size stall website | size run stall | size run website | size stall site",
      answer: `Yes. ${pageById("size-optimization")?.benefits.find((benefit) => /Separate runs/.test(benefit)) ?? ""}.`,
    }),
    fact({
      title: "The Storeroom",
      path: "/feature/inventory-management",
      examples:
        "who owns the jars in a boutique rack until they are sold | are consignment goods still mine | ownership of consigned pieces | whose are unsold goods in a boutique | whose property at the boutique | i gave forty necklaces to a shop in goa and nothing is paid yet, do they still belong to me | the boutique wants to hand back what it did not sell, was that ever theirs | a cafe displays my jams on its counter, who do they belong to in the meantime | do pieces at a shop stay my property until someone buys them | so the boutique owns my jars from the day i leave them there | belongings of mine lying in somebody else's shop | does leaving my goods with a boutique count as a sale | boutique mein rakha maal kiska hota hai jab tak bike nahi | title to goods left in a boutique",
      asks: "who owns jars goods boutique rack consignment until sold still mine",
      needs: "own boutique | own rack | whose jar | boutique mine",
      answer: `You do, until they are sold. ${useCaseSentences("inventory-management", /rack in someone/, /still yours/, /When the shop reports/)}`,
    }),
    fact({
      title: "The Cash Register",
      path: "/feature/payment-solutions",
      examples:
        "how do i take payments at a pop-up | how do customers pay at the stall | taking money at an exhibition | accept upi at an event | upi counter at the mela | collect money at a fair | scan and pay at my table | i will be alone at my jewellery table with a crowd in front of me, how do people pay | there is no card machine on my table, how can i take people's money at the market | my sister minds the table on sunday, what does she show the buyers so that they can pay | does the code already hold the sum when they scan it | so buyers at the stall have to type in the amount | instant payment at a mela | quick checkout for a queue at the counter | stall pe customer se paisa kaise lu | customers at my table want to pay with their phone",
      asks: "take payments accept money upi qr pay at a pop-up exhibition stall event customers how",
      needs: "payment popup | payment stall | payment event | accept popup | accept stall | money popup | money stall",
      answer: `${useCaseSentences("payment-solutions", /Sunday market/, /shows its own QR/, /When the payment arrives/)} ${pageSentence("payment-solutions", /UPI QR for each order/)}`,
      also: storyById(1),
    }),
    fact({
      title: "The Cash Register",
      path: "/feature/payment-solutions",
      examples:
        "how do payment links work | take an advance for a wholesale order | send a payment link on whatsapp | payment for a custom order | collect the balance later | pay by link | staggered payment for a bulk order | deposit for a bulk order | a cafe wants two hundred candles and i want some money before i begin, how do i take it | i am making a wedding necklace to order, can i send the bride something to pay with on whatsapp | a corporate client gave me a big diwali gifting order, can i collect the rest when it ships | can i ask for a deposit first and the remainder afterwards | so payment links only accept upi | request money over chat | take a token amount before i start a bespoke piece | whatsapp pe payment ka link kaise bheju | remaining amount of a made to order piece",
      asks: "payment link wholesale custom order advance balance send link whatsapp how works",
      needs: "paymentlink | wholesale | advance | custom order | link payment",
      answer: `${pageSentence("payment-solutions", /Send one on WhatsApp/)} ${pageSentence("payment-solutions", /turns to paid by itself/)} For a wholesale order you can send one link for the advance and a second one for the balance.`,
      also: storyById(20),
      weight: 0.95,
    }),
    fact({
      title: "The Crew",
      path: "/feature/access-control",
      examples:
        "can my accountant break anything | can an accountant change something by mistake | i keep the books for three small labels, could i spoil anything by mistake if they gave me a login | i do the accounts for a friend's brand, may i damage something when i look around in it | our bookkeeper is afraid of deleting an order, can she | is it safe to let my ca click through the invoices | what may somebody who keeps the books touch | could a wrong click of my accountant alter a bill | ca se galti se kuch bigad sakta hai kya | i only read the accounts, am i able to change them",
      asks: "accountant ca bookkeeper keeps books break spoil damage change edit by mistake reads invoices exports",
      needs:
        "accountant break | accountant mistake | accountant change | accountant edit | accountant delete | book mistake | book login | accountant click | accountant spoil | account mistake",
      answer: `No. ${pageSentence("access-control", /accountant reads invoices/)} With the Accounting role ${useCaseSentences("access-control", /accountant, two afternoons/i, /Editing stays/).replace(/^Editing/, "editing")}`,
      also: storyById(6),
      weight: 1.1,
    }),
    fact({
      title: "The Crew",
      path: "/feature/access-control",
      examples:
        "who changed the price | see who did what | what if a worker leaves | history of changes | remove access of someone who left | which person edited the order | activity log of the team | ex employee access | block someone who quit | somebody lowered a price in our list and nobody admits it, can i find out who | a girl quit in anger yesterday, how do i make sure she does not get in any more | things get mixed up when all of us touch the list, can i trace who did it | does every edit carry a person's name | so when someone quits we all need new passwords | trace an edit back to a person | lock out a girl who stopped working for me | kis staff ne order badla kaise pata chalega | staff blames each other for a wrong entry | can i find out which of my people changed a price | someone of my people put the rate of a kurta down, can i find out who | which of my staff altered the rate of the candle, is that written anywhere | can i see which of my girls changed an amount | the price of a box is different since yesterday, which of us did that | mere logon mein se kisne daam badla, pata chal sakta hai kya",
      asks: "who changed a price order return history log name beside every change worker left leaves close login remove access who did what",
      needs:
        "who change | who edit | who did | change price see | change history | name change | worker left | team left | leave login | team leave | somebody leave | left login | which people change price | which staff change price | which people change | which staff change",
      answer: `${pageSentence("access-control", /carries the name of the person/)} When somebody leaves, one login is closed and the others stay as they were.`,
      weight: 1.15,
    }),
    fact({
      title: "The Crew",
      path: "/feature/access-control",
      examples:
        "can each person have a login | separate logins for staff | stop sharing one password | give my packer access | team access | how do i add my staff | multi user | staff accounts | separate permissions for staff | my niece should see the orders and not how much we earn, can that be set | two cousins pack for me and one writes bills, how do i let each of them in on their own | i took in two girls for packing and want to let them in without showing the money side | may i lock the analytics room for the girls who only pack | so the whole team has to use my password | team of four, four passwords | individual passwords for the crew | har staff ka alag login ban sakta hai kya | hide my earnings from the girls who pack",
      asks: "team logins each person own login shared password staff access how add roles limited employees multiple users",
      needs: "login | shared password | team access | access | team login | password | multiple user | role",
      answer: `${pageSentence("access-control", /gives each person a login/)} ${pageSentence("access-control", /In each room a role has/)}`,
      also: { title: "Pricing", path: "/pricing" },
      weight: 0.95,
    }),
    fact({
      title: "Simplify & Automate",
      path: `${useCasesPath}?feature=15`,
      examples:
        "what is simplify and automate | stories on automating daily work | any story on automation | theme automation | automation stories | repetitive work theme | evening chores done automatically | i spend each evening copying orders from one list to another, which theme is about ending that | i do the same boring steps every night after dinner, what do you call the part that takes them off me | we saw simplify & automate among the use cases and wonder what it stands for | is there a theme about repeat work | so simplify and automate is a module of its own | dull routine at the end of the day | taking the nightly drudgery off my plate | roz shaam ka repeat kaam apne aap hone wali theme kya hai | theme for less manual work | orders come from everywhere and i type the same thing thrice | a way to cut repeated typing",
      asks: "simplify automate theme automation stories",
      needs: "simplifyautomate | theme",
      answer: themeSentence(15),
    }),
    fact({
      title: "Tech Apprehension",
      path: `${useCasesPath}?feature=17`,
      examples:
        "i am not good with technology | my mother cannot use apps | is it easy to learn | i am afraid of software | my aunt does not know computers | is it difficult to use | old people and the app | for someone who is not technical | my parents can hardly use a phone | tech apprehension | simple for beginners | for non techies | learning curve | my grandmother makes the papads and has only ever used a phone for calls, could she manage this | i tried two apps before and gave up because of all the menus, is this one simple | i get nervous with anything digital, will i be able to run this | could my neighbour with little education use it | so one has to be a computer person for this | i freeze in front of a screen | how hard is it to get the hang of it | mummy ko app chalana nahi aata, kya wo kar payegi | too old for new gadgets | i get scared of new software, do any of your stories deal with that fear | stories for people who are afraid of computers | is there a story about being scared of an app | do founders in the stories fear technology | a story for somebody who is nervous about new tools",
      asks: "tara ammini tech apprehension afraid of technology scared of software not technical non tech savvy fear easy beginners older people difficult complicated learn hard to use aunt mother use it computer bad with theme",
      needs:
        "techapprehension | afraid | scared | fear | technical | tech | easy | difficult | complicated | learn | hard | aunt | mother | grandmother | old people | computer",
      answer: `${themeSentence(17)} Tara began with one print in one size, and aunt Ammini, who never wanted an app, speaks her orders instead of typing them.`,
      also: storyById(11),
    }),
  ];

  for (const entry of modules) {
    const page = featurePages.find(({ id }) => id === entry.slug);
    const old = oldNames(entry.featureId).filter((name) => !entry.name.endsWith(name));
    passages.push(
      fact({
        title: entry.name,
        path: `/feature/${entry.slug}`,
        // "Crew" is read as any team.
        examples:
          entry.room === "crew"
            ? ROOM_QUESTIONS[entry.room]
            : `what would i use ${entry.name} for | what is ${entry.name} | what is ${entry.name} good for | what can i do in ${entry.name} | tell me about ${entry.name} | what happens in ${entry.name} | purpose of ${entry.name} | explain ${entry.name} | when would i open ${entry.name} | what does ${entry.name} do for me | ${entry.name} kis kaam ka hai | ${entry.name} kya hai | ${ROOM_QUESTIONS[entry.room]}`.toLowerCase(),
        asks: `${ROOM_WORDS[entry.room] ?? ""} ${old.join(" ")} what does do explain which module feature`,
        needs: moduleNeeds(entry.room),
        answer: `${entry.name}${old.length > 0 ? `, earlier called ${inWords(old)},` : ""} is the module for ${entry.purpose}. ${entry.description}`,
        text: `${entry.description} ${entry.tagline}. ${page?.description ?? ""}`,
        ...(page && storyLink(page) ? { also: storyLink(page) as Link } : {}),
        weight: 1.1,
      }),
      fact({
        title: entry.name,
        path: `/feature/${entry.slug}`,
        asks: `${ROOM_WORDS[entry.room] ?? ""} key benefits advantages list of features`,
        needs: moduleNeeds(entry.room)
          .split(" | ")
          .map((words) => `${words} benefit`)
          .join(" | "),
        answer: `What ${entry.name} brings you:\n${entry.benefits.map((benefit) => `- ${benefit}`).join("\n")}`,
        weight: 1.05,
      }),
    );
    for (const name of old) {
      passages.push(
        fact({
          title: entry.name,
          path: `/feature/${entry.slug}`,
          examples:
            `what became of ${name} | what happened to ${name} | where did ${name} go | is ${name} still there | i cannot find ${name} any more | what is ${name} called now | ${name} new name | ${name} ab kya naam hai | ${name} kya ban gaya | ${name} ab kya hai | ${name} ka naya naam | i saved an old post about ${name}, what is it today | has ${name} been renamed | which module was ${name} | is ${name} gone | what was ${entry.name} called earlier | earlier name of ${entry.name} | former name of ${entry.name} | ${entry.name} pehle kya kehlata tha | did ${entry.name} have another name before`.toLowerCase(),
          asks: `${name} old name earlier name called now`,
          needs: "old earlier formerly same before previous previously today now name ab abhi call"
            .split(" ")
            .map((word) => `${name} ${word}`)
            .join(" | "),
          answer: `${name} is the earlier name of ${entry.name}, the module for ${entry.purpose}.`,
        }),
      );
    }
  }

  for (const page of featurePages) {
    const link = pageLink(page);
    const also = storyLink(page);
    const extra = also ? { also } : {};
    passages.push({
      ...link,
      kind: "fact",
      asks: `${page.name} what is explain feature page`,
      needs: page.name.replace(/^The /, "").toLowerCase().replace(/&/g, "and"),
      text: `${page.description} ${page.longDescription}`,
      answer: `${page.name}: ${page.description} ${sentencesOf(page.longDescription).slice(0, 1).join(" ")}`,
      ...extra,
    });
    for (const paragraph of page.longDescription.split(/\n\n/)) {
      passages.push({ ...link, kind: "feature", text: paragraph, asks: page.name, ...extra });
    }
    passages.push({
      ...link,
      kind: "feature",
      text: `${page.benefits.join(". ")}.`,
      asks: page.name,
      lead: `With ${page.name}`,
      ...extra,
    });
    passages.push({
      ...link,
      kind: "feature",
      text: page.benefits.join(". "),
      asks: `${page.name} key benefits advantages`,
      needs: "benefit",
      answer: `${page.name} brings you, among other things:\n${page.benefits
        .slice(0, 4)
        .map((benefit) => `- ${benefit}`)
        .join("\n")}`,
      ...extra,
    });
    for (const entry of page.useCases) {
      passages.push({
        ...link,
        kind: "feature",
        text: entry.description,
        asks: `${entry.title} ${page.name}`,
        examples: featureQuestions[page.id]?.[entry.title] ?? "",
        ...extra,
      });
    }
    for (const benefit of page.benefits) {
      const examples = featureQuestions[page.id]?.[benefit];
      if (examples)
        passages.push({
          ...link,
          kind: "feature",
          asks: page.name,
          examples,
          text: benefit,
          answer: `With ${page.name}: ${benefit}.`,
          ...extra,
        });
    }
  }
  for (const card of valueCards)
    passages.push({ ...homeLink, kind: "feature", text: card.description, asks: card.title });
  for (const card of brandBuddiesCards) {
    passages.push({
      title: card.title,
      path: `/feature/${card.slug}`,
      kind: "feature",
      text: card.description,
      asks: card.title,
    });
  }
  passages.push({
    title: "Brand Buddies",
    path: "/brand-buddies",
    kind: "feature",
    text: `${brandBuddiesStory.body} ${brandBuddiesStory.result}`,
    asks: brandBuddiesStory.heading,
    answer: `${sentencesOf(brandBuddiesStory.body).slice(0, 2).join(" ")} ${brandBuddiesStory.result}`,
    storyId: brandBuddiesStory.storyId,
  });
  return passages.filter(({ text }) => text !== "");
}

const pageById = (id: string): FeaturePage | undefined => featurePages.find((page) => page.id === id);

/** The sentence of a feature page's long description that says it, or "" (a test watches for that). */
function pageSentence(id: string, pattern: RegExp): string {
  return sentencesOf(pageById(id)?.longDescription ?? "").find((sentence) => pattern.test(sentence)) ?? "";
}

const useCase = (id: string, title: RegExp): string =>
  pageById(id)?.useCases.find((entry) => title.test(entry.title))?.description ?? "";

function useCaseSentences(id: string, title: RegExp, ...patterns: readonly RegExp[]): string {
  const sentences = sentencesOf(useCase(id, title));
  return patterns.map((pattern) => sentences.find((sentence) => pattern.test(sentence)) ?? "").join(" ");
}

function storyById(id: number): Link {
  return { title: stories.find((story) => story.id === id)?.title ?? "the story", path: `/story/${id}` };
}

function themeSentence(id: number): string {
  const theme = features.find((feature) => feature.id === id);
  return theme ? `${theme.name} is a theme that crosses the rooms: ${uncapitalised(theme.description)}` : "";
}

/** What a question has to mention for the module as a whole to be meant. */
function moduleNeeds(room: string): string {
  const words: Readonly<Record<string, string>> = {
    storeroom: "storeroom | stock module | inventory | stock manage | stock",
    "sales-desk": "salesdesk | order module | order | invoice module",
    "cash-register": "cashregister | payment module | payment feature",
    "customer-lounge": "customerlounge | customer module | crm | customer data | customer manage | customer detail",
    "sales-outlets": "salesoutlets | channel | event | popup | outlet module",
    crew: "crew | team | access",
    "crystal-ball": "crystalball | analytics | numbers",
  };
  return words[room] ?? room;
}
