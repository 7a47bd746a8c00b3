/** The bill of a visitor's own order, loaded once something is typed. */
import { encode } from "uqr";
import { BillText } from "#app/components/scenes/order-screens.tsx";
import type { OwnScreenProps } from "#app/components/scenes/order-walk.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { fill } from "#app/lib/fill.ts";
import { formatPaise, formatRupees } from "#app/lib/indian-numbers.ts";
import { invoiceOf } from "#app/lib/invoice.ts";
import type { Words } from "#app/lib/words.ts";
import type { ownBill } from "#app/content/own-bill.ts";
import type { OwnShop, OwnWords } from "./own-order.tsx";
import type { ReadOrder } from "./read-order.ts";

export type BillWords = Words<typeof ownBill>;
type Screens = OwnScreenProps["screens"];

const inSentence = (name = ""): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The stock, the invoice and the payment of an order, in the shape of the walk's own. */
export function screensOf(
  order: ReadOrder,
  shop: OwnShop & { index: number },
  names: OwnWords["products"],
  text: BillWords,
  walk: Screens,
) {
  const lines = order.lines.flatMap(({ product, quantity }) => {
    const sold = shop.products[product];
    return sold ? [{ ...sold, name: names[product] ?? "", quantity }] : [];
  });
  const code = order.place?.state ?? shop.state;
  const isWithin = code === shop.state;
  const { values, taxable, taxes, roundOff, total } = invoiceOf(lines, shop.gstPercent, isWithin);
  const buyer = [order.customer ?? text.nobody, order.place?.name].filter(Boolean).join(", ");
  const { bill, stock, payment } = walk;
  const sums = [
    { label: bill.sums[0]?.label, rupees: taxable },
    ...taxes,
    { label: bill.sums.at(-1)?.label, rupees: roundOff },
  ];
  return {
    bill: {
      ...bill,
      number: text.number,
      seller: `${text.sellers[shop.index]} ${shop.gstNumber}`,
      buyer: fill(text.buyer, { buyer }),
      place: fill(order.place ? (isWithin ? text.within : text.beyond) : text.noPlace, { state: text.states[code] }),
      lines: lines.map(({ quantity, name, hsn }, line) => ({
        label: `${quantity} × ${name}`,
        hsn,
        value: formatPaise(values[line] ?? 0),
      })),
      sums: sums.map(({ label = "", rupees }) => ({ label, amount: formatPaise(rupees) })),
      total: `₹${formatPaise(total)}`,
    },
    stock: {
      ...stock,
      counts: lines.map(({ name, pack = "", stock: before, quantity }) => ({
        name,
        pack,
        before,
        after: before - quantity,
      })),
      alert: fill(text.sold, { buyer }),
    },
    payment: {
      ...payment,
      order: fill(text.paidBy, { buyer }),
      amount: formatRupees(total),
      matched: text.matched,
      link: `upi://pay?pa=${shop.upiId}&pn=${encodeURIComponent(shop.name)}&am=${total.toFixed(2)}&cu=INR`,
    },
  };
}

type AnswerProps = {
  order: ReadOrder;
  own: ReturnType<typeof screensOf>;
  shop: OwnShop;
  words: OwnWords;
  text: BillWords;
  onAnother: () => void;
};

/** The parts asked back, the invoice of the others with its UPI code, and where to go from here. */
export function Answer({ order, own, shop, words, text, onAnother }: AnswerProps) {
  const shelf = shop.products.map(({ stock }, product) => `${stock} ${inSentence(words.products[product])}`);
  const values = {
    shop: shop.name,
    products: words.products.map(inSentence).join(", "),
    left: shelf.join(", "),
  };
  const questions = order.asked.map((asked) => fill(text.asked[asked.reason], { ...values, words: asked.words }));
  const left = own.stock.counts.map(({ name, after }) => `${after} ${inSentence(name)}`).join(", ");
  return (
    <>
      {[...new Set(questions)].map((question) => (
        <p key={question} className="cut bg-marigold-tint p-3">
          {question}
        </p>
      ))}
      {order.lines.length > 0 ? (
        <>
          <BillText bill={own.bill} />
          <div className="flex flex-wrap items-center gap-3">
            <UpiCode link={own.payment.link} />
            <p className="min-w-20 flex-1 font-semibold [overflow-wrap:normal]">
              {fill(text.scan, { total: own.bill.total })}
            </p>
          </div>
          <p>{fill(text.left, { left })}</p>
          <div className="grid gap-2">
            <ButtonLink to="/waitlist">{text.join}</ButtonLink>
            <button type="button" onClick={onAnother} className="button button-secondary">
              {text.another}
            </button>
          </div>
          <p className="text-ink-soft">{text.demonstration}</p>
        </>
      ) : (
        <p>{fill(text.nothing, { example: words.examples[0] ?? "" })}</p>
      )}
    </>
  );
}

/** The UPI QR code, hidden from screen readers, since the text beside it says what it is. */
function UpiCode({ link }: { link: string }) {
  const { data, size } = encode(link, { border: 4 });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-36 shrink-0"
      // A reader needs dark on light in every scheme, and in print.
      style={{ forcedColorAdjust: "none", colorScheme: "only light", printColorAdjust: "exact" }}
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
}
