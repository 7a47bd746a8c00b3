/**
 * Kabir's Pepper Porch as the shop in the scenes of the app, and in the order that a visitor takes on the home page. Prices are
 * those of his stories (`stories/kabir.ts`) and include GST: 5%, for pickles (HSN 2001) and fried fruit (HSN 2008) since 22
 * September 2025, for chutney powder (HSN 2106, named so in Schedule I) since before. The browser loads this file on demand,
 * so it imports nothing.
 */
export const exampleShop = {
  name: "Pepper Porch",
  city: "Kochi",
  /** The code on its number plates. */
  state: "KL",
  gstNumber: "32AAAAA0000A1Z5",
  gstPercent: 5,
  /** No payment app knows a bank of this name, so nobody can pay by mistake. */
  upiId: "pepperporch@example",
  /** `said`: the words for it in everyday speech, in Latin letters, of which any one will do. */
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
