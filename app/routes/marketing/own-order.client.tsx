/** The order that a visitor takes on the English home page, with its shops and texts. The page loads this on demand. */
import type { OwnScreenProps } from "#app/components/scenes/order-walk.tsx";
import { loadModule } from "#app/lib/load-module.ts";
import { OwnOrder } from "#app/order/own-order.tsx";
import { exampleShops } from "#app/content/example-shop.ts";
import { ownOrder } from "#app/content/own-order.ts";

const loadBillWords = () => loadModule(() => import("#app/content/own-bill.ts")).then(({ ownBill }) => ownBill);

export const OwnOrderScreen = (props: OwnScreenProps) => (
  <OwnOrder text={ownOrder} shops={exampleShops} loadBillWords={loadBillWords} {...props} />
);
