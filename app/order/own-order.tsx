import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Amount, Phone } from "#app/components/scenes/device.tsx";
import type { OwnScreenProps } from "#app/components/scenes/order-walk.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { loadModule } from "#app/lib/load-module.ts";
import type { Words } from "#app/lib/words.ts";
import type { ownOrder } from "#app/content/own-order.ts";
import { ORDER_LETTERS } from "./order-letters.ts";
import type { BillWords } from "./own-bill.tsx";
import type { StateCode } from "./indian-states.ts";
import type { ReadOrder } from "./read-order.ts";
import type { Product, Shop } from "./tokens.ts";
import { type Failure, useSpeech } from "./use-speech.ts";

type OrderWords = Words<typeof ownOrder>;
export type OwnWords = OrderWords["shops"][number];
/** A shop that takes orders, with prices in rupees that include GST. */
export type OwnShop = Shop<Product & { name: string; pack?: string; hsn: string }> & {
  name: string;
  state: StateCode;
  gstNumber: string;
  gstPercent: number;
  upiId: string;
};
type Bill = typeof import("./own-bill.tsx");
type Reader = typeof import("./read-order.ts");
type Taken = { order: ReadOrder; own: ReturnType<Bill["screensOf"]>; Answer: Bill["Answer"]; billWords: BillWords };
/** `sold`: how many of each shop's products earlier orders took. */
type Visit = { shop: number; said: string; taken?: Taken; sold: readonly (readonly number[])[] };

/** The visitor's order lasts until a page is loaded anew, and is stored nowhere. */
let visit: Visit = { shop: 0, said: "", sold: [] };
let isOpened = false;

/** Loads the reader of orders while the visitor speaks or types. */
function loadReader(): Promise<Reader> {
  const module = loadModule(() => import("./read-order.ts"));
  module.catch(() => undefined);
  return module;
}
let reader = loadReader();

type OwnOrderProps = OwnScreenProps & {
  text: OrderWords;
  shops: readonly OwnShop[];
  loadBillWords: () => Promise<BillWords>;
};

/** The phone on which a visitor takes an order, typed or spoken, all in the browser. */
export function OwnOrder({ text, shops, loadBillWords, screens, onBill }: OwnOrderProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const [{ shop: index, said, taken, sold }, setVisit] = useState(visit);
  const [failure, setFailure] = useState<Failure | "lost">();
  useEffect(() => {
    // A visitor who comes back from another page keeps the focus.
    if (!isOpened) field.current?.focus();
    isOpened = true;
  }, []);

  const loadBill = () => Promise.all([loadModule(() => import("./own-bill.tsx")), loadBillWords()]);
  const change = (part: Partial<Visit>): void => {
    visit = { ...visit, ...part };
    setVisit(visit);
    setFailure(undefined);
    if (visit.said) loadBill().catch(() => undefined);
    onBill(visit.taken?.order.lines.length ? visit.taken.own : undefined);
  };
  const full = shops[index];
  const shop = full && {
    ...full,
    index,
    products: full.products.map((each, product) => ({ ...each, stock: each.stock - (sold[index]?.[product] ?? 0) })),
  };
  const words = text.shops[index];
  const speech = useSpeech((heard) => void take(heard), setFailure);
  const take = async (typed: string): Promise<void> => {
    speech?.abort();
    change({ said: typed });
    const loaded = await Promise.all([reader, loadBill()]).catch(() => undefined);
    if (!loaded) {
      reader = loadReader();
      return setFailure("lost");
    }
    if (!shop || !words || visit.said !== typed || visit.shop !== index) return;
    const [{ readOrder }, [{ screensOf, Answer }, billWords]] = loaded;
    const order = readOrder(typed, shop);
    change({ taken: { order, own: screensOf(order, shop, words.products, billWords, screens), Answer, billWords } });
    // With the focus in the field, a phone's keyboard would cover the invoice.
    submit.current?.focus({ preventScroll: true });
    requestAnimationFrame(() => answer.current?.scrollIntoView({ block: "nearest" }));
  };
  const takeAnother = (): void => {
    const counts = shop?.products.map(
      (_, product) =>
        (sold[index]?.[product] ?? 0) + (taken?.order.lines.find((line) => line.product === product)?.quantity ?? 0),
    );
    change({ said: "", taken: undefined, sold: shops.map((_, each) => (each === index ? counts : sold[each]) ?? []) });
    field.current?.focus();
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void take(said);
  };
  const sendWithEnter = (event: KeyboardEvent): void => {
    // 229 is the key of a composition in browsers without isComposing.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    void take(said);
  };
  if (!shop || !words) return null;
  return (
    // The style sheet keeps the colours of a scene in forced colours.
    <div className="scene-stage" style={{ forcedColorAdjust: "auto" }}>
      <Phone screen={screens.bill.screen}>
        <fieldset className="space-y-2">
          <legend className="font-semibold">{text.shopLabel}</legend>
          <div className="flex flex-wrap gap-2">
            {text.shops.map(({ owner }, each) => (
              <button
                key={owner}
                type="button"
                aria-pressed={each === index}
                onClick={() => change({ shop: each, taken: undefined })}
                className={`cut min-h-11 border-2 px-2.5 font-semibold ${each === index ? "border-room bg-room-tint text-room-text" : "border-line"}`}
              >
                {owner}
              </button>
            ))}
          </div>
        </fieldset>
        {taken ? null : (
          <div>
            <p className="text-ink-soft">{words.sells}</p>
            {shop.products.map(({ rupees, name }, product) => (
              <Amount key={name} label={words.products[product]} amount={formatRupees(rupees)} />
            ))}
          </div>
        )}
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
            onChange={(event) => {
              speech?.abort();
              change({ said: event.target.value });
            }}
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
          {speech && !taken ? <p className="text-ink-soft">{text.listener}</p> : null}
        </form>
        <div ref={answer} aria-live="polite" className="flex flex-col gap-3">
          {failure ? <p>{text.notTaken[failure]}</p> : null}
          {taken ? (
            <taken.Answer {...taken} shop={shop} words={words} text={taken.billWords} onAnother={takeAnother} />
          ) : null}
        </div>
        {taken ? null : (
          <div className="space-y-2">
            <p>{text.examplesLabel}</p>
            {words.examples.map((example) => (
              <button
                key={example}
                type="button"
                onClick={() => void take(example)}
                className="cut min-h-11 w-full border-2 border-marigold-deep bg-marigold-tint px-2.5 py-1 text-left"
              >
                {example}
              </button>
            ))}
          </div>
        )}
      </Phone>
    </div>
  );
}
