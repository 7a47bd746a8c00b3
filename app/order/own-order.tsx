import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Amount, Phone } from "#app/components/scenes/device.tsx";
import type { OwnScreenProps } from "#app/components/scenes/order-walk.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { loadModule } from "#app/lib/load-module.ts";
import { ORDER_LETTERS } from "./order-letters.ts";
import type { OwnShop, OwnText } from "./own-bill.tsx";
import type { ReadOrder } from "./read-order.ts";
import { type Failure, useSpeech } from "./use-speech.ts";

/** `sold`: how many of each shop's products earlier orders took. */
type Visit = { shop: number; said: string; order?: ReadOrder; sold: readonly (readonly number[])[] };
type Reading = typeof import("./reading.ts");

/** The visitor's order lasts until a page is loaded anew, and is stored nowhere. */
let visit: Visit = { shop: 0, said: "", sold: [] };
let isOpened = false;

/** Loads the reader of orders and the screens of a bill while the visitor speaks or types. */
function load(): Promise<Reading> {
  const module = loadModule(() => import("./reading.ts"));
  module.catch(() => undefined);
  return module;
}
let loading = load();
let reading: Reading | undefined;

type OwnOrderProps = OwnScreenProps & { text: OwnText; shops: readonly OwnShop[] };

/** The phone on which a visitor takes an order, typed or spoken, all in the browser. */
export function OwnOrder({ text, shops, screens, step, onBill }: OwnOrderProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const taken = useRef<HTMLDivElement>(null);
  const [{ shop: index, said, order, sold }, setVisit] = useState(visit);
  const [failure, setFailure] = useState<Failure | "lost">();
  useEffect(() => {
    // A visitor who comes back from another page keeps the focus.
    if (!isOpened) field.current?.focus();
    isOpened = true;
  }, []);

  const change = (part: Partial<Visit>): void => {
    visit = { ...visit, ...part };
    setVisit(visit);
    setFailure(undefined);
    onBill((visit.order?.lines.length ?? 0) > 0);
  };
  const full = shops[index] ?? shops[0];
  const shop = full && {
    ...full,
    products: full.products.map((each, product) => ({ ...each, stock: each.stock - (sold[index]?.[product] ?? 0) })),
  };
  const words = text.shops[index];
  const speech = useSpeech(
    (heard) => void take(heard),
    (why) => setFailure(why),
  );
  const take = async (typed: string): Promise<void> => {
    speech?.abort();
    change({ said: typed });
    try {
      reading = await loading;
    } catch {
      loading = load();
      return setFailure("lost");
    }
    if (!shop || visit.said !== typed) return;
    change({ order: reading.readOrder(typed, shop) });
    // With the focus in the field, a phone's keyboard would cover the invoice.
    submit.current?.focus({ preventScroll: true });
    requestAnimationFrame(() => taken.current?.scrollIntoView({ block: "nearest" }));
  };
  const takeAnother = (): void => {
    const counts = shop?.products.map(
      (_, product) =>
        (sold[index]?.[product] ?? 0) + (order?.lines.find((line) => line.product === product)?.quantity ?? 0),
    );
    change({ said: "", order: undefined, sold: shops.map((_, each) => (each === index ? counts : sold[each]) ?? []) });
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
  const own = order?.lines.length ? reading?.ownScreens(order, shop, index, text, screens) : undefined;

  return (
    // The style sheet hides a panel whose step is not chosen, and keeps a panel's colours in forced colours.
    <div className="walk-panel" style={{ visibility: "visible" }}>
      <div className="scene-stage" style={{ forcedColorAdjust: "auto" }}>
        {own && step > 0 ? reading?.screenOf(own, step) : null}
        {own && step > 0 ? null : (
          <Phone screen={screens.bill.screen}>
            <fieldset className="space-y-2">
              <legend className="font-semibold">{text.shopLabel}</legend>
              <div className="flex flex-wrap gap-2">
                {text.shops.map(({ owner }, each) => (
                  <button
                    key={owner}
                    type="button"
                    aria-pressed={each === index}
                    onClick={() => change({ shop: each, order: undefined })}
                    className={`cut min-h-11 border-2 px-2.5 font-semibold ${each === index ? "border-room bg-room-tint text-room-text" : "border-line"}`}
                  >
                    {owner}
                  </button>
                ))}
              </div>
            </fieldset>
            {order ? null : (
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
              {speech && !order ? <p className="text-ink-soft">{text.listener}</p> : null}
            </form>
            <div ref={taken} aria-live="polite" className="flex flex-col gap-3">
              {failure ? <p>{text.notTaken[failure]}</p> : null}
              {order && reading ? (
                <reading.Taken order={order} own={own} shop={shop} words={words} text={text} onAnother={takeAnother} />
              ) : null}
            </div>
            {order ? null : (
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
        )}
      </div>
    </div>
  );
}
