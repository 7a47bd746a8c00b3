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
      <figure ref={figure} data-moved={hasMoved} className="walk">
        <figcaption className="walk-head font-display font-semibold text-xl max-xs:sr-only">{text.heading}</figcaption>
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
                className="sr-only"
              />
              <label htmlFor={`${id}${index}`} className="walk-label">
                <span aria-hidden="true" className="walk-number">
                  {index + 1}
                </span>
                <span className="font-semibold">
                  {step.title}{" "}
                  <small className="hidden font-normal text-ink-soft text-sm @min-[34rem]:block">{note}</small>
                </span>
              </label>
              <div className="walk-panel">
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
          <div className="walk-play scripting-only flex flex-wrap items-center gap-x-4">
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
