/** What an order needs once it is written: its reader and the screens of its bill. */
export { ownScreens, screenOf } from "./own-bill.tsx";
export { readOrder } from "./read-order.ts";
export { Taken } from "./taken.tsx";
