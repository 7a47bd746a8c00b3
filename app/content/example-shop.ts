/**
 * Kabir's Pepper Porch as the shop in the scenes of the app, and in the order that a visitor takes on the home page. Prices are
 * those of his stories (`stories/kabir.ts`) and include GST. GST is 5%: since 22 September 2025 for pickles (HSN 2001) and
 * fried fruit (HSN 2008), since earlier for chutney powder (HSN 2106, which Schedule I names). The browser loads this file on
 * demand, so it imports nothing.
 */
export const exampleShop = {
  name: "Pepper Porch",
  city: "Kochi",
  /** The state's code on vehicles' number plates. */
  state: "KL",
  gstNumber: "32AAAAA0000A1Z5",
  gstPercent: 5,
  /** No payment app knows a bank of this name, so nobody can pay by mistake. */
  upiId: "pepperporch@example",
  /** `said`: the words for the product, in Latin letters, separated by spaces; any one of them names it. */
  products: [
    {
      name: "Lime pickle",
      pack: "250 g",
      hsn: "2001",
      rupees: 240,
      said: "lime lemon nimbu pickle achar laim pikal",
    },
    {
      name: "Gunpowder podi",
      pack: "100 g",
      hsn: "2106",
      rupees: 180,
      said: "podi bodi gunpowder gun powder ganpaudar idli",
    },
    { name: "Banana chips", hsn: "2008", rupees: 120, said: "banana kela kele chips" },
  ],
} as const;
