import { encode } from "uqr";
import { BillText } from "#app/components/scenes/order-screens.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { fill } from "#app/lib/fill.ts";
import type { OwnShop, OwnText, ownScreens } from "./own-bill.tsx";
import type { ReadOrder } from "./read-order.ts";

type TakenProps = {
  order: ReadOrder;
  own?: ReturnType<typeof ownScreens>;
  shop: OwnShop;
  words: OwnText["shops"][number];
  text: OwnText;
  onAnother: () => void;
};

/** The parts asked back, the invoice of the others with its UPI code, and where to go from here. */
export function Taken({ order, own, shop, words, text, onAnother }: TakenProps) {
  const goods = words.products.map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  const shelf = shop.products.map(({ stock }, product) => `${stock} ${goods[product]}`).join(", ");
  const left =
    own?.stock.counts.map(({ name, after }) => `${after} ${name.charAt(0).toLowerCase()}${name.slice(1)}`).join(", ") ??
    "";
  const questions = order.asked.map(({ words: asked, reason }) =>
    fill(text.asked[reason], { shop: shop.name, products: goods.join(", "), left: shelf, words: asked }),
  );
  return (
    <>
      {[...new Set(questions)].map((question) => (
        <p key={question} className="cut bg-marigold-tint p-3">
          {question}
        </p>
      ))}
      {own ? (
        <>
          <BillText bill={own.bill} />
          <div className="flex flex-wrap items-center gap-3">
            <UpiCode
              link={`upi://pay?pa=${shop.upiId}&pn=${encodeURIComponent(shop.name)}&am=${own.total.toFixed(2)}&cu=INR`}
            />
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
