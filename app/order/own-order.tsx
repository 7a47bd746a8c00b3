import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { encode } from "uqr";
import { Amount, Phone } from "#app/components/scenes/device.tsx";
import { type Bill, BillText } from "#app/components/scenes/order-screens.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { fill } from "#app/lib/fill.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { invoiceOf } from "#app/lib/invoice.ts";
import type { Words } from "#app/lib/words.ts";
import type { ownOrder } from "#app/content/own-order.ts";
import type { StateCode } from "./indian-states.ts";
import { ORDER_LETTERS, type Product, type ReadOrder, type Romanize, readOrder } from "./read-order.ts";
import { useSpeech } from "./use-speech.ts";

/** The shop that takes the order. Prices are in rupees and include GST. `text.products` has the products' names. */
type Shop = {
  name: string;
  state: StateCode;
  gstPercent: number;
  upiId: string;
  products: readonly (Product & { hsn: string; rupees: number })[];
};

export type OwnOrderProps = {
  text: Words<typeof ownOrder>;
  shop: Shop;
  romanize: Romanize;
  /** The invoice in the walk, whose labels, seller and screen this order's invoice takes over. */
  bill: Bill;
};

/**
 * The phone's screen on which a visitor takes an order, typed or spoken, and gets its invoice and UPI code. Everything happens
 * in the browser, and nothing is kept.
 */
export function OwnOrder({ text, shop, romanize, bill }: OwnOrderProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const taken = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");
  const [order, setOrder] = useState<ReadOrder>();
  const [note, setNote] = useState("");
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (order) taken.current?.scrollIntoView({ block: "nearest" });
  }, [order]);

  const take = (words: string): void => {
    setSaid(words);
    setNote("");
    setOrder(readOrder(words, shop.products, romanize));
    // In the field, a phone's keyboard would cover the invoice.
    submit.current?.focus({ preventScroll: true });
  };
  const speech = useSpeech(take, () => setNote(text.notHeard));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    take(said);
  };
  const sendWithEnter = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    take(said);
  };

  return (
    // The style sheet hides a panel whose step is not chosen, and keeps a panel's own colours in forced colours.
    <div className="walk-panel" style={{ visibility: "visible" }}>
      <div className="scene-stage" style={{ forcedColorAdjust: "auto" }}>
        <Phone screen={bill.screen}>
          <form onSubmit={send} className="space-y-2">
            <label htmlFor={id} className="block font-semibold">
              {text.label}
            </label>
            <textarea
              ref={field}
              id={id}
              rows={3}
              maxLength={ORDER_LETTERS}
              value={said}
              onChange={(event) => setSaid(event.target.value)}
              onKeyDown={sendWithEnter}
              autoComplete="off"
              enterKeyHint="go"
              className="field px-3 text-base leading-snug"
            />
            <div className="flex gap-2">
              {speech ? (
                <button
                  type="button"
                  onClick={speech.toggle}
                  aria-label={speech.isListening ? text.stop : text.speak}
                  title={speech.isListening ? text.stop : text.speak}
                  className="cut grid size-12 shrink-0 place-items-center bg-room text-white"
                >
                  <Icon name={speech.isListening ? "square" : "mic"} />
                </button>
              ) : null}
              <button ref={submit} type="submit" className="button button-primary flex-1">
                {text.submit}
              </button>
            </div>
            {speech && !order ? <p className="text-ink-soft">{text.listener}</p> : null}
          </form>
          <div ref={taken} aria-live="polite" className="flex flex-col gap-3">
            {note ? <p>{note}</p> : null}
            {order ? <Taken order={order} text={text} shop={shop} bill={bill} /> : null}
          </div>
          {order ? null : (
            <>
              <div className="space-y-2">
                <p>{text.examplesLabel}</p>
                {text.examples.map((example) => (
                  <button
                    key={example}
                    type="button"
                    onClick={() => take(example)}
                    className="cut min-h-11 w-full border-2 border-marigold-deep bg-marigold-tint px-2.5 py-1 text-left"
                  >
                    {example}
                  </button>
                ))}
              </div>
              <div className="mt-auto space-y-1 border-line border-t-2 pt-2">
                <p className="text-ink-soft">{text.pricesLabel}</p>
                {shop.products.map(({ rupees }, index) => (
                  <Amount key={text.products[index]} label={text.products[index]} amount={formatRupees(rupees)} />
                ))}
              </div>
            </>
          )}
        </Phone>
      </div>
    </div>
  );
}

type TakenProps = Omit<OwnOrderProps, "romanize"> & { order: ReadOrder };

/** What was understood, as an invoice, and what was not. */
function Taken({ order, text, shop, bill }: TakenProps) {
  const { customer, place, unknown } = order;
  const lines = order.lines.flatMap(({ product, quantity }) => {
    const sold = shop.products[product];
    return sold ? [{ ...sold, quantity, label: `${quantity} × ${text.products[product]}` }] : [];
  });
  const state = place?.state ?? shop.state;
  const isWithinState = state === shop.state;
  const { values, taxable, taxes, roundOff, total } = invoiceOf(lines, shop.gstPercent, isWithinState);
  const rupees = total.toFixed(2);
  const [before, after] = [bill.sums[0], bill.sums.at(-1)];
  const sums = [{ label: before?.label, rupees: taxable }, ...taxes, { label: after?.label, rupees: roundOff }];
  return (
    <>
      {unknown.length > 0 ? (
        <p className="cut bg-marigold-tint p-3">
          {fill(text.unknown, { words: unknown.join(", "), products: text.products.join(", ") })}
        </p>
      ) : null}
      {lines.length === 0 ? (
        <p>{fill(text.nothing, { example: text.examples[0] })}</p>
      ) : (
        <>
          <BillText
            bill={{
              ...bill,
              number: text.number,
              buyer: fill(text.buyer, { buyer: [customer ?? text.nobody, place?.name].filter(Boolean).join(", ") }),
              place: fill(place ? (isWithinState ? text.within : text.beyond) : text.noPlace, {
                place: place?.name ?? "",
                state,
              }),
              lines: lines.map(({ label, hsn }, index) => ({ label, hsn, value: (values[index] ?? 0).toFixed(2) })),
              sums: sums.map(({ label = "", rupees }) => ({ label, amount: rupees.toFixed(2) })),
              total: `₹${rupees}`,
            }}
          />
          <div className="flex items-center gap-3">
            <UpiCode link={`upi://pay?pa=${shop.upiId}&pn=${encodeURIComponent(shop.name)}&am=${rupees}&cu=INR`} />
            <p className="font-semibold">{fill(text.scan, { total: `₹${rupees}` })}</p>
          </div>
          <p className="text-ink-soft">{text.demonstration}</p>
        </>
      )}
    </>
  );
}

/** The UPI QR code. It is hidden from screen readers: the text beside it says what it is. */
function UpiCode({ link }: { link: string }) {
  const { data, size } = encode(link, { border: 4 });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      className="size-28 shrink-0 bg-white"
      style={{ forcedColorAdjust: "none" }}
    >
      <path d={dark.join("")} />
    </svg>
  );
}
