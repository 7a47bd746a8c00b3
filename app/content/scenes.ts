/**
 * The data in the scenes of the app: one order at Kabir's Pepper Porch and its effects, a market day, a role, a run of
 * sizes. The invoice's number follows from about 600 orders a month since April. Market and run are those of the stories (`stories/kabir.ts`, `stories/tara.ts`). Kochi and Thrissur are both in
 * Kerala, so the tax is CGST and SGST.
 */
import { exampleShops } from "#app/content/example-shop.ts";
import { modules } from "#app/content/modules.ts";
import { accessMatrix, pricingRoles } from "#app/content/pricing.ts";
import { formatPaise, formatRupees } from "#app/lib/indian-numbers.ts";
import { invoiceOf } from "#app/lib/invoice.ts";
import type { AccessLevel, Room } from "#app/schemas/content.ts";

const [exampleShop] = exampleShops;
const [limePickle, podi, bananaChips] = exampleShop.products;

type Sold = { name: string; pack: string; rupees: number; hsn: string; quantity: number; before: number };
const items: readonly Sold[] = [
  { ...limePickle, quantity: 2, before: 23 },
  { ...podi, quantity: 1, before: 7 },
];

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const invoice = invoiceOf(items, exampleShop.gstPercent, true);
const [cgst, sgst] = invoice.taxes.map(({ label, rupees }) => ({ label, amount: formatPaise(rupees) }));
if (!cgst || !sgst) throw new Error("An order within the state has two taxes");
const total = formatRupees(invoice.total);

/** The head of a screen: the room it belongs to. */
const screenOf = (room: Room) => {
  const module = modules.find((entry) => entry.room === room);
  if (!module) throw new Error(`No module for ${room}`);
  return { room, name: module.name, icon: module.icon };
};

const order = {
  screen: screenOf("sales-desk"),
  said: "Two lime pickles, one podi, Meera in Thrissur.",
  lines: items.map(({ name, pack, quantity, rupees }) => ({
    label: `${quantity} × ${name}`,
    detail: pack,
    amount: formatRupees(quantity * rupees),
  })),
  customer: "Meera, Thrissur",
  address: "Address from last time",
  payBy: "Pays by UPI",
  totalLabel: "Total, GST in it",
  total,
  confirm: "Yes, that is it",
  alt: `The Sales Desk on a phone. Said: "Two lime pickles, one podi, Meera in Thrissur." Written down: 2 lime pickles ₹480, 1 gunpowder podi ₹180, for Meera in Thrissur, with her address from last time. Total ${total}.`,
};

const bill = {
  screen: screenOf("sales-desk"),
  title: "Tax invoice",
  number: "PP/4218, 2 Nov 2026",
  seller: `${exampleShop.name}, ${exampleShop.city}, GST no. ${exampleShop.gstNumber}`,
  buyer: "to Meera, Thrissur",
  place: "Place of supply: Kerala",
  head: ["Item", "HSN", "Value"],
  lines: items.map(({ name, quantity, hsn }, index) => ({
    label: `${quantity} × ${name}`,
    hsn,
    value: formatPaise(invoice.values[index] ?? 0),
  })),
  sums: [
    { label: "Taxable value", amount: formatPaise(invoice.taxable) },
    cgst,
    sgst,
    { label: "Round off", amount: formatPaise(invoice.roundOff) },
  ],
  totalLabel: "Total",
  total: `₹${formatPaise(invoice.total)}`,
  alt: `The invoice PP/4218 of 2 November 2026: Pepper Porch, Kochi, with its GST number, to Meera, Thrissur, place of supply Kerala. 2 lime pickles, HSN 2001, ${formatPaise(invoice.values[0] ?? 0)}; 1 gunpowder podi, HSN 2106, ${formatPaise(invoice.values[1] ?? 0)}. ${cgst.label} ${cgst.amount}, ${sgst.label} ${sgst.amount}, round off ${formatPaise(invoice.roundOff)}, total ₹${formatPaise(invoice.total)}.`,
};

const stock = {
  screen: screenOf("storeroom"),
  shelf: "Home shelf, oldest batch first",
  counts: items
    .map(({ name, pack, before, quantity }) => ({ name, pack, before, after: before - quantity }))
    .toReversed(),
  alert: "Low: you asked to be told at 6",
  everywhere: "Same count on",
  channels: ["Website", "Marketplaces", "WhatsApp"],
  alt: "The Storeroom on a phone. Gunpowder podi on the home shelf goes from 7 to 6, with the alert set for 6, and lime pickle from 23 to 21. Website, marketplaces and WhatsApp have the same count.",
};

const payment = {
  screen: screenOf("cash-register"),
  order: "Order 4218, Meera",
  amount: total,
  scan: "Scan with any UPI app",
  paid: "Paid",
  matched: "Matched to order 4218",
  alt: `The Cash Register: a UPI QR for ${total}, order 4218, Meera. It is paid, and the payment is matched to its order.`,
};

const customer = {
  screen: screenOf("customer-lounge"),
  initial: "M",
  name: "Meera",
  city: "Thrissur",
  facts: [
    { label: "Orders", value: "6" },
    { label: "Last order", value: `Today, ${total}` },
    { label: "Buys", value: "Lime pickle, podi" },
    { label: "Birthday", value: "14 March" },
  ],
  consent: "WhatsApp: said yes in June",
  refused: "Email: no consent, none sent",
  reminder: "Jar runs out in six weeks. One message then.",
  alt: `A card in The Customer Lounge: Meera, Thrissur. 6 orders, the last today for ${total}. She buys lime pickle and podi; birthday 14 March. She agreed to WhatsApp in June; for email there is no consent, so none is sent. A reminder is set for when the jar runs out in six weeks.`,
};

/** The first Sunday of Kabir's story: 120 taken along, 92 sold by UPI for ₹17,340, nine for cash, nineteen brought home. */
const boxes = [
  { ...limePickle, out: 48, byUpi: 40, byCash: 3 },
  { ...podi, out: 36, byUpi: 25, byCash: 2 },
  { ...bananaChips, out: 36, byUpi: 27, byCash: 4 },
].map((box) => ({ ...box, sold: box.byUpi + box.byCash, home: box.out - box.byUpi - box.byCash }));
const takings = (kind: "byUpi" | "byCash") => formatRupees(sum(boxes.map((box) => box[kind] * box.rupees)));
const pieces = (kind: "out" | "sold" | "home") => sum(boxes.map((box) => box[kind]));

const event = {
  screen: screenOf("sales-outlets"),
  title: "Sunday market",
  status: "Settled",
  head: ["Box", "Out", "Sold", "Home"],
  boxes: boxes.map(({ name, out, sold, home }) => ({ name, counts: [out, sold, home] })),
  totalLabel: "All boxes",
  totals: [pieces("out"), pieces("sold"), pieces("home")],
  takings: [
    { label: "UPI", amount: takings("byUpi") },
    { label: "Cash", amount: takings("byCash") },
  ],
  offline: "Counted and settled the same evening.",
  alt: `A market day in The Sales Outlets, settled: ${boxes.map(({ name, out, sold, home }) => `${name}, ${out} out, ${sold} sold, ${home} home`).join("; ")}. ${takings("byUpi")} came by UPI and ${takings("byCash")} in cash.`,
};

const ROLE = "accounting";
const role = pricingRoles.find(({ id }) => id === ROLE);
if (!role) throw new Error(`No role ${ROLE}`);
const doors = modules.map(({ room, name }) => {
  const level: AccessLevel = role.accessToCategories[room] ?? "none";
  return { room, name, level, label: accessMatrix.levels[level].label };
});

const crew = {
  screen: screenOf("crew"),
  person: "Your accountant",
  role: role.title,
  doors,
  alt: `The Crew on a phone: the doors of the role ${role.title}. ${doors.map(({ name, label }) => `${name}: ${label}`).join("; ")}.`,
};

/** The run of Tara's story, against six of each size before. */
const run = {
  screen: screenOf("crystal-ball"),
  title: "Next run: 30 kurtas",
  source: "From one season of sales",
  sizes: [
    { size: "S", count: 3 },
    { size: "M", count: 8 },
    { size: "L", count: 10 },
    { size: "XL", count: 6 },
    { size: "XXL", count: 3 },
  ],
  before: 6,
  beforeLabel: "Last time: 6 of each",
  finding: "L was sold out in week five",
  alt: "The Crystal Ball on a phone: the next run of 30 kurtas from one season of sales. 3 in S, 8 in M, 10 in L, 6 in XL, 3 in XXL, where last time there were 6 of each. L was sold out in week five.",
};

export type Order = typeof order;
export type Bill = typeof bill;
export type Stock = typeof stock;
export type Payment = typeof payment;
export type Customer = typeof customer;
export type MarketDay = typeof event;
export type Doors = typeof crew;
export type SizeRun = typeof run;

const scenes = {
  "sales-desk": { kind: "desk", order, bill, caption: "One order at the Sales Desk, and its invoice." },
  "cash-register": { kind: "till", payment, caption: "A QR for the exact amount, turned to paid." },
  storeroom: { kind: "stock", stock, caption: "One podi is sold: seven become six, everywhere." },
  "customer-lounge": { kind: "customer", customer, caption: "A customer's card, filled by her orders." },
  "sales-outlets": { kind: "event", event, caption: "A market day, box by box." },
  crew: { kind: "crew", crew, caption: "The doors of one role." },
  "crystal-ball": { kind: "run", run, caption: "How many to cut, in which size." },
} as const;

export type Scene = (typeof scenes)[Room];

/** The scene of each feature page, by slug. */
export const sceneOfPage: Readonly<Record<string, Scene>> = {
  ...Object.fromEntries(modules.map(({ slug, room }) => [slug, scenes[room]])),
  payments: scenes["cash-register"],
  "efficient-sales-management": scenes["sales-desk"],
  "size-optimization": scenes["crystal-ball"],
  "customer-segmentation": scenes["customer-lounge"],
  "community-management": scenes["customer-lounge"],
  "customer-relationships": scenes["customer-lounge"],
};

/** The steps of the order on the home page. */
export const orderWalk = {
  heading: "One order, from voice to paid",
  step: "Step",
  play: "Play",
  pause: "Pause",
  /** Lets the visitor take an order in the phone; the rest of its words is in `own-order.ts`. */
  ownOrder: "Try your own order",
  /** On the speech bubble of the first picture, which does the same. */
  tryOwn: "Try your own",
  opening: "Opening…",
  lost: "It did not load. Press once more.",
  steps: [
    { kind: "order", title: "Say it", text: "Speak the order. It is written down, and you say yes.", order },
    { kind: "stock", title: "Stock", text: "One podi is sold. Seven become six, on every channel.", stock },
    { kind: "bill", title: "Invoice", text: "HSN, CGST and SGST are on it. You typed none of them.", bill },
    { kind: "payment", title: "Paid", text: "The UPI payment finds its own order. Pack the parcel.", payment },
  ],
} as const;
