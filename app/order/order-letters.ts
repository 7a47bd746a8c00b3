/** The most letters of an order. */
export const ORDER_LETTERS = 200;
