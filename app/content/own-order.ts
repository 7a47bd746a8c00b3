/**
 * The texts of the phone on the home page in which a visitor takes an order. The browser loads this file when the visitor opens
 * that order. The labels of its invoice are those of the walk around it (`scenes.ts`).
 */
export const ownOrder = {
  label: "Your order, in your own words",
  submit: "Write it down",
  speak: "Speak",
  stop: "Stop",
  /** Beside the button to speak, which only some browsers have. */
  listener: "Your browser listens, and may send your voice to its maker. Nothing comes to us.",
  notHeard: "No words were heard. Try again, or type them.",
  examplesLabel: "For example:",
  examples: ["Two lime pickles, one podi, Meera in Thrissur", "Three banana chips for Anil in Chennai"],
  pricesLabel: "An example shop's prices, GST in them",
  /** In the order of `example-shop.ts`. */
  products: ["Lime pickle", "Gunpowder podi", "Banana chips"],
  unknown:
    "I don't know “{words}”. The shop has {products}. Put “for” before a name; a place is a larger town or a state.",
  nothing: "Nothing is written down yet. Try “{example}”.",
  number: "Example",
  buyer: "to {buyer}",
  /** When the order names nobody. */
  nobody: "a customer",
  within: "Place of supply: {place} ({state}), the shop's own state, so CGST and SGST",
  beyond: "Place of supply: {place} ({state}), another state, so IGST",
  noPlace: "No place was said: taxed as sold in the shop",
  scan: "The UPI QR code, for exactly {total}",
  demonstration:
    "A demonstration: shop and prices are examples, the code pays nobody, and nothing is ordered, sent or kept.",
} as const;
