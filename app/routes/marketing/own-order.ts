/** The order that a visitor takes on the home page: its screen, its shop, its words. The page loads this on demand. */
export { exampleShop } from "#app/content/example-shop.ts";
export { ownOrder } from "#app/content/own-order.ts";
export { OwnOrder } from "#app/order/own-order.tsx";
