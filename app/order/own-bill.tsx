import type { ReactNode } from "react";
import { BillScreen, PaymentScreen, StockScreen } from "#app/components/scenes/order-screens.tsx";
import type { OwnScreenProps } from "#app/components/scenes/order-walk.tsx";
import { fill } from "#app/lib/fill.ts";
import { formatPaise, formatRupees } from "#app/lib/indian-numbers.ts";
import { invoiceOf } from "#app/lib/invoice.ts";
import type { Words } from "#app/lib/words.ts";
import type { ownOrder } from "#app/content/own-order.ts";
import type { StateCode } from "./indian-states.ts";
import type { ReadOrder } from "./read-order.ts";
import type { Product, Shop } from "./tokens.ts";

export type OwnText = Words<typeof ownOrder>;
/** A shop that takes orders, with prices in rupees that include GST. */
export type OwnShop = Shop<Product & { name: string; pack?: string; hsn: string }> & {
  name: string;
  state: StateCode;
  gstNumber: string;
  gstPercent: number;
  upiId: string;
};

/** The screens of an order: stock, invoice and payment. */
export function ownScreens(
  order: ReadOrder,
  shop: OwnShop,
  index: number,
  text: OwnText,
  screens: OwnScreenProps["screens"],
) {
  const { seller = "", products: names = [] } = text.shops[index] ?? {};
  const lines = order.lines.flatMap(({ product, quantity }) => {
    const sold = shop.products[product];
    return sold ? [{ ...sold, product, quantity, label: `${quantity} × ${names[product]}` }] : [];
  });
  const code = order.place?.state ?? shop.state;
  const isWithin = code === shop.state;
  const { values, taxable, taxes, roundOff, total } = invoiceOf(lines, shop.gstPercent, isWithin);
  const buyer = [order.customer ?? text.nobody, order.place?.name].filter(Boolean).join(", ");
  const { bill, stock, payment } = screens;
  const sums = [
    { label: bill.sums[0]?.label, rupees: taxable },
    ...taxes,
    { label: bill.sums.at(-1)?.label, rupees: roundOff },
  ];
  const amount = formatRupees(total);
  return {
    total,
    bill: {
      ...bill,
      number: text.number,
      seller: `${seller} ${shop.gstNumber}`,
      buyer: fill(text.buyer, { buyer }),
      place: fill(order.place ? (isWithin ? text.within : text.beyond) : text.noPlace, { state: text.states[code] }),
      lines: lines.map(({ label, hsn }, line) => ({ label, hsn, value: formatPaise(values[line] ?? 0) })),
      sums: sums.map(({ label = "", rupees }) => ({ label, amount: formatPaise(rupees) })),
      total: `₹${formatPaise(total)}`,
    },
    stock: {
      ...stock,
      counts: lines.map(({ product, quantity, stock: before, ...sold }) => ({
        name: names[product] ?? "",
        pack: sold.pack ?? "",
        before,
        after: before - quantity,
      })),
      alert: fill(text.sold, { buyer }),
    },
    payment: { ...payment, order: fill(text.paidBy, { buyer }), amount, matched: text.matched },
  };
}

export function screenOf({ stock, bill, payment }: ReturnType<typeof ownScreens>, step: number): ReactNode {
  if (step === 1) return <StockScreen stock={stock} />;
  return step === 2 ? <BillScreen bill={bill} /> : <PaymentScreen payment={payment} />;
}
