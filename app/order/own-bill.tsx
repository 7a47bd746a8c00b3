/** The bill of a visitor's own order, loaded once something is typed. */
import { renderSVG } from "uqr";
import { BillText } from "#app/components/scenes/order-screens.tsx";
import type { OwnScreenProps } from "#app/components/scenes/order-walk.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { fill } from "#app/lib/fill.ts";
import { formatPaise, formatRupees } from "#app/lib/indian-numbers.ts";
import { invoiceOf } from "#app/lib/invoice.ts";
import type { Words } from "#app/lib/words.ts";
import type { ownBill } from "#app/content/own-bill.ts";
import type { OwnShop, OwnWords } from "./own-order.tsx";
import { readOrder } from "./read-order.ts";

export type BillWords = Words<typeof ownBill>;
type Screens = OwnScreenProps["screens"];
export type Taken = ReturnType<typeof takeOrder>;

const inSentence = (name = ""): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Reads an order; of what was understood, the stock, the invoice and the payment in the shape of the walk's own. */
export function takeOrder(typed: string, shop: OwnShop, words: OwnWords, text: BillWords, walk: Screens) {
  const { asked, customer, place, lines: read } = readOrder(typed, shop);
  const goods = words.products.map(inSentence).join(", ");
  const shelf = shop.products
    .map(({ stock }, product) => `${stock} × ${inSentence(words.products[product])}`)
    .join(", ");
  const questions = asked.map(({ words: quoted, reason }) =>
    fill(text.asked[reason], { shop: shop.name, products: goods, left: shelf, words: quoted }),
  );
  const lines = read.flatMap(({ product, quantity }) => {
    const sold = shop.products[product];
    return sold ? [{ ...sold, name: words.products[product] ?? "", quantity, after: sold.stock - quantity }] : [];
  });
  const code = place?.state ?? shop.state;
  const isWithin = code === shop.state;
  const { values, taxable, taxes, roundOff, total } = invoiceOf(lines, shop.gstPercent, isWithin);
  const buyer = [customer ?? text.nobody, place?.name].filter(Boolean).join(", ");
  const { bill, stock, payment } = walk;
  const sums = [
    { label: bill.sums[0]?.label, rupees: taxable },
    ...taxes,
    { label: bill.sums.at(-1)?.label, rupees: roundOff },
  ];
  return {
    questions: [...new Set(questions)],
    isBilled: lines.length > 0,
    bill: {
      ...bill,
      number: text.number,
      seller: `${words.seller} ${shop.gstNumber}`,
      buyer: fill(text.buyer, { buyer }),
      place: fill(place ? (isWithin ? text.within : text.beyond) : text.noPlace, { state: text.states[code] }),
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
      counts: lines.map(({ name, pack = "", stock: before, after }) => ({ name, pack, before, after })),
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

type AnswerProps = { taken: Taken; words: OwnWords; text: BillWords; onAnother: () => void };

/** The parts asked back, the invoice of the others with its UPI code, and where to go from here. */
export function Answer({ taken, words, text, onAnother }: AnswerProps) {
  const { questions, isBilled, bill, stock, payment } = taken;
  const left = stock.counts.map(({ name, after }) => `${after} × ${inSentence(name)}`).join(", ");
  return (
    <>
      {questions.map((question) => (
        <p key={question} className="cut bg-marigold-tint p-3">
          {question}
        </p>
      ))}
      {isBilled ? (
        <>
          <BillText bill={bill} />
          <div className="flex flex-wrap items-center gap-3">
            {/* Four white modules around it; the text beside it says what it is. */}
            <img
              src={`data:image/svg+xml,${encodeURIComponent(renderSVG(payment.link, { border: 4 }))}`}
              alt=""
              width={144}
              height={144}
            />
            <p className="min-w-20 flex-1 font-semibold [overflow-wrap:normal]">
              {fill(text.scan, { total: bill.total })}
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
