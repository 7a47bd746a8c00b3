/** Three ways of working that involve several rooms. */
import { brand } from "#app/content/brand.ts";
import type { FeaturePageContent } from "#app/schemas/content.ts";

export const themePages: readonly FeaturePageContent[] = [
  {
    id: "efficient-sales-management",
    name: "Efficient Sales Management",
    listed: true,
    room: "sales-desk",
    scene: 10,
    icon: "zap",
    description: "From the order to the courier in fewer steps: picking list, GST invoice and label made in one go.",
    longDescription: `Selling is quick. What takes the evening is everything after it: copying the address, finding the jar, writing the invoice, sticking the label, telling the customer. With forty parcels and a courier at seven, each of these steps is done forty times.

Efficient sales management means doing each of them once. Orders from all channels come into one list at the Sales Desk. At four o'clock you choose those that leave today and get one picking list in the order of your shelves, and the GST invoices and labels behind it in the same order. Cash-on-delivery customers have been asked to confirm before anything is packed. When a parcel is scanned out, its customer gets the tracking link, and the list is shorter by one.`,
    metaDescription: `Efficient sales management with ${brand.name}: orders from all channels in one list, with picking list, GST invoice and courier label made in one go before the pick-up.`,
    benefits: [
      "Picking list, invoices and labels for the whole day in one go",
      "The picking list follows your shelves, with one stop at each",
      "Spoken orders join the list next to those from the site and the marketplaces",
      "Cash-on-delivery orders are confirmed before they are packed",
      "Customers get the tracking link when the parcel is scanned out",
    ],
    useCases: [
      {
        title: "Forty parcels before seven",
        description:
          "The courier comes at 7 pm and does not wait. At four the day's orders become one picking list. Two people pick, one packs, and the labels come out of the printer in the order in which the parcels reach the table.",
        iconName: "truck",
      },
      {
        title: "The refused parcel that never left",
        description:
          "A cash-on-delivery order comes from a new address late at night. A message asks for a yes and offers a payment link. By morning it is confirmed, paid or still waiting for an answer. The packing table sees only the first two kinds.",
        iconName: "message-circle",
      },
      {
        title: "An order from a voice note",
        description:
          "A customer's voice note wanders through the news of the family before it comes to the pickle. You say the order in one sentence. It is in the same list as the others, with stock reserved and the GST invoice waiting for your yes.",
        iconName: "mic",
      },
      {
        title: "An exchange in one step",
        description:
          "A customer sends back an M and wants an L. The return is recorded with its reason, the credit note is written, the L is reserved, and the new parcel joins this afternoon's picking list while the M is still on its way home.",
        iconName: "repeat",
      },
    ],
    relatedStories: [10, 2, 18],
    featureId: null,
    closing: {
      heading: "Be done when the courier rings",
      body: "Tell us what your evening looks like between the last order and the pick-up. The demo goes through those hours one step at a time.",
    },
  },
  {
    id: "size-optimization",
    name: "Size Optimization",
    listed: true,
    room: "storeroom",
    scene: 14,
    icon: "ruler",
    description: "A size run for each print that follows what sold, what came back and what was asked for.",
    longDescription: `Many brands print the same number of every size, because that is how it was done the first time. Then M is gone in a week and the XS pieces are still there at the next festival. Every one of them is cloth, printing and tailoring that has been paid for.

Size optimization starts from your own records. The Storeroom knows when each size of each print sold out, so a size that was missing for three weeks is not taken for one that nobody wanted. Returns marked 'size' say which way the cut runs. From these the Crystal Ball suggests a run: of the next fifty pieces, so many of each size, print by print and channel by channel. You change it where you know better, send it to the tailor, and look afterwards at how it went.`,
    metaDescription: `Size optimization with ${brand.name}: plan how many pieces of each size to make from what sold, what came back marked 'size' and when each size ran out.`,
    benefits: [
      "A suggested size run for each print, from your own sales",
      "Days without stock are counted, so a sold-out size does not look unpopular",
      "Returns marked 'size' show where the size chart or the cut is off",
      "Separate runs for the site and the stall, where people try things on",
      "Fewer end-of-season leftovers in the smallest and largest sizes",
    ],
    useCases: [
      {
        title: "Fifty pieces, five sizes",
        description:
          "The indigo print is due again and the tailor asks for numbers. Last time it was ten of each. The suggestion now follows the sales, with more M and L and four of XS, and it shows the weeks in which L could not be bought at all.",
        iconName: "layers",
      },
      {
        title: "What the returns say",
        description:
          "Fourteen kurtas of one cut came back marked 'size', nine of them for the shoulder in M. You correct the shoulder on the size chart and show the tailor the list. Next season's returns, set beside this one's, say whether it helped.",
        iconName: "undo",
      },
      {
        title: "The stall is not the website",
        description:
          "At a pop-up people try a kurta on and take the one that fits. On the site they order by habit, often two sizes to be safe. The two places get runs of their own. You pack the stall box from the stall's numbers.",
        iconName: "store",
      },
    ],
    relatedStories: [16, 14, 5],
    featureId: null,
    closing: {
      heading: "Fifty pieces, in the sizes that sell",
      body: "The sales of one print are enough. We look together at how the next fifty pieces of it should be divided.",
    },
  },
  {
    id: "global-expansion",
    name: "Global Expansion",
    listed: true,
    room: "sales-outlets",
    scene: 19,
    icon: "globe",
    description: "A first parcel abroad with an export invoice, a second currency and the same stock at home.",
    longDescription: `It begins with a message from Singapore: do you send here? The honest answer is usually 'I think so', followed by an evening of reading about forms. The soap is the same. What is new is the invoice, the currency and the paper that travels with the parcel.

${brand.name} treats abroad as one more outlet. Prices are in a second currency, and you set them yourself; the order comes into the same list, from the same stock. The invoice is an export invoice: under your letter of undertaking, without IGST (the tax on sales outside your state), with the amount in both currencies, the HSN code (the code of what you sell) and the country it goes to. It counts as an export in the summary for GSTR-1, the return of your sales. The same pieces of text fill the customs declaration. You can begin with one product and one country and see how it goes.`,
    metaDescription:
      "Sell abroad from the same stock: export invoices under a letter of undertaking, prices in a second currency, and exports set apart in your GSTR-1 summary.",
    benefits: [
      "Export invoices with HSN code, country and both currencies",
      "Exports under a letter of undertaking listed apart in the GSTR-1 summary",
      "Prices in a second currency, set by you and not by the day's rate",
      "Parcels abroad leave from the same stock as those for Pune",
      "Margins by country, with the higher courier bill included",
    ],
    useCases: [
      {
        title: "Three jars to Singapore",
        description:
          "A customer who moved away wants the face pack she knows. You choose Singapore as the place of delivery, and the order takes its price in US dollars. The export invoice and the text for the customs form are made together. The stock at home goes down by three.",
        iconName: "truck",
      },
      {
        title: "A shop in Dubai asks for a carton",
        description:
          "A small shop wants sixty soaps and a price in dollars. You write the order, send a receipt voucher for the advance, and make the export invoice, batch numbers included, when the carton is packed. When they reorder, the first order is there to copy and correct.",
        iconName: "boxes",
      },
      {
        title: "What did it earn, after the courier?",
        description:
          "Sending 400 grams abroad can cost more than what is inside. The Crystal Ball takes the courier, the payment fee and the exchange rate you received into the margin, country by country. You see which products travel well, and list those first.",
        iconName: "scale",
      },
    ],
    relatedStories: [19, 7, 20],
    featureId: null,
    closing: {
      heading: "Send the first parcel abroad",
      body: "One product, one country, one invoice is enough to begin with. Show us what you want to send, and where.",
    },
  },
];
