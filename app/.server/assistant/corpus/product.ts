/** What the product does: the modules, the feature pages with their use cases, and the way in. */
import { brand, useCasesPath } from "#app/content/brand.ts";
import { brandBuddiesCards, brandBuddiesStory } from "#app/content/brand-buddies.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import { featureNameAliases, features } from "#app/content/features.ts";
import { hero, valueCards } from "#app/content/home.ts";
import { modules } from "#app/content/modules.ts";
import type { FeaturePage } from "#app/schemas/content.ts";
import { stories } from "#app/content/stories/index.ts";
import { inNumber } from "../language/number-words.ts";
import { fact, inWords, type Link, type Passage, sentencesOf, uncapitalised } from "./passage.ts";
import { wordingsUnder } from "./wordings/index.ts";

const pageLink = (page: FeaturePage): Link => ({ title: page.name, path: `/feature/${page.id}` });
export const featuresLink: Link = { title: "Features", path: "/features" };
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
  crew: "my brother and i share one password, which room mends that",
  "crystal-ball":
    "which module tells me what to make more of next month | which room shows what earns money | i guess what to bake, which module does better | which module names what does not sell | konsa product zyada bikta hai ye kaunsa module batata hai | which module shows what sells most",
};

/** What The Sales Desk has ready for a GST return. */
export const forReturns =
  "For those who file monthly, GSTR-1 is due on the 11th, and The Sales Desk has the month's summary ready for your CA before that: invoices to businesses, totals to consumers by state, credit notes, and quantities by HSN code. Your CA gets one file to check.";

/** How many modules there are, and what each is for. */
export const modulesSentence: string = `${brand.name} has ${inNumber(modules.length)} modules: ${inWords(modules.map((entry) => `[${entry.name}](/feature/${entry.slug}) for ${entry.purpose}`))}.`;

/** Whom the product is made for. */
export const forWhom = `${brand.name} is a business management platform for small brands in India that are run from a dining table, a kitchen or a stall, and sell at pop-ups, on WhatsApp, online and in boutiques.`;

export function productPassages(): Passage[] {
  const talk = valueCards.find((card) => /type/i.test(card.title));
  const passages: Passage[] = [
    fact({
      ...featuresLink,
      examples: "what is ladoo",
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
      examples: "who is it for",
      asks: "who is it for which brands small business founders type audience target suitable d2c",
      needs:
        "for who | large company | for large company | who build | suitable | small brand | kind brand | d2c | platform meant | ladoo meant | app meant | software meant | whom meant | meant small | meant brand | who for | target | type brand | kind business | size business | right for | what who made for | ladoo who made for | who made for",
      answer: `${forWhom} [${brand.tagline}](/) is the idea.`,
      also: { title: "About", path: "/about" },
    }),
    fact({
      ...featuresLink,
      examples: "which modules are there",
      asks: "modules features list how many rooms all seven what features does it have names",
      needs: "module | room | feature",
      answer: modulesSentence,
      weight: 1.05,
    }),
    fact({
      ...featuresLink,
      examples: "can i use it on my phone",
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
      examples: "can i speak an order",
      asks: "speak order voice talk don't type say aloud record dictate order by voice spoken hands free dirty busy wet cooking enter orders voice note",
      needs: "voice | voice type | type | hand | dirty | without touch | order without touch",
      answer: `Yes, by voice: [${talk?.title ?? ""}](/). ${talk?.description ?? ""}`,
      also: storyById(2),
      weight: 1.1,
    }),
    fact({
      title: "The Sales Desk",
      path: "/feature/sales-hub",
      examples: "how are whatsapp orders handled",
      asks: "orders that come on whatsapp how handled managed taken written down one list customers order in chat",
      needs:
        "whatsapp order | order whatsapp handle | order whatsapp take | whatsapp order how | whatsapp order manage | whatsapp order come | customer order whatsapp",
      answer: `${sentencesOf(modules.find(({ room }) => room === "sales-desk")?.description ?? "")
        .slice(0, 2)
        .join(" ")} The GST invoice is made with the order, also with one that came on WhatsApp.`,
      also: storyById(2),
      weight: 1.1,
    }),
    fact({
      title: "The Sales Desk",
      path: "/feature/sales-hub",
      examples: "does it make gst invoices",
      asks: "gst invoice make automatically hsn code cgst sgst igst tax split generate bill invoicing number series themselves different state customer which tax is put",
      needs:
        "gst invoice | gst | hsn | taxsplit | taxsplit where | taxsplit from | taxsplit decide | invoice | tax invoice | tax state | state customer | invoice number",
      answer: `The GST invoice is made with the order. ${pageSentence("sales-hub", /HSN code from the product/)}`,
      also: storyById(13),
      weight: 1.1,
    }),
    fact({
      title: "The Sales Desk",
      path: "/feature/sales-hub",
      examples: "does it help with gstr-1",
      asks: "gstr1 gstr-1 summary filing return due 11th ca accountant night of the 10th file gst monthly what goes to my ca every month reports for filing",
      needs:
        "gstr1 | gst file | gst filing | gst ca | gst accountant | gst month | gst summary | analytics accountant | accountant file | accountant analytics | tax file | accountant month | ca month",
      answer: forReturns,
      text: `${pageSentence("sales-hub", /GSTR-1 summary/)} ${useCase("sales-hub", /night of the 10th/i)}`,
      also: storyById(13),
      weight: 1.15,
    }),
    fact({
      title: "The Sales Outlets",
      path: "/feature/events-toolkit",
      examples: "can i sell without internet",
      asks: "sell offline no network internet goes stall popup event without internet connection drop signal lost work offline",
      needs: "network | offline | offline mode",
      answer: `Yes, selling at the stall goes on when the network does not. ${useCaseSentences("events-toolkit", /Indiranagar/, /network drops/, /In the evening they are sent/)}`,
      also: storyById(1),
      weight: 1.15,
    }),
    fact({
      title: "The Storeroom",
      path: "/feature/inventory-management",
      examples: "does it track expiry dates",
      asks: "best before expiry date batch oldest first which to sell send out first expire food pickle shelf",
      needs: "expiry | batch | old",
      answer: `Yes. ${pageSentence("inventory-management", /best-before dates/)} ${useCaseSentences("inventory-management", /date on it/i, /what falls due/)}`,
      also: storyById(9),
      weight: 1.05,
    }),
    fact({
      title: "The Storeroom",
      path: "/feature/inventory-management",
      examples: "do i get a low stock alert",
      asks: "low stock alert notification warn running out reorder level remind before finishes finished khatam product",
      needs: "lowstock | alert | stock finish | finish before | stock low | stock end | stock remind | stock level",
      answer: `Yes. ${pageSentence("inventory-management", /low-stock alert/)}`,
      weight: 1.1,
    }),
    fact({
      title: "The Storeroom",
      path: "/feature/inventory-management",
      examples: "how do i avoid selling the same piece twice",
      asks: "oversell sold out on one channel same piece sold twice sync stock across website marketplace stall update everywhere real time sold at stall and website at same time",
      needs:
        "soldout | sync | twice | stock everywhere | stock update | stock all | stock match | stock channel | order same stock | order stock same instagram | stock same | stock website | stock marketplace | website stall | sold stall | stall website | sell website stall | last sell | last sold | last one | last piece",
      weight: 1.05,
      answer: `${pageSentence("inventory-management", /last indigo stole/)} A size sold out on one channel stops selling on the others.`,
      also: { title: "The Sales Outlets", path: "/feature/events-toolkit" },
    }),
    fact({
      title: "The Sales Desk",
      path: "/feature/sales-hub",
      examples: "how are returns handled",
      asks: "returns exchange customer sends back product reason credit note size handle goods return",
      needs: "return | exchange | creditnote",
      answer: `${pageSentence("sales-hub", /A return gets a reason/)} You choose the reason, the piece goes back into stock, and an exchange becomes an order of its own.`,
      also: storyById(14),
      weight: 0.95,
    }),
    fact({
      title: "The Customer Lounge",
      path: "/feature/brand-buddies",
      examples: "can i send messages to my customers",
      asks: "send whatsapp email messages customers broadcast consent marketing campaign reminders bulk message",
      needs:
        "message | message channel | message which channel | whatsapp customer | email customer | whatsapp marketing | remind customer | campaign | whatsapp send | customer send | customer tell | consent",
      answer: pageSentence("brand-buddies", /Messages go by WhatsApp or email/),
      also: storyById(3),
      weight: 1.05,
    }),
    fact({
      title: "Efficient Sales Management",
      path: "/feature/efficient-sales-management",
      examples: "how do i reduce refused cash on delivery parcels",
      asks: "cash on delivery cod refused rto parcel confirm order payment link before packing fake orders comes back unaccepted returned undelivered",
      needs: "cod | refused | rto | parcel comeback | parcel return | unaccepted | undelivered | comeback parcel",
      answer: `${useCase("payment-solutions", /Cash on delivery/i)}`,
      also: storyById(18),
      weight: 1.1,
    }),
    fact({
      title: "Global Expansion",
      path: "/feature/global-expansion",
      examples: "can i sell abroad",
      asks: "sell abroad export international overseas export invoice foreign currency send parcel customs papers prepared declaration lut letter of undertaking singapore dubai outside india ship exports in gst summary",
      needs:
        "abroad | export gst | export | customs | dirham | export invoice | currency | singapore | dubai | export order | lut | sell london | sell dubai | sell america | sell europe | outside india | going international | sell world",
      answer: `Yes. ${pageSentence("global-expansion", /one more outlet/)} ${pageSentence("global-expansion", /second currency/)} ${pageSentence("global-expansion", /export invoice: under/)} ${pageSentence("global-expansion", /customs declaration/)}`,
      also: storyById(19),
      weight: 1.1,
    }),
    fact({
      title: "The Sales Outlets",
      path: "/feature/events-toolkit",
      examples: "where can i sell with ladoo",
      asks: "where can i sell which channels supported own website marketplaces instagram whatsapp boutique popups together connect",
      needs:
        "sale instagram | order instagram | instagram order | channel | marketplac | sell where | where sell | sell website | sell instagram | instagram | website whatsapp | many place | sell many | marketplac website | website both | marketplac both",
      answer: `${modules.find(({ room }) => room === "sales-outlets")?.description.split(". ")[0] ?? ""}.`,
      also: featuresLink,
    }),
    fact({
      title: "The Crystal Ball",
      path: "/feature/numbers-nirvana",
      examples: "which products make a profit",
      asks: "margin profit which products earn lose money make money by product by channel after fees shipping returns loss",
      needs:
        "margin | product payment | loss | product money | earn | lose money | know earn | idea earn | tell make money | earn anything | business earn anything",
      answer: `${pageSentence("numbers-nirvana", /margin for each product/)} ${useCaseSentences("numbers-nirvana", /which of them earn/, /You sort the list/)}`,
      also: storyById(8),
      weight: 1.05,
    }),
    fact({
      title: "The Crystal Ball",
      path: "/feature/numbers-nirvana",
      examples: "what are my best sellers",
      asks: "best sellers top products most popular item what sells most weekly page report sales report numbers",
      needs:
        "bestseller | sell most | sales report | what sell | week page | top product | really sell | sell which | which sell | sell just | scent sell | flavour sell | sell shelf",
      answer: `The Crystal Ball names best sellers and slow stock every week, with the margin by product and by channel. ${pageSentence("numbers-nirvana", /figures come from your own orders/)}`,
      also: storyById(103),
    }),
    fact({
      title: "The Crystal Ball",
      path: "/feature/numbers-nirvana",
      examples: "which stock does not move",
      asks: "slow stock dead stock not moving unsold old stock money stuck sleeping which items don't sell clear",
      needs: "slowstock | dead | unsold | not move | stuck | asleep | sleep | slow",
      answer: `${pageSentence("numbers-nirvana", /Slow stock is listed/)} ${useCase("numbers-nirvana", /asleep since Diwali/)}`,
    }),
    fact({
      title: "The Crystal Ball",
      path: "/feature/numbers-nirvana",
      examples: "how much should i make before diwali",
      asks: "forecast reorder suggestion how much to make before festival season diwali onam rain plan production predict demand next month",
      needs:
        "reorder | suggestion | festival | season | rain | plan make | make next | demand | how make | predict | bestseller festival | bestseller season | sell festival | product festival",
      answer: `${pageSentence("numbers-nirvana", /last year's sales/).replace(" it shows ", " The Crystal Ball shows ")} ${
        pageById("numbers-nirvana")
          ?.benefits.find((benefit) => /Onam/.test(benefit))
          ?.replace(/^Reorder suggestions that/, "Its reorder suggestions") ?? ""
      }. The figures come from your own orders, and every suggestion shows the orders behind it.`,
      also: storyById(4),
      weight: 1.05,
    }),
    fact({
      title: "Size Optimization",
      path: "/feature/size-optimization",
      examples: "how many of each size should i make",
      asks: "size run how many pieces of each size to make print cut sizes leftover XS M L sold out size plan",
      needs:
        "size make | size kitna | kitna size | size run | size piece | size plan | size leftover | size print | size many | size each | size cut | size which | size optimization | size stock | size tailor | size finish | size missing | size unwanted | size soldout | soldout size lie | size gone | size always | m soldout | xl soldout | soldout xl | size lowstock | size always lowstock | size always soldout",
      answer: `${pageSentence("size-optimization", /knows when each size/)} ${pageSentence("size-optimization", /suggests a run/)}`,
      also: storyById(16),
      weight: 1.05,
    }),
    fact({
      title: "Size Optimization",
      path: "/feature/size-optimization",
      examples: "too many returns because of size",
      asks: "size chart returns marked size fix too tight why coming back size problem",
      needs: "size chart | size return | size comeback | size wrong | tight | return reduce | size complaint",
      answer: `${pageSentence("sales-hub", /return gets a reason/)} ${pageById("size-optimization")?.benefits.find((benefit) => /Returns marked/.test(benefit)) ?? ""}. ${pageSentence("size-optimization", /suggests a run/).replace(/^From these/, "From what sold and what came back")}`,
      also: storyById(14),
    }),
    fact({
      title: "The Storeroom",
      path: "/feature/inventory-management",
      examples: "how do i take stock to a stall",
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
      examples: "can i see stock by size",
      asks: "stock by size variant batch place location several places where is my stock multiple locations shelf warehouse two across track",
      needs:
        "stock place | stock location | stock warehouse | warehouse | stock office | stock size | stock batch | variant | place piece | multiple place",
      answer:
        `${pageSentence("inventory-management", /odd places/)} ${pageSentence("inventory-management", /knows all of them/)} ${pageSentence("inventory-management", /Each product has its sizes/)}`.trim(),
    }),
    fact({
      title: "The Sales Outlets",
      path: "/feature/events-toolkit",
      examples: "jars in a boutique",
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
      examples: "how much stock should i take to a stall",
      asks: "how much what to pack take carry stall exhibition refill last year's sales by hour print",
      needs:
        "pack stall | pack popup | stock take stall | carry stall | take stall many | refill | stall stock many | kitna stock stall",
      answer: useCaseSentences("events-toolkit", /Diwali exhibition/i, /say what to pack/, /At the close of each day/),
      also: storyById(12),
    }),
    fact({
      title: "The Sales Outlets",
      path: "/feature/events-toolkit",
      examples: "how does selling at a pop-up work",
      asks: "event kit settle stall night pop-up account what event earned close event exhibition selling how works",
      needs: "event | popup | stall",
      answer: `${pageSentence("events-toolkit", /You take stock out to the stall/)} ${pageSentence("events-toolkit", /At night the sales are sent/)}`,
      also: storyById(1),
    }),
    fact({
      title: "The Customer Lounge",
      path: "/feature/brand-buddies",
      examples: "how do i get customers to come back",
      asks: "repeat customers come back bring back loyal buy again second order reminder jar runs out first-time buyers reorder message",
      needs:
        "repeat | comeback customer | customer return | remind | second order | customer again | lowstock customer | reminder | customer keep | loyal | remind use | soap used",
      answer: `The Customer Lounge lets a reminder go out when a jar runs low. ${useCase("brand-buddies", /jar runs out/)}`,
      also: storyById(3),
      weight: 1.2,
    }),
    fact({
      title: "The Customer Lounge",
      path: "/feature/brand-buddies",
      examples: "what is stored about a customer",
      asks: "customer card size remember birthday past orders history what is stored about customer visitors book",
      needs:
        "customer birthday | keep birthday | store birthday | remember birthday | save birthday | customer size | customer card | customer history | customer past | customer remember | customer order | remember size | visitor book | visitor | customer list",
      answer: `${pageSentence("brand-buddies", /customer's card holds/)} ${pageSentence("brand-buddies", /fills itself/)}`,
      also: storyById(5),
    }),
    fact({
      title: "The Customer Lounge",
      path: "/feature/brand-buddies",
      examples: "does it send birthday messages",
      asks: "birthday message wish greeting send customers whatsapp email offer",
      needs: "birthday",
      answer: `Yes. Customers can be grouped by birthday, and written to. ${pageSentence("brand-buddies", /Messages go by WhatsApp or email/)} For example: ${uncapitalised(useCaseSentences("brand-buddies", /A birthday/, /week before/))}`,
      also: storyById(5),
      weight: 1.1,
    }),
    fact({
      title: "Customer Segmentation",
      path: "/feature/customer-segmentation",
      examples: "group customers by city",
      asks: "segment groups of customers by city size product target who to write to only people in delhi who wear size L filter list audience",
      needs:
        "segment | write delhi | write people | write only | people city | delhi size | customer filter | customer city | customer group | target customer | write only women | only bought city | write women",
      answer: `${pageSentence("customer-segmentation", /people who bought this, in that city/)} ${pageSentence("customer-segmentation", /keeps the group current/)}`,
    }),
    fact({
      title: "Customer Segmentation",
      path: "/feature/customer-segmentation",
      examples:
        "everybody gets the same discount from me and they are annoyed | i send the same discount to everybody and people are annoyed | all my customers get the same offer and they complain | my buyers are tired of getting every offer | i write to everyone at once and nobody reads it | the same message goes to my whole list and they are fed up",
      asks: "same discount offer message to everybody all customers annoyed complain tired too many messages groups",
      needs:
        "same discount | same offer | same message everyone | everyone same discount | discount everybody | offer everybody",
      answer: `${pageSentence("customer-segmentation", /A message to everyone/)} ${pageSentence("customer-segmentation", /people who bought this, in that city/)} ${pageById("customer-segmentation")?.benefits.find((benefit) => /just bought/.test(benefit)) ?? ""}.`,
      also: storyById(3),
    }),
    fact({
      title: "Efficient Sales Management",
      path: "/feature/efficient-sales-management",
      examples: "print labels and invoices together",
      asks: "picking list labels packing courier parcels all at once many orders dispatch print label invoice one go before pick-up evening",
      needs: "picking | label | pack | courier | parcel | dispatch",
      answer: `${pageSentence("efficient-sales-management", /one picking list in the order/)} ${pageSentence("efficient-sales-management", /scanned out/)}`,
      also: storyById(10),
    }),
    fact({
      title: "Efficient Sales Management",
      path: "/feature/efficient-sales-management",
      examples: "does the customer get a tracking link",
      asks: "tracking link customer told parcel left sent on its way shipped message follow",
      needs: "tracking | customer parcel left | customer box left | parcel sent customer | follow parcel | hear box",
      answer: pageSentence("efficient-sales-management", /scanned out/),
      also: storyById(10),
      weight: 1.1,
    }),
    fact({
      title: "Payments",
      path: "/feature/payments",
      examples: "check marketplace settlements",
      asks: "marketplace settlement reconcile deductions fees open payments list unpaid reminder who has not paid outstanding pending dues udhaar remind customers about unpaid invoices bills follow up",
      needs:
        "settle marketplace | payout marketplace | reconcile | unpaid | outstanding | due | pending | udhaar | not paid | not payment | remind payment | remind invoice",
      answer: `${pageSentence("payments", /marketplace's settlement is taken apart/)} ${pageSentence("payments", /What is still open/)}`,
    }),
    fact({
      title: "Payments",
      path: "/feature/payments",
      examples: "count the cash in the evening",
      asks: "cash count evening tally day close till cash box daily total match",
      needs: "cash | tally | day close | day total | close day",
      answer: useCase("payments", /evening tally/i),
    }),
    fact({
      title: "The Cash Register",
      path: "/feature/payment-solutions",
      examples: "how do i know whose payment it is",
      asks: "match payment to order which payment belongs whose money screenshot automatically marked paid came whose order fake screenshots upi qr per order amount filled proof",
      needs:
        "match payment | whose order | money order | money whose | screenshot | screenshot bank | screenshot check | screenshot statement | payment order | payment which | whose payment | payment belong | payment proof | qr order | qr stall | payment mark | qr amount | qr price | qr how | qr work | qr each | mark paid | order paid | paid order",
      answer: `${pageSentence("payment-solutions", /UPI QR for each order/)} ${pageSentence("payment-solutions", /turns to paid by itself/)}`,
      also: storyById(15),
    }),
    fact({
      title: "Global Expansion",
      path: "/feature/global-expansion",
      examples: "is igst charged on exports",
      asks: "igst gst tax charged export invoice abroad letter of undertaking",
      needs: "taxsplit abroad | taxsplit export | gst export | gst abroad | tax export | tax abroad",
      answer: `Under your letter of undertaking an export goes out without IGST; for one without that letter, ask your CA. ${pageSentence("global-expansion", /without IGST/)}`,
      also: storyById(19),
      weight: 1.15,
    }),
    fact({
      title: "Community Management",
      path: "/feature/community-management",
      examples: "where are whatsapp chats with customers kept",
      asks: "whatsapp chats messages conversation with customers kept where two staff answer same team read promised card",
      needs:
        "message keep customer | whatsapp customer keep | customer conversation | conversation customer | team conversation | whatsapp chat | customer chat | share inbox",
      answer: `Messages are kept on the customer's card. ${pageSentence("community-management", /conversation belongs/)}`,
      weight: 1.25,
    }),
    fact({
      title: "Community Management",
      path: "/feature/community-management",
      examples: "if a customer says stop on whatsapp, does she still get emails",
      asks: "stop message every channel whatsapp email unsubscribe everywhere consent date customer says no more",
      needs:
        "stop channel | stop email | stop whatsapp | not message email | whatsapp not email | consent date | message stop | stop message | whatsapp email not",
      answer: `${pageSentence("community-management", /Stop means stop/)} ${pageSentence("community-management", /date and a source/)}`,
      weight: 1.2,
    }),
    fact({
      title: "Community Management",
      path: "/feature/community-management",
      examples: "what is the mango list",
      asks: "mango list customers waiting list product batch season told when ready order asked",
      needs:
        "mango list | mango | waitlist product | waitlist batch | waitlist customer | note down month | ask month ahead",
      answer: useCase("community-management", /mango list/i),
    }),
    fact({
      title: "The Sales Outlets",
      path: "/feature/events-toolkit",
      examples: "what happens to stock if a marketplace order is cancelled",
      asks: "marketplace order cancelled stock goes back shelves fee noted",
      needs: "marketplace cancel | order cancel stock | cancel order stock",
      answer: useCaseSentences("events-toolkit", /Two marketplaces/i, /marketplace order is cancelled/),
      weight: 1.25,
    }),
    fact({
      title: "Payments",
      path: "/feature/payments",
      examples: "what if one customer pays once for three orders",
      asks: "one customer pays once three several orders one payment transfer divided among",
      needs: "payment three | payment several | one payment order | payment once order | transfer order divide",
      answer: useCase("payments", /One transfer for three/i),
      weight: 1.1,
    }),
    fact({
      title: "Size Optimization",
      path: "/feature/size-optimization",
      examples: "can i have different size runs for stall and website",
      asks: "different separate size runs stall website site try on",
      needs: "size stall website | size run stall | size run website | size stall site",
      answer: `Yes. ${pageById("size-optimization")?.benefits.find((benefit) => /Separate runs/.test(benefit)) ?? ""}.`,
    }),
    fact({
      title: "The Storeroom",
      path: "/feature/inventory-management",
      examples: "who owns the jars in a boutique rack until they are sold",
      asks: "who owns jars goods boutique rack consignment until sold still mine",
      needs: "own boutique | own rack | whose jar | boutique mine",
      answer: `You do, until they are sold. ${useCaseSentences("inventory-management", /rack in someone/, /still yours/, /When the shop reports/)}`,
    }),
    fact({
      title: "The Cash Register",
      path: "/feature/payment-solutions",
      examples: "how do i take payments at a pop-up",
      asks: "take payments accept money upi qr pay at a pop-up exhibition stall event customers how",
      needs: "payment popup | payment stall | payment event | accept popup | accept stall | money popup | money stall",
      answer: `${useCaseSentences("payment-solutions", /Sunday market/, /shows its own QR/, /When the payment arrives/)} ${pageSentence("payment-solutions", /UPI QR for each order/)}`,
      also: storyById(1),
    }),
    fact({
      title: "The Cash Register",
      path: "/feature/payment-solutions",
      examples: "how do payment links work",
      asks: "payment link wholesale custom order advance balance send link whatsapp how works",
      needs: "paymentlink | wholesale | advance | custom order | link payment",
      answer: `${pageSentence("payment-solutions", /Send one on WhatsApp/)} ${pageSentence("payment-solutions", /turns to paid by itself/)} For a wholesale order you can send one link for the advance and a second one for the balance.`,
      also: storyById(20),
      weight: 0.95,
    }),
    fact({
      title: "The Crew",
      path: "/feature/access-control",
      examples: "can my accountant break anything",
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
      examples: "who changed the price",
      asks: "who changed a price order return history log name beside every change worker left leaves close login remove access who did what",
      needs:
        "refund twice who | who refund twice | team refund twice | change nobody admit | change price nobody | edit nobody admit | who change | who edit | who did | change price see | change history | name change | worker left | team left | leave login | team leave | somebody leave | left login | which people change price | which staff change price | which people change | which staff change",
      answer: `${pageSentence("access-control", /carries the name of the person/)} When somebody leaves, one login is closed and the others stay as they were.`,
      weight: 1.15,
    }),
    fact({
      title: "The Crew",
      path: "/feature/access-control",
      examples: "can each person have a login",
      asks: "team logins each person own login shared password staff access how add roles limited employees multiple users",
      needs: "login | shared password | team access | access | team login | password | multiple user | role",
      answer: `${pageSentence("access-control", /gives each person a login/)} ${pageSentence("access-control", /In each room a role has/)}`,
      also: { title: "Pricing", path: "/pricing" },
      weight: 0.95,
    }),
    fact({
      title: "Size Optimization",
      path: "/feature/size-optimization",
      examples: "what is the size optimization theme about",
      asks: "size optimization theme explain about",
      needs: "theme size optimization",
      answer: `Size Optimization is about ${uncapitalised(pageById("size-optimization")?.description ?? "")} ${pageSentence("size-optimization", /knows when each size/)} ${pageSentence("size-optimization", /suggests a run/).replace("From these the", "From these records the")}`,
      also: storyById(16),
      weight: 1.15,
    }),
    fact({
      title: "Simplify & Automate",
      path: `${useCasesPath}?feature=15`,
      examples: "what is simplify and automate",
      asks: "simplify automate theme automation stories",
      needs: "simplifyautomate | theme",
      answer: themeSentence(15),
    }),
    fact({
      title: "Tech Apprehension",
      path: `${useCasesPath}?feature=17`,
      examples: "i am not good with technology",
      asks: "tara ammini tech apprehension afraid of technology scared of software not technical non tech savvy fear easy beginners older people difficult complicated learn hard to use aunt mother use it computer bad with theme",
      needs:
        "techapprehension | afraid | scared | fear | technical | tech | easy | difficult | complicated | learn | hard | aunt | mother | grandmother | old people | computer",
      answer: `${themeSentence(17)} Tara began with one print in one size, and aunt Ammini, who never wanted an app, [speaks her orders](/story/17) instead of typing them.`,
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
          // Where nothing is said of names, what the module does is wanted.
          weight: 0.97,
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
        examples: wordingsUnder(`${page.id}: ${entry.title}`),
        ...extra,
      });
    }
    for (const benefit of page.benefits) {
      const examples = wordingsUnder(`${page.id}: ${benefit}`);
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
