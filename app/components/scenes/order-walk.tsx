import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Bill, Order, orderWalk, Payment, Stock } from "#app/content/scenes.ts";
import { BillScreen, OrderScreen, PaymentScreen, StockScreen } from "./order-screens.tsx";

type Data = { order: Order; stock: Stock; bill: Bill; payment: Payment };
type Step = { title: string; text: string; kind: keyof Data } & Partial<Data>;

type Screens = Omit<Data, "order">;
/** `onBill` is told the screens of an order's bill, or that there is none any more. */
export type OwnScreenProps = { screens: Screens; onBill: (own?: Screens) => void };
/** The screen in which the visitor takes an order, loaded on demand. */
export type OwnScreen = ComponentType<OwnScreenProps>;

const STEP_MS = 3200;

const radiosOf = (walk: HTMLElement | null) => [...(walk?.querySelectorAll("input") ?? [])];

/** The visitor's own order, while the visit lasts: opened once, it stands here again after another page. */
let kept: { Screen: OwnScreen; screens?: Screens } | undefined;

const SCREENS = { order: OrderScreen, stock: StockScreen, bill: BillScreen, payment: PaymentScreen } as Record<
  Step["kind"],
  ComponentType<Partial<Data> & { action?: ReactNode }>
>;

/** One order in the app, step by step, by radio buttons. It plays once in view, until the first touch. */
export function OrderWalk({ text, loadOwnOrder }: { text: typeof orderWalk; loadOwnOrder: () => Promise<OwnScreen> }) {
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  /** Nothing is animated before the first step: until then the first screen stays as served. */
  const [hasMoved, setHasMoved] = useState(false);
  const [own, setOwn] = useState(kept);
  const [loading, setLoading] = useState<"loading" | "lost">();
  const [chosen, setChosen] = useState(0);
  const steps: readonly Step[] = text.steps;

  useEffect(() => {
    const walk = figure.current;
    if (!walk || kept || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // A visitor who has chosen a step continues by hand.
        setIsPlaying(walk.querySelector("input")?.checked === true && !walk.contains(document.activeElement));
      },
      { threshold: 0.6 },
    );
    observer.observe(walk);
    const stop = () => observer.disconnect();
    walk.addEventListener("focusin", stop, { once: true });
    return stop;
  }, []);

  useEffect(() => {
    if (!isPlaying) return;
    const radios = radiosOf(figure.current);
    const choose = (index: number) => {
      const radio = radios[index];
      if (radio) radio.checked = true;
      setHasMoved(true);
      if (index === radios.length - 1) setIsPlaying(false);
    };
    const chosen = () => radios.findIndex(({ checked }) => checked);
    if (chosen() < 0 || chosen() === radios.length - 1) choose(0);
    const timer = setInterval(() => choose(chosen() + 1), STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);

  const keep = (next: typeof kept): void => {
    kept = next;
    setOwn(next);
  };
  const takeOrder = () => {
    setIsPlaying(false);
    setLoading("loading");
    loadOwnOrder().then(
      (Screen) => {
        const [first] = radiosOf(figure.current);
        if (first) first.checked = true;
        setChosen(0);
        setLoading(undefined);
        keep({ Screen });
      },
      () => setLoading("lost"),
    );
  };
  const screens = Object.assign({}, ...steps) as Screens;
  const busy = loading === "loading";
  const tryOwn = (
    <button
      type="button"
      onClick={takeOrder}
      aria-busy={busy}
      className="scripting-only text-link text-sm after:absolute after:inset-0"
    >
      {busy ? text.opening : text.tryOwn}
    </button>
  );
  return (
    <div className="@container">
      <figure
        ref={figure}
        data-moved={hasMoved}
        // The steps stand in a row above the phone, on a wide screen in a list beside it. All phones share one grid cell.
        className="walk relative grid grid-cols-[repeat(4,auto)] gap-x-1 [--room-tint:var(--color-marigold-tint)] @min-[34rem]:grid-cols-[1fr_auto] @min-[34rem]:grid-rows-[auto_repeat(4,auto)_1fr] @min-[34rem]:gap-x-6"
      >
        <figcaption className="col-span-full font-display font-semibold text-xl max-xs:sr-only @min-[34rem]:col-[1] @min-[34rem]:pb-3">
          {text.heading}
        </figcaption>
        {steps.map((step, index) => {
          const Screen = SCREENS[step.kind];
          const isFirst = step.kind === "order";
          // In the first screen, only what is below the button is a picture. The own order's screens are read as text.
          const alt = isFirst || own?.screens ? undefined : step[step.kind]?.alt;
          const note = own?.screens ? undefined : step.text;
          return (
            <div key={step.title} className="contents">
              <input
                type="radio"
                name={`${id}step`}
                id={`${id}${index}`}
                defaultChecked={index === 0}
                onFocus={() => setIsPlaying(false)}
                onChange={() => {
                  setIsPlaying(false);
                  setHasMoved(true);
                  setChosen(index);
                }}
                className="peer sr-only"
              />
              <label
                htmlFor={`${id}${index}`}
                className="row-[2] mb-3 flex min-h-11 items-center justify-center gap-1.5 border-b-3 border-b-line leading-tight peer-checked:border-marigold-deep peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 forced-colors:peer-checked:border-[Highlight] @min-[34rem]:col-[1] @min-[34rem]:row-auto @min-[34rem]:m-0 @min-[34rem]:items-start @min-[34rem]:justify-start @min-[34rem]:gap-3 @min-[34rem]:border-t-2 @min-[34rem]:border-b-0 @min-[34rem]:py-3.5"
              >
                <span
                  aria-hidden="true"
                  className="hidden size-8 shrink-0 place-items-center rounded-full border-2 font-bold font-display @min-[34rem]:grid [:checked+label>&]:border-marigold [:checked+label>&]:bg-marigold forced-colors:[:checked+label>&]:border-[Highlight]"
                >
                  {index + 1}
                </span>
                <span className="font-semibold">
                  {step.title}{" "}
                  <small className="hidden font-normal text-ink-soft text-sm @min-[34rem]:block">{note}</small>
                </span>
              </label>
              <div className="walk-panel invisible flex flex-col [grid-area:3/1/auto/-1] peer-checked:visible @min-[34rem]:w-84 @min-[34rem]:[grid-area:1/2/span_6/auto]">
                {own && isFirst ? (
                  chosen === 0 && (
                    <own.Screen screens={screens} onBill={(billed) => keep({ ...own, screens: billed })} />
                  )
                ) : (
                  <div {...(alt && { role: "img", "aria-label": alt })} className="scene-stage">
                    <Screen {...step} {...own?.screens} action={tryOwn} />
                  </div>
                )}
                <p className="mt-3 text-balance text-center @min-[34rem]:hidden">{note}</p>
              </div>
            </div>
          );
        })}
        {own ? null : (
          <div className="scripting-only col-span-full row-[4] flex flex-wrap items-center gap-x-4 justify-self-center @min-[34rem]:[grid-area:6/1] @min-[34rem]:place-self-start">
            <button
              type="button"
              onClick={() => setIsPlaying(!isPlaying)}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-sm"
            >
              <Icon name={isPlaying ? "pause" : "play"} className="size-4" />
              {isPlaying ? text.pause : text.play}
            </button>
            <button type="button" onClick={takeOrder} aria-busy={busy} className="button button-secondary">
              {text.ownOrder}
            </button>
            {loading === "lost" ? <p role="alert">{text.lost}</p> : null}
          </div>
        )}
      </figure>
    </div>
  );
}
