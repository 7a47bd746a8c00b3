/** The order that a visitor takes on the home page: its screens with its shops and texts. The page loads this on demand. */
import type { OwnScreenProps } from "#app/components/scenes/order-walk.tsx";
import { editionOf } from "#app/lib/edition.ts";
import { OwnOrder } from "#app/order/own-order.tsx";
import { exampleShops } from "#app/content/example-shop.ts";
import { ownOrder } from "#app/content/own-order.ts";
import { ownOrder as inHindi } from "#app/content/hi/own-order.ts";

export function OwnOrderScreen(props: OwnScreenProps) {
  const isHindi = editionOf(window.location.pathname).edition === "hi";
  return <OwnOrder text={isHindi ? inHindi : ownOrder} shops={exampleShops} {...props} />;
}
