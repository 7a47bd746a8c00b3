import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Amount, Phone } from "#app/components/scenes/device.tsx";
import type { OwnScreenProps } from "#app/components/scenes/order-walk.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { loadModule } from "#app/lib/load-module.ts";
import type { Words } from "#app/lib/words.ts";
import type { ownOrder } from "#app/content/own-order.ts";
import { ORDER_LETTERS } from "./order-letters.ts";
import type { BillWords, Taken } from "./own-bill.tsx";
import type { Product, Shop } from "./tokens.ts";
import { type Failure, useSpeech } from "./use-speech.ts";
import type { StateCode } from "./vocabulary.ts";

type OrderWords = Words<typeof ownOrder>;
export type OwnWords = OrderWords["shops"][number];
type Seller = { name: string; state: StateCode; gstNumber: string; gstPercent: number; upiId: string };
/** A shop that takes orders, with prices in rupees that include GST. */
export type OwnShop = Shop<Product & { pack?: string; hsn: string }> & Seller;
type Answered = { taken: Taken; text: BillWords; Answer: typeof import("./own-bill.tsx").Answer };
/** `left`: how many are left of the products that earlier orders took. */
type Visit = { shop: number; said: string; answer?: Answered; left: Readonly<Record<string, number>> };

/** The visitor's order lasts until a page is loaded anew, and is stored nowhere. */
let visit: Visit = { shop: 0, said: "", left: {} };
let isOpened = false;

type Texts = { text: OrderWords; loadBillWords: () => Promise<BillWords> };
type OwnOrderProps = OwnScreenProps & Texts & { shops: readonly OwnShop[] };

/** The phone on which a visitor takes an order, typed or spoken, all in the browser. */
export function OwnOrder({ text, shops, loadBillWords, screens, onBill }: OwnOrderProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const [{ shop: index, said, answer, left }, setVisit] = useState(visit);
  const [failure, setFailure] = useState<Failure | "lost">();
  useEffect(() => {
    // A visitor who comes back from another page keeps the focus.
    if (!isOpened) field.current?.focus();
    isOpened = true;
  }, []);

  /** Loads the reader and the bill, while the visitor speaks or types. */
  const load = () => Promise.all([loadModule(() => import("./own-bill.tsx")), loadBillWords()]).catch(() => undefined);
  const change = (part: Partial<Visit>): void => {
    visit = { ...visit, ...part };
    setVisit(visit);
    setFailure(undefined);
    if (visit.said.length === 1) void load();
    onBill(visit.answer?.taken.isBilled ? visit.answer.taken : undefined);
  };
  const full = shops[index];
  const words = text.shops[index];
  const take = async (typed: string): Promise<void> => {
    speech?.abort();
    change({ said: typed });
    const loaded = await load();
    if (!loaded) return setFailure("lost");
    if (!full || !words || visit.said !== typed || visit.shop !== index) return;
    const [{ takeOrder, Answer }, billWords] = loaded;
    const products = full.products.map((each, product) => ({
      ...each,
      stock: left[words.products[product] ?? ""] ?? each.stock,
    }));
    const taken = takeOrder(typed, { ...full, products }, words, billWords, screens);
    change({ answer: { taken, text: billWords, Answer } });
    // With the focus in the field, a phone's keyboard would cover the invoice.
    submit.current?.focus({ preventScroll: true });
    requestAnimationFrame(() => below.current?.scrollIntoView({ block: "nearest" }));
  };
  const speech = useSpeech((heard) => void take(heard), setFailure);
  const takeAnother = (): void => {
    const sold = answer?.taken.stock.counts.map(({ name, after }) => [name, after]) ?? [];
    change({ said: "", answer: undefined, left: { ...left, ...Object.fromEntries(sold) } });
    field.current?.focus();
  };
  const send = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    void take(said);
  };
  const sendWithEnter = (event: KeyboardEvent): void => {
    // 229 is the key of a composition in browsers without isComposing.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    send(event);
  };
  if (!full || !words) return null;
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
                onClick={() => change({ shop: each, answer: undefined })}
                className={`cut min-h-11 border-2 px-2.5 font-semibold ${each === index ? "border-room bg-room-tint text-room-text" : "border-line"}`}
              >
                {owner}
              </button>
            ))}
          </div>
        </fieldset>
        {answer ? null : (
          <div>
            <p className="text-ink-soft">{words.sells}</p>
            {full.products.map(({ rupees }, product) => (
              <Amount key={words.products[product]} label={words.products[product]} amount={formatRupees(rupees)} />
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
          {speech && !answer ? <p className="text-ink-soft">{text.listener}</p> : null}
        </form>
        <div ref={below} aria-live="polite" className="flex flex-col gap-3">
          {failure ? <p>{text.notTaken[failure]}</p> : null}
          {answer ? <answer.Answer {...answer} words={words} onAnother={takeAnother} /> : null}
        </div>
        {answer ? null : (
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
