/**
 * The three founders' shops: Pepper Porch in the scenes of the app, and all of them for the order that a visitor takes on the
 * home page. Prices are those of their stories (`stories/`) and include GST. GST is 5%: since 22 September 2025 for pickles
 * (HSN 2001), fried fruit (HSN 2008), soap bars (HSN 3401) and cotton bags (HSN 4202); since earlier for chutney powder
 * (HSN 2106, which Schedule I names) and for clothes of up to ₹2,500 (HSN 6211, 6214). The browser loads this file on demand,
 * so it imports nothing.
 *
 * `called`: the words by which people address the shop. `heads` name a product, `by` only beside one of these; words of either
 * script, separated by spaces. No payment app knows a bank named "example", so nobody can pay by mistake.
 */
const pepperPorch = {
  name: "Pepper Porch",
  called: "pepper porch kabir कबीर",
  city: "Kochi",
  /** The state's code on vehicles' number plates. */
  state: "KL",
  gstNumber: "32AAAAA0000A1Z5",
  gstPercent: 5,
  upiId: "pepperporch@example",
  products: [
    {
      name: "Lime pickle",
      pack: "250 g",
      grams: 250,
      hsn: "2001",
      rupees: 240,
      stock: 240,
      heads: "pickle achar aachar pikal अचार आचार पिकल",
      by: "lime lemon nimbu nibu neembu नींबू नीबू लेमन लाइम",
    },
    {
      name: "Gunpowder podi",
      pack: "100 g",
      grams: 100,
      hsn: "2106",
      rupees: 180,
      stock: 160,
      heads: "podi bodi gunpowder पोडी पोड़ी गनपाउडर",
      by: "gun powder idli गन पाउडर इडली",
    },
    {
      name: "Banana chips",
      hsn: "2008",
      rupees: 120,
      stock: 360,
      heads: "chips chip चिप्स",
      by: "banana kela kele केला केले",
    },
  ],
} as const;

const belAndButa = {
  name: "Bel & Buta",
  called: "bel buta tara तारा",
  city: "Jaipur",
  state: "RJ",
  gstNumber: "08AAAAA0000A1Z5",
  gstPercent: 5,
  upiId: "belandbuta@example",
  products: [
    {
      name: "Kurta",
      hsn: "6211",
      rupees: 1450,
      stock: 480,
      heads: "kurta कुर्ता",
      by: "block printed print cotton",
    },
    { name: "Stole", hsn: "6214", rupees: 850, stock: 120, heads: "stole stol स्टोल", by: "block printed print cotton" },
    {
      name: "Fish tote",
      hsn: "4202",
      rupees: 650,
      stock: 144,
      heads: "tote thaila टोट थैला",
      by: "fish bag machhli chhap मछली छाप बैग",
    },
  ],
} as const;

const sundayUbtan = {
  name: "Sunday Ubtan",
  called: "sunday ubtan dev देव",
  city: "Pune",
  state: "MH",
  gstNumber: "27AAAAA0000A1Z5",
  gstPercent: 5,
  upiId: "sundayubtan@example",
  products: [
    { name: "Plain soap", hsn: "3401", rupees: 190, stock: 260, heads: "soap sabun साबुन plain sada सादा", by: "" },
    {
      name: "Orange peel soap",
      hsn: "3401",
      rupees: 190,
      stock: 64,
      heads: "orange santra santre santare संतरा संतरे",
      by: "peel soap sabun chhilka छिलका छिलके साबुन",
    },
    {
      name: "Soap box",
      hsn: "3401",
      rupees: 540,
      stock: 150,
      heads: "soapbox",
      by: "soap box sabun dibba dabba साबुन बॉक्स डिब्बा डब्बा",
    },
  ],
} as const;

export const exampleShops = [pepperPorch, belAndButa, sundayUbtan] as const;
