/**
 * Pages about one part of a room. They are linked from /brand-buddies and from their room's page (`seeAlso`), and are in no
 * menu. `payments` is about daily use; the fees are on payment-solutions alone.
 */
import { facts } from "#app/content/facts.ts";
import { brand } from "#app/content/brand.ts";
import type { FeaturePageContent } from "#app/schemas/content.ts";

export const closeUpPages: readonly FeaturePageContent[] = [
  {
    id: "payments",
    name: "Payments",
    listed: false,
    room: "cash-register",
    scene: 18,
    icon: "wallet",
    description: "Being paid as a small brand, from the stall to the wholesale advance, without chasing anyone.",
    longDescription: `Being paid is a small brand's daily chore. There is the screenshot that says 'done' while the bank says nothing yet, the aunt who pays for three orders at once, the boutique that settles when it remembers, and the parcel refused at the door with the cash still in someone's pocket.

With ${brand.name} every payment has an order to belong to. At the stall it is a QR made for that sale. On WhatsApp it is a link under the message. The marketplace's settlement is taken apart into its orders, with fees and deductions beside them. What is still open is in one short list, with the days it has been waiting and a polite reminder ready to send. In the evening the day's money and the day's orders come to the same sum, or you see at once which one does not.`,
    metaDescription:
      "Getting paid as a small brand, day by day: QR at the stall, links on WhatsApp, cash on delivery, marketplace settlements and one short list of what is open.",
    benefits: [
      "Every payment is listed under its order",
      "One list of what is still open, with the number of days beside it",
      "Reminders you can send with one tap, worded kindly",
      "Marketplace settlements taken apart into orders, fees and deductions",
      "A day's close that agrees with the orders, or says where it does not",
    ],
    useCases: [
      {
        title: "The evening tally",
        description: `At closing time the stall has taken UPI, some cash and one card payment through a link. You count the cash box and enter one number. ${brand.name} sets it beside the day's sales, and the ₹90 that is missing turns out to be the chai.`,
        iconName: "calculator",
      },
      {
        title: "A boutique that pays by the month",
        description:
          "The shop reports fourteen sold jars and promises to pay on Friday. The invoice goes out with a payment link, and stays on the list of what is open until it is paid. After seven days a reminder is ready. Whether this is a week for sending it, you decide.",
        iconName: "store",
      },
      {
        title: "One transfer for three orders",
        description:
          "A customer orders for herself, her sister and a neighbour, and would like to pay once. You put the three orders under one link. The payment is divided among them by itself, and each parcel leaves with its own GST invoice and its own name on it.",
        iconName: "layers",
      },
    ],
    relatedStories: [18, 15, 13],
    featureId: 9,
    closing: {
      heading: "No more screenshots",
      body: "Half an hour is enough to look at a whole day's close with us: stall, site and boutique. Or join the waitlist and close a day of your own.",
    },
    seeAlso: { label: "What payments cost", path: "/feature/payment-solutions" },
  },
  {
    id: "customer-segmentation",
    name: "Customer Segmentation",
    listed: false,
    room: "customer-lounge",
    scene: 3,
    icon: "target",
    description: "Groups of customers by what they bought, where they live and when they were last here.",
    longDescription: `A message to everyone is read by few, and the rest learn to ignore you. The customer in Kochi does not need to know about a stall in Delhi, and someone who bought the face oil last week is in no need of a discount on it today.

Segmentation in the Customer Lounge is a sentence with a few blanks: people who bought this, in that city, in this size, not for so many weeks. ${brand.name} fills in the names and keeps the group current, so that a new customer from Saturday's stall is in it by Saturday night. Before anything is sent you see how many people it is, how many of them have agreed to hear from you, and a few of the names. If they are few enough to ring, perhaps ring them.`,
    metaDescription:
      "Customer segmentation for small brands: groups by product, size, city, last order or birthday that stay current, with consent checked before each message.",
    benefits: [
      "Groups by product, size, city, channel, last order or birthday",
      "Groups keep themselves current as orders come in",
      "The number of people, and of those who consented, is shown before you send",
      "Customers who have just bought can be left out with one tick",
      "Each message shows afterwards how many orders came from the group",
    ],
    useCases: [
      {
        title: "First-timers, six weeks on",
        description:
          "The group is everyone whose first and only order was a face pack, six to eight weeks ago. It refills itself every day. Each person is written to once, and leaves the group by ordering, by answering stop, or when the eighth week is over.",
        iconName: "repeat",
      },
      {
        title: "Delhi, size L",
        description:
          "The winter exhibition in Delhi is three weeks away. You ask for customers in Delhi who bought a kurta in L or XL, since those are the sizes you are bringing in the new print. Fifty-two names come up, and forty-four of them have agreed to messages.",
        iconName: "map-pin",
      },
      {
        title: "Everyone but the last buyers",
        description:
          "There are thirty jars of a batch that should go before the rains. You write to people who like it hot, and leave out whoever bought a jar in the last month. The offer does not reach people who paid the full price last week.",
        iconName: "tag",
      },
    ],
    relatedStories: [3, 5, 103],
    featureId: 16,
    closing: {
      heading: "Write to fewer people, on purpose",
      body: "Tell us one group you would like to reach. In the demo we build it from sample orders and see who is in it.",
    },
    seeAlso: { label: "Three ways to stay in touch", path: "/brand-buddies" },
  },
  {
    id: "community-management",
    name: "Community Management",
    listed: false,
    room: "customer-lounge",
    scene: 5,
    icon: "message-circle",
    description: "WhatsApp, email and the stall's visitors' book in one place, with every answer and consent kept.",
    longDescription: `People who like a small brand like to talk to it. They ask on WhatsApp when the mango pickle is coming, send a photo of the kurta at a cousin's wedding, and come past the stall to say that the soap was too strong. For most founders all of this lives in one phone, and that phone is in one pocket.

In the Customer Lounge a conversation belongs to the customer's card, and ${facts.loungeReaders} can read today what was promised yesterday. Invitations to a pop-up, news of a batch and thanks for a photo go out by WhatsApp or email to those who asked for them. Consent has a date and a source: the stall's form, the checkout, a yes in a chat. Stop means stop on every channel, whoever is writing.`,
    metaDescription:
      "Community management for small brands: WhatsApp and email conversations on the customer's card, invitations to pop-ups, and consent kept with date and source.",
    benefits: [
      `Messages are kept on the customer's card, for ${facts.loungeReaders}`,
      "Invitations to a pop-up go to the people of that city",
      "Consent is kept with its date and source, and 'stop' holds everywhere",
      "Ready answers for the five questions that come every day",
      "The visitors' book of the stall becomes part of the same list",
    ],
    useCases: [
      {
        title: "Back in Delhi on Saturday",
        description:
          "You were at the same exhibition last winter, and the visitors' book has become a group of its own. Ten days before you return, those in it who agreed get the hall, the hours and two photos of new prints. Answers come back to their cards, with 'keep me an M' among them.",
        iconName: "calendar",
      },
      {
        title: "The mango list",
        description:
          "All through February people ask for the pickle that only exists in May. Each of them goes on a waiting list with one tap in the chat. When the first batch is labelled, they hear of it in the order in which they asked.",
        iconName: "bell",
      },
      {
        title: "Two people, one conversation",
        description:
          "A customer was promised a replacement on Monday by the person who is off on Tuesday. Whoever answers now reads it on the card, sees that the parcel left at seven, and sends the tracking link instead of asking her to explain everything again.",
        iconName: "users",
      },
    ],
    relatedStories: [5, 2, 3],
    featureId: 16,
    closing: {
      heading: "Let the conversation leave your pocket",
      body: "Bring your phone with its four hundred chats to the demo. We show you where they could live, and who else could answer.",
    },
    seeAlso: { label: "Three ways to stay in touch", path: "/brand-buddies" },
  },
  {
    id: "customer-relationships",
    name: "Customer Relationships",
    listed: false,
    room: "customer-lounge",
    scene: 103,
    icon: "heart-handshake",
    description: "The second order and the fifth: sizes remembered, returns made easy, a thank-you at the right time.",
    longDescription: `The first order comes from a photo or a stall. The second comes from how the first one went: whether the size was right, whether the return was simple, whether anyone noticed. For a small brand the second order is also the one that pays, since you did not have to find the customer first.

The Customer Lounge remembers what a good shopkeeper would. Before you answer a message you see the last orders, the size that was kept and the one that came back, and the note about her skin or his taste in chillies. An exchange starts from the order itself, with the credit note written at the Sales Desk. After delivery a short question goes out, and a complaint gets a person's name on it until it is settled.`,
    metaDescription:
      "Customer relationships for small brands: remember sizes and tastes, make exchanges simple, follow up after delivery and bring first-time buyers back.",
    benefits: [
      "Past orders, sizes and notes are on the screen before you answer",
      "Exchanges begin from the order, with the credit note made along the way",
      "A short question after delivery, and the answer kept with the customer",
      "Every complaint has one person's name on it until it is settled",
      "First-time buyers and regulars are counted apart, so that you see who returns",
    ],
    useCases: [
      {
        title: "The exchange that made a regular",
        description:
          "A kurta is too tight at the shoulder. The customer writes once, gets a pick-up, a credit note and an L in the same print. Her card now says L in that cut. The next time she orders an M, you ask her before it is packed.",
        iconName: "undo",
      },
      {
        title: "A note about sensitive skin",
        description:
          "She mentioned in March that citrus oils make her skin itch. In August she orders a gift box, and one soap in it has orange in it. The note is beside the order at the packing table. She gets a message before she gets the soap.",
        iconName: "heart-handshake",
      },
      {
        title: "The tenth jar",
        description:
          "Some people have bought the same pickle every month for a year, and never heard more than a tracking number. The Lounge lists them. A jar of the new batch goes along with their next order, and a card written by the aunt who decides on the salt.",
        iconName: "star",
      },
    ],
    relatedStories: [3, 14, 5],
    featureId: 16,
    closing: {
      heading: "How many of your customers come back?",
      body: "An export of your orders has the answer. Bring it, and we read it together.",
    },
    seeAlso: { label: "Three ways to stay in touch", path: "/brand-buddies" },
  },
];
