export { ownScreens, screenOf } from "./own-bill.tsx";
export { readOrder } from "./read-order.ts";
export { Taken } from "./taken.tsx";
