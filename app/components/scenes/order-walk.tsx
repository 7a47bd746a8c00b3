import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import {
  type Bill,
  BillScreen,
  type Order,
  OrderScreen,
  type Payment,
  PaymentScreen,
  type Stock,
  StockScreen,
} from "./order-screens.tsx";

type Step = { title: string; text: string } & (
  | { kind: "order"; order: Order }
  | { kind: "stock"; stock: Stock }
  | { kind: "bill"; bill: Bill }
  | { kind: "payment"; payment: Payment }
);
type WalkText = {
  heading: string;
  step: string;
  play: string;
  pause: string;
  ownOrder: string;
  lost: string;
  steps: readonly Step[];
};

type OwnScreen = ComponentType<{ bill: Bill }>;

const STEP_MS = 3200;

const radiosOf = (walk: HTMLElement | null) => [...(walk?.querySelectorAll("input") ?? [])];

function screenOf(step: Step): { alt: string; screen: ReactNode } {
  switch (step.kind) {
    case "order":
      return { alt: step.order.alt, screen: <OrderScreen order={step.order} /> };
    case "stock":
      return { alt: step.stock.alt, screen: <StockScreen stock={step.stock} /> };
    case "bill":
      return { alt: step.bill.alt, screen: <BillScreen bill={step.bill} /> };
    case "payment":
      return { alt: step.payment.alt, screen: <PaymentScreen payment={step.payment} /> };
  }
}

/**
 * One order in the app, step by step. The steps are radio buttons, so that keyboard users and visitors without scripts can
 * go through them. With scripts it plays once when it comes into view, and stops at the first touch. Then the visitor can take
 * an order too: `loadOwnOrder` loads that screen, which gets the walk's invoice.
 */
export function OrderWalk({ text, loadOwnOrder }: { text: WalkText; loadOwnOrder: () => Promise<OwnScreen> }) {
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  /** Nothing is animated before the first step: until then the first screen stays as served. */
  const [hasMoved, setHasMoved] = useState(false);
  const [own, setOwn] = useState<"loading" | "lost" | { Screen: OwnScreen }>();

  useEffect(() => {
    const walk = figure.current;
    if (!walk || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
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

  const stepByHand = () => {
    setIsPlaying(false);
    setHasMoved(true);
    setOwn(undefined);
  };
  const play = () => {
    setIsPlaying(!isPlaying);
    setOwn(undefined);
  };
  const takeOrder = () => {
    setIsPlaying(false);
    setOwn("loading");
    loadOwnOrder().then(
      (Screen) => {
        // Its screen stands in place of the steps'.
        for (const radio of radiosOf(figure.current)) radio.checked = false;
        setOwn({ Screen });
      },
      () => setOwn("lost"),
    );
  };
  const bill = text.steps.find((step) => step.kind === "bill")?.bill;
  return (
    <div className="walk-place">
      <figure ref={figure} data-moved={hasMoved} className="walk">
        <figcaption className="walk-head font-display font-semibold text-xl max-xs:sr-only">{text.heading}</figcaption>
        {text.steps.map((step, index) => {
          const { alt, screen } = screenOf(step);
          return (
            <div key={step.title} className="contents">
              <input
                type="radio"
                name={`${id}step`}
                id={`${id}${index}`}
                defaultChecked={index === 0}
                onFocus={() => setIsPlaying(false)}
                onChange={stepByHand}
                className="sr-only"
              />
              <label htmlFor={`${id}${index}`} className="walk-label">
                <span aria-hidden="true" className="walk-number">
                  {index + 1}
                </span>
                <span className="font-semibold">
                  {step.title} <small className="font-normal text-ink-soft text-sm">{step.text}</small>
                </span>
              </label>
              <div className="walk-panel">
                <div role="img" aria-label={alt} className="scene-stage">
                  {screen}
                </div>
                <p className="mt-3 text-balance text-center">{step.text}</p>
              </div>
            </div>
          );
        })}
        {typeof own === "object" && bill ? <own.Screen bill={bill} /> : null}
        <div className="walk-play scripting-only flex flex-wrap items-center gap-x-4">
          <button
            type="button"
            onClick={play}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-sm"
          >
            <Icon name={isPlaying ? "pause" : "play"} className="size-4" />
            {isPlaying ? text.pause : text.play}
          </button>
          <button type="button" onClick={takeOrder} aria-busy={own === "loading"} className="button button-secondary">
            {text.ownOrder}
          </button>
          {own === "lost" ? <p role="alert">{text.lost}</p> : null}
        </div>
      </figure>
    </div>
  );
}
