/** The pages of the seven modules. */
import { brand, paymentFees } from "#app/content/brand.ts";
import { facts } from "#app/content/facts.ts";
import { feeExample } from "#app/content/prices.ts";
import { gstPercent } from "#app/content/pricing.ts";
import type { FeaturePageContent } from "#app/schemas/content.ts";

export const roomPages: readonly FeaturePageContent[] = [
  {
    id: "inventory-management",
    name: "The Storeroom",
    listed: true,
    room: "storeroom",
    icon: "package",
    description:
      "Stock by size, batch and place, with one count behind the website, the marketplaces, the stall and the rack.",
    longDescription: `A small brand keeps its stock in odd places: under the bed, in the boot of the car, on a rack in someone else's shop. The Storeroom knows all of them. Each product has its sizes, each batch its date and each piece a place. When the website sells the last indigo stole in the afternoon, the marketplaces stop offering it too, which saves an apology at night.

Stock moves by transfer, out to an event on Friday and back on Saturday night, so a box is never counted twice. ${facts.useByDates} A low-stock alert comes at the level you chose for that product, while there is still time to ring the printer or put the next batch of limes in the sun.`,
    metaDescription:
      "The Storeroom keeps stock by size, batch and place, warns before a product runs low, and picks the oldest batch first, for stalls, sites and boutique racks.",
    benefits: [
      "A size sold out on one channel stops selling on the others",
      "Low-stock alerts come early enough to print, cook or sew more",
      "The oldest batch leaves first, while there is still time to sell it",
      "Twenty kurtas go to the stall and fourteen come back: the six sold are already accounted for",
      "Each boutique rack has its own count, ready for the day the shop settles",
    ],
    useCases: [
      {
        title: "A jar with a date on it",
        description:
          "Each batch of pickle goes in with its cooking date and a use-by date six months on. Orders are picked from the oldest batch that is still good. A list shows what reaches its use-by date in the coming weeks, early enough to put those jars into a festive box.",
        iconName: "clock",
      },
      {
        title: "One print in five sizes",
        description:
          "A block-printed kurta is five products that share a name. The Storeroom keeps XS to XL apart, shows which size is down to its last two, and lets the website offer the other four without a phone call to the person who folds them.",
        iconName: "ruler",
      },
      {
        title: "The box for Saturday",
        description:
          "On Friday sixty pieces move from the home shelf to the stall box with one transfer. The website can no longer sell them. On Saturday night the unsold ones move back. A piece that was neither sold nor brought home is named.",
        iconName: "boxes",
      },
      {
        title: "The rack in someone else's shop",
        description:
          "Eighteen jars stand in a boutique in Goa, still yours until they are sold. They are kept as a place of their own. When the shop reports its month, you enter the sold jars and see what is left. The rest is a choice between sending more and fetching some home.",
        iconName: "store",
      },
    ],
    relatedStories: [16, 9, 1],
    featureId: 1,
    closing: {
      heading: "Count it once more, for the last time",
      body: "Bring one product and its sizes. In half an hour we show you how it looks on the shelf, at the stall and on the rack.",
    },
  },
  {
    id: "sales-hub",
    name: "The Sales Desk",
    listed: true,
    room: "sales-desk",
    icon: "shopping-cart",
    description:
      "Orders and GST invoices from every channel in one list, typed, imported or simply spoken into the phone.",
    longDescription: `Orders come from the site at midnight, from two marketplaces at lunch, and on WhatsApp as a voice note with a dog barking in it. At the Sales Desk they are in one list, with the same few steps from new to delivered. A WhatsApp order can be spoken: two lime pickles, one podi, Meera in Thrissur, paying by UPI. You check what was written and say yes.

The GST invoice is made with the order. ${facts.invoiceParts} A return gets a reason and a credit note that names its invoice. Days before the night of the 10th, the summary for GSTR-1, the return of your sales, is ready to hand to your CA (chartered accountant).`,
    metaDescription:
      "The Sales Desk keeps orders from every channel in one list, takes spoken orders, writes GST invoices with the right tax split and prepares the GSTR-1 summary.",
    benefits: [
      "Site, marketplaces, WhatsApp, Instagram and stall in one list of orders",
      "Spoken orders, for hands that are wet, oily or holding a tape measure",
      "GST invoices with HSN code, unbroken numbers and the right tax split",
      "Returns with a reason, a credit note and the piece back in stock",
      "A GSTR-1 summary for your CA, days before it is due",
    ],
    useCases: [
      {
        title: "An order while the kettle boils",
        description:
          "A regular rings during the tea break and wants the usual, plus banana chips for her sister. You say it into the phone as she says it to you. The order, the address from last time and the GST invoice are there before the tea is poured.",
        iconName: "mic",
      },
      {
        title: "Jaipur to Jaipur, Jaipur to Delhi",
        description:
          "The same kurta goes to two customers on one afternoon. The parcel inside Rajasthan carries CGST and SGST, the one to Delhi carries IGST. The Sales Desk reads it from the delivery address. The list of state codes beside the printer can go.",
        iconName: "receipt",
      },
      {
        title: "The return marked 'size'",
        description:
          "A kurta comes back with a note: too tight at the shoulder. You choose 'size' as the reason, a credit note is written against the first invoice, and the exchange becomes an order. After a month you count the reasons and correct the size chart.",
        iconName: "undo",
      },
      {
        title: "The night of the 10th",
        description: `${facts.salesReturnDue} The summary is ready: ${facts.salesReturnFile}. Your CA gets one file to check. The shoebox can go back to holding shoes.`,
        iconName: "calculator",
      },
    ],
    relatedStories: [2, 14, 13],
    featureId: 3,
    closing: {
      heading: "Speak your first order",
      body: "In a 30-minute demo you speak an order and we look at the GST invoice together. Or join the waitlist, and speak your next one in an account of your own.",
    },
  },
  {
    id: "payment-solutions",
    name: "The Cash Register",
    listed: true,
    room: "cash-register",
    icon: "credit-card",
    description: "UPI, cards, wallets and netbanking, each payment matched to its order and paid out the same day.",
    longDescription: `Two people pay ₹240 within the same minute. One bought lime pickle at the stall, the other ordered it on WhatsApp last night. Whose money is it? The Cash Register makes a UPI QR for each order, so the payment arrives with its order's name on it and the question does not come up.

For orders that are not made face to face there are payment links. Send one on WhatsApp, and the customer pays by UPI, card, wallet or netbanking. The order turns to paid by itself; there is no screenshot to zoom into. Payouts reach your bank account the same day, with a list of the orders inside each one. The provider's fees are passed through as they are, without markup, and they are listed in full below.`,
    metaDescription: `The Cash Register takes UPI, cards, wallets and netbanking, matches each payment to its order and pays out the same day. QR ${paymentFees.qrPercent}%, links ${paymentFees.linkPercent}%, plus GST.`,
    benefits: [
      "A UPI QR for each order, with the amount filled in",
      "Payment links that take UPI, cards, wallets and netbanking",
      "Orders marked paid when the money arrives, without screenshots",
      "Same-day payout, with the orders listed behind the amount",
      "Fees passed through without markup, and shown beside each payment",
    ],
    useCases: [
      {
        title: "A queue at the Sunday market",
        description:
          "Six people wait, the network comes and goes, and change for ₹500 ran out at ten. Each sale shows its own QR with the amount in it. When the payment arrives the jar is yours to hand over, and the evening's total agrees with the jars that left.",
        iconName: "qr-code",
      },
      {
        title: "A wholesale order on WhatsApp",
        description:
          "A café wants thirty jars by Thursday and asks for the bank details. You send a payment link for the advance and a second one for the balance. Both are under the same order, with its GST invoice. You start packing when the first is paid.",
        iconName: "link",
      },
      {
        title: "Cash on delivery, asked once more",
        description:
          "Before a cash-on-delivery parcel is packed, the customer gets a message that asks for a yes and offers a payment link. Whoever pays now is settled, whoever says yes is packed. A customer who does not answer no longer costs you the courier both ways.",
        iconName: "message-circle",
      },
    ],
    relatedStories: [15, 20, 18],
    featureId: 9,
    closing: {
      heading: "One payment, one order",
      body: "Watch it happen: we make a QR for one order, pay it, and the order changes to paid. It takes about a minute.",
    },
    seeAlso: { label: "Payments, day by day", path: "/feature/payments" },
    paymentDetails: {
      provider: `Payments are processed by our payment gateway partner. ${brand.name} passes the partner's fees through without markup.`,
      feeStructure: [
        `QR code payments: ${paymentFees.qrPercent}% plus GST`,
        `Payment links: ${paymentFees.linkPercent}% plus GST`,
      ],
      notes: [
        `Same-day payout to your bank account, ${facts.payoutDays}, unless a bank holiday, the partner's checks or a disputed payment delays it.`,
        `UPI itself has no merchant charge (MDR). The ${paymentFees.qrPercent}% is the payment partner's platform fee, for a QR made for each order and a payment that finds it.`,
        "No markup: what the provider charges is what you pay.",
        `GST is charged on the fee, not on the amount paid. At ${gstPercent}% GST, a ${feeExample.jarPrice} jar paid by QR costs ${feeExample.jarFee} in fee and ${feeExample.jarFeeGst} in GST.`,
        "A payment link can be paid by UPI, card, wallet or netbanking.",
        "Fee and GST are shown beside each payment and in the month's summary for your accountant.",
      ],
    },
  },
  {
    id: "brand-buddies",
    name: "The Customer Lounge",
    listed: true,
    room: "customer-lounge",
    icon: "users",
    description:
      "Who bought what, in which size, and when to say hello again, by WhatsApp or email and always with consent.",
    longDescription: `Every stall has a visitors' book, and most of them end in a drawer. The Customer Lounge is where those names go instead. A customer's card holds sizes, past orders, returns, birthday and city, gathered from the site, the marketplaces that share them, WhatsApp and the stall. It fills itself as orders come in.

From there it is a short way to a useful message. Ask for everyone in Delhi who bought a size L at the winter exhibition, and tell those forty people that you are coming back with new prints. Or let a reminder go out about six weeks after a jar of face pack, when it is running low. Messages go by WhatsApp or email, only to people who agreed to them, and anyone can say stop.`,
    metaDescription:
      "The Customer Lounge keeps sizes, past orders and birthdays, groups your customers and sends WhatsApp and email messages to people who agreed to hear from you.",
    benefits: [
      "One card for a customer who buys on the site, at the stall and on WhatsApp",
      "Groups by city, size, product, last order or birthday, always up to date",
      "WhatsApp and email messages, with consent recorded and a way to stop",
      "A reminder timed to the day when the jar or the soap is nearly finished",
      "Answers to 'which size did I take last time?' while the customer is still on the phone",
    ],
    useCases: [
      {
        title: "The visitors' book, without the typing",
        description:
          "A customer who wants to hear from you leaves her name and number at the stall, and ticks that you may write. Her card now knows the print, the size and the city. When you next pack for that city, you know whom to tell.",
        iconName: "camera",
      },
      {
        title: "When the jar runs out",
        description:
          "A jar of ubtan lasts about six weeks. First-time buyers who have not reordered by then get one WhatsApp message with their product and a payment link. Those who have already bought again, or never agreed to messages, are left in peace.",
        iconName: "repeat",
      },
      {
        title: "A birthday with the right size",
        description:
          "A week before her birthday a customer hears about the new indigo print, because indigo is what she buys, and only if it is in stock in M, because M is what she wears. The Storeroom and the Lounge look at the same shelf.",
        iconName: "gift",
      },
    ],
    relatedStories: [5, 3, 103],
    featureId: 16,
    closing: {
      heading: "Forty people, by name",
      body: "A visitors' book or a spreadsheet is enough to begin. We show you how a page of it becomes a group, once each person has been asked.",
    },
    seeAlso: { label: "Three ways to stay in touch", path: "/brand-buddies" },
  },
  {
    id: "events-toolkit",
    name: "The Sales Outlets",
    listed: true,
    room: "sales-outlets",
    icon: "calendar",
    description: "Website, marketplaces, pop-ups, WhatsApp, Instagram and boutique racks, selling from one stock.",
    longDescription: `A brand of three people may sell in eight places: its site, two marketplaces, Instagram, WhatsApp, a boutique rack or two, and a pop-up on Saturday. The Sales Outlets put all of them on one stock. A jar sold on any of them is one jar fewer on the others, so the site does not promise a jar that a marketplace sold this morning.

Events have a kit of their own. You take stock out to the stall as an event, sell from the phone even when the exhibition hall has no network, and take UPI by QR. When the network is back the sales are sent. At night the unsold pieces come home, and the event has its own account: what it sold, what the stall and the train cost, what was left. Racks in boutiques work as consignment, settled shop by shop.`,
    metaDescription:
      "The Sales Outlets put the website, marketplaces, pop-ups, WhatsApp, Instagram and boutique racks on one stock, with an event kit that sells without a network.",
    benefits: [
      "One stock behind the site, marketplaces, Instagram, WhatsApp, stalls and racks",
      "Selling at the stall goes on when the network does not",
      "Each event settles the same night: sold, returned, paid and spent",
      "Consignment racks with a count and an account for each boutique",
      "Sales and fees by channel, so that you know which one is worth the trouble",
    ],
    useCases: [
      {
        title: "A Saturday pop-up in Indiranagar",
        description: `Eighty-six pieces go out as an event on Tuesday. On Saturday at ten past four the network drops, and the phone goes on taking sales and numbering them, in a series of its own. When it is back they are sent in one go, each with its GST invoice. ${facts.stallSeries}`,
        iconName: "map-pin",
      },
      {
        title: "Three days of Diwali exhibition",
        description:
          "Last year's sales by hour and by print say what to pack. At the close of each day the app lists what the stall should be refilled with in the morning, from the box under the table first and from home only where it is worth the auto fare.",
        iconName: "sparkles",
      },
      {
        title: "Two marketplaces and a site",
        description:
          "The festive soap is listed in three shops, and there are nine left. Each sale brings the number down everywhere. When a marketplace order is cancelled the soap goes back on all three shelves. The marketplace's fee for it is noted where margins are worked out.",
        iconName: "globe",
      },
      {
        title: "A rack in a boutique",
        description:
          "Twelve face oils stand in a boutique in Mumbai on consignment. Its monthly report is entered in two minutes, the commission is taken off, and the invoice for the sold pieces is made. Whatever has stood there for ninety days shows up as slow.",
        iconName: "store",
      },
    ],
    relatedStories: [1, 12, 7],
    featureId: 10,
    closing: {
      heading: "Where do you sell next weekend?",
      body: "Tell us, and we set that event up with you, from the packing list to the settling at night.",
    },
  },
  {
    id: "access-control",
    name: "The Crew",
    listed: true,
    room: "crew",
    icon: "user-cog",
    description: "A login for each person, with full, limited or view-only access to just the rooms their work needs.",
    longDescription: `In many small brands there is one password, and everyone has it: the packer, the cousin who helps at exhibitions, the accountant who comes twice a week. It works until a price changes and nobody knows who changed it. The Crew gives each person a login of their own and a role that says which rooms it opens.

Six roles are ready to use, from Admin to Retail/Event Staff. In each room a role has full, limited or view-only access, or none. The accountant reads invoices and exports them without being able to edit one. The stall helper takes payments, sees the stall's stock and can look up one customer at a time, while the full list stays shut. You can also make custom roles, and each order, return and change of price carries the name of the person who made it.`,
    metaDescription:
      "The Crew gives each person on your team a login and a role with full, limited or view-only access, from the founder to the helper at Saturday's stall.",
    benefits: [
      "One login for each person instead of one password for all",
      "Six roles ready to use, and custom roles where they do not fit",
      "Full, limited, view-only or no access, set room by room",
      "A name beside every order, return and change of price",
      "When a person leaves, one login is closed and the others stay as they were",
    ],
    useCases: [
      {
        title: "The accountant, two afternoons a week",
        description:
          "She needs every invoice and every payment, and should be able to break none of them. The Accounting role lets her read the Sales Desk and the Cash Register, study the Crystal Ball and export the month for the sales return (GSTR-1). Editing stays with the people who sell.",
        iconName: "calculator",
      },
      {
        title: "A helper for one weekend",
        description:
          "Your nephew runs the till at the exhibition. A Retail/Event Staff login lets him check stock in, take UPI payments and look a customer up, all in limited form. He cannot change prices or export the customer list. On Monday you close the login.",
        iconName: "key",
      },
      {
        title: "A week without the founder",
        description:
          "You are at a wedding in Udaipur, with a phone that stays in the bag. The Second-in-Command works in all seven rooms and the orders go out. Business Settings, user management and system configuration stay shut until the Admin is back. None of it needs a call during the dancing.",
        iconName: "calendar",
      },
    ],
    relatedStories: [6, 102, 17],
    featureId: 20,
    closing: {
      heading: "Who does what in your team?",
      body: "We lay out the roles with you, down to the person who only comes on Saturdays. After that, the shared password can retire.",
    },
  },
  {
    id: "numbers-nirvana",
    name: "The Crystal Ball",
    listed: true,
    room: "crystal-ball",
    icon: "bar-chart",
    description: "What sells, what earns and what to make next, read from your own orders, fees and returns.",
    longDescription: `The product everyone praises is sometimes the one that loses money. It takes two hours to make, comes back often, and sells mostly on the marketplace that charges the highest fee. The Crystal Ball puts those things side by side: margin for each product on each channel, after fees, discounts, shipping and returns.

It also looks ahead, modestly. From last year's sales it shows which products grow before Onam and which stop in the rains, and suggests how much to make and when to begin. For clothes it suggests a size run from the sizes that sold and the ones that were asked for. Slow stock is listed by the money that sleeps in it. The figures come from your own orders, and every suggestion shows the orders behind it.`,
    metaDescription:
      "The Crystal Ball shows best sellers, slow stock and margins by product and channel, and suggests what to reorder, when, and in which sizes.",
    benefits: [
      "Margin by product and by channel, after fees, shipping and returns",
      "Best sellers and slow stock in one weekly page",
      "Reorder suggestions that know about Onam, Diwali and the rains",
      "Size-run suggestions for the next print or batch",
      "Every figure opens to the orders it was made of",
    ],
    useCases: [
      {
        title: "Twenty-six products, and which of them earn",
        description:
          "You sort the list by what is left after the marketplace's fee, the courier and returns. A few products carry the month, and some are paid for by the others. What you drop, reprice or keep for love is your decision; now it has figures.",
        iconName: "scale",
      },
      {
        title: "How much podi before Onam",
        description:
          "Last year the orders began five weeks before the festival and stopped the day after. The reorder page turns that into a date to start roasting and a quantity for each week, with the batches already on the shelf taken off.",
        iconName: "trending-up",
      },
      {
        title: "Stock that has been asleep since Diwali",
        description:
          "Seventeen tote bags have not moved in four months, and ₹11,050 sleeps in them at the selling price. The page shows where they stand and what they sold best with. You bundle them with stoles, or take them to the next pop-up.",
        iconName: "bell",
      },
      {
        title: "Tuesday morning, one page",
        description:
          "Before the first call you read one page: what sold last week and where, which sizes are short, what came back and why, and how many first-time buyers returned. It takes one cup of tea. The week's making list comes out of it.",
        iconName: "eye",
      },
    ],
    relatedStories: [8, 4, 103],
    featureId: 6,
    closing: {
      heading: "What does your best seller earn?",
      body: "Bring one month of orders, with your customers' names taken out. We read the first page of numbers with you.",
    },
  },
];
