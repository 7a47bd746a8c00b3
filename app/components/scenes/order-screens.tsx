import type { ReactNode } from "react";
import { drawing, Icon } from "#app/components/ui/icon.tsx";
import type { Bill, Order, Payment, Stock } from "#app/content/scenes.ts";
import { Amount, Line, Phone, Till } from "./device.tsx";

/** An order as it is spoken and as it is noted. `action`: a button that covers the speech bubble. */
export function OrderScreen({ order, action }: { order: Order; action?: ReactNode }) {
  return (
    <Phone screen={order.screen}>
      <div className="cut relative flex gap-3 bg-marigold-tint p-3">
        <span
          className={`grid size-8 shrink-0 place-items-center rounded-full ${action ? "bg-room text-white" : "text-room-text"}`}
        >
          <Icon name="mic" className="size-4" />
        </span>
        <div className="font-semibold text-base leading-snug">
          <p>
            “{order.said}”
            <span className="voice" />
          </p>
          {action}
        </div>
      </div>
      <div {...(action ? { role: "img", "aria-label": order.alt } : {})} className="flex flex-1 flex-col gap-3">
        <div className="arrive space-y-1">
          {order.lines.map(({ label, detail, amount }) => (
            <Amount
              key={label}
              label={
                <>
                  {label} <small className="text-ink-soft">{detail}</small>
                </>
              }
              amount={amount}
            />
          ))}
        </div>
        <div className="arrive arrive-2 space-y-2 border-line border-t-2 pt-3">
          <p className="flex gap-3">
            <Icon name="map-pin" className="text-room-text" />
            <span>
              <b className="block font-semibold">{order.customer}</b>
              <span className="text-ink-soft">{order.address}</span>
            </span>
          </p>
          <p className="flex gap-3">
            <Icon name="wallet" className="text-room-text" />
            {order.payBy}
          </p>
        </div>
        <Amount
          label={order.totalLabel}
          amount={order.total}
          className="arrive arrive-2 mt-auto border-line border-t-2 pt-2 font-semibold"
        />
        <Line icon="check" text={order.confirm} className="arrive arrive-3 font-semibold text-room-text" />
      </div>
    </Phone>
  );
}

/** The stock before and after the sale. */
export function StockScreen({ stock }: { stock: Stock }) {
  const [main, ...others] = stock.counts;
  return (
    <Phone screen={stock.screen}>
      {main ? (
        <div className="cut bg-room-tint p-4">
          <p className="font-semibold text-base">
            {main.name} <small className="font-normal">{main.pack}</small>
          </p>
          <p className="text-room-text">{stock.shelf}</p>
          <p className="mt-2 flex items-center gap-3 font-display text-room-text [overflow-wrap:normal]">
            <s className="font-semibold text-3xl opacity-70">{main.before}</s>
            <Icon name="arrow-right" className="size-6" />
            <b className="arrive text-[3.5rem] leading-none">{main.after}</b>
          </p>
        </div>
      ) : null}
      <Line icon="bell" text={stock.alert} className="cut arrive arrive-2 bg-marigold-tint px-3 py-2 font-semibold" />
      {others.map(({ name, pack, before, after }) => (
        <p key={name} className="flex items-baseline justify-between gap-3">
          <span>
            {name} <small className="text-ink-soft">{pack}</small>
          </span>
          <span className="[font-variant-numeric:tabular-nums]">
            <s className="text-ink-soft">{before}</s> <b>{after}</b>
          </span>
        </p>
      ))}
      <div className="arrive arrive-3 mt-auto border-line border-t-2 pt-2">
        <p className="text-ink-soft">{stock.everywhere}</p>
        <p className="mt-1 flex flex-wrap gap-x-3">
          {stock.channels.map((channel) => (
            <span key={channel} className="flex items-center gap-1">
              <Icon name="check" className="size-4 text-room-text" />
              {channel}
            </span>
          ))}
        </p>
      </div>
    </Phone>
  );
}

/** The text of an invoice, on a phone or on paper. */
export function BillText({ bill }: { bill: Bill }) {
  return (
    <>
      <p className="flex items-baseline justify-between gap-3 font-semibold">
        <span className="font-display text-xl">{bill.title}</span>
        <span>{bill.number}</span>
      </p>
      <p>
        {bill.seller}
        <br />
        <span className="text-ink-soft">{bill.buyer}</span>
        <br />
        <span className="text-ink-soft">{bill.place}</span>
      </p>
      <div className="arrive grid grid-cols-[1fr_auto_auto] gap-x-3 gap-y-1.5 border-ink border-y-2 py-2 [overflow-wrap:normal]">
        {[bill.head, ...bill.lines.map(({ label, hsn, value }) => [label, hsn, value])].map((cells, row) =>
          cells.map((cell, column) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: two cells may hold the same, and none changes its place.
              key={`${row} ${column}`}
              className={`${row ? "" : "text-ink-soft"} ${column ? "text-right [font-variant-numeric:tabular-nums]" : ""} ${row && column === 1 ? "font-semibold text-room-text" : ""}`}
            >
              {cell}
            </span>
          )),
        )}
      </div>
      <div className="arrive arrive-2 space-y-1">
        {bill.sums.map(({ label, amount }) => (
          <Amount
            key={label}
            label={label}
            amount={amount}
            className={label.includes("%") ? "font-semibold text-room-text" : "text-ink-soft"}
          />
        ))}
      </div>
      <Amount
        label={bill.totalLabel}
        amount={bill.total}
        className="arrive arrive-3 mt-auto border-ink border-t-2 pt-2 font-display font-semibold text-xl"
      />
    </>
  );
}

/** An invoice on the phone. */
export const BillScreen = ({ bill }: { bill: Bill }) => (
  <Phone screen={bill.screen}>
    <BillText bill={bill} />
  </Phone>
);

/** A QR code for an amount, covered by a seal once it is paid. */
export function PaymentScreen({ payment, isTill = false }: { payment: Payment; isTill?: boolean }) {
  const Device = isTill ? Till : Phone;
  return (
    <Device screen={payment.screen}>
      <div className="flex flex-1 flex-col items-center gap-2 text-center">
        <p className="text-ink-soft">{payment.order}</p>
        <p className="font-bold font-display text-3xl">{payment.amount}</p>
        <div className="relative my-auto grid place-items-center">
          {drawing("qr", 21, "qr size-40")}
          <p className="seal absolute grid size-28 place-items-center content-center rounded-full bg-room-text font-bold font-display text-white text-xl">
            <Icon name="check" className="size-9" />
            {payment.paid}
          </p>
        </div>
        <p className="text-ink-soft">{payment.scan}</p>
        <p className="cut arrive arrive-3 w-full bg-room-tint p-2.5 font-semibold text-room-text">{payment.matched}</p>
      </div>
    </Device>
  );
}
