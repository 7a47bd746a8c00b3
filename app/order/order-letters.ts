export const ORDER_LETTERS = 200;
