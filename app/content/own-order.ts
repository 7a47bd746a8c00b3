/**
 * The texts of the phone on the home page in which a visitor takes an order. The browser loads this file when the visitor opens
 * that order. Most labels of its screens are those of the walk around it (`scenes.ts`).
 */
export const ownOrder = {
  shopLabel: "Whose shop takes the order?",
  /** In the order of `example-shop.ts`. */
  shops: [
    {
      owner: "Kabir's jars",
      sells: "Pepper Porch in Kochi sells",
      seller: "Pepper Porch, Kochi, GST no.",
      products: ["Lime pickle", "Gunpowder podi", "Banana chips"],
      examples: ["Two lime pickles, one podi, Meera in Thrissur", "Three banana chips for Anil in Chennai"],
    },
    {
      owner: "Tara's kurtas",
      sells: "Bel & Buta in Jaipur sells",
      seller: "Bel & Buta, Jaipur, GST no.",
      products: ["Kurta", "Stole", "Fish tote"],
      examples: ["Two kurtas, one stole, Neha in Delhi", "One fish tote for Sunita in Jaipur"],
    },
    {
      owner: "Dev's soaps",
      sells: "Sunday Ubtan in Pune sells",
      seller: "Sunday Ubtan, Pune, GST no.",
      products: ["Plain soap", "Orange peel soap", "Soap box"],
      examples: ["Three plain soaps for Gauri in Nashik", "One soap box, Mrs Pinto in Goa"],
    },
  ],
  label: "Your order, in your own words",
  submit: "Write it down",
  speak: "Speak",
  stop: "Stop",
  /** Beside the button to speak, which only some browsers have. */
  listener: "Your browser listens, and may send your voice to the company that makes the browser. Nothing comes to us.",
  /** Why nothing was taken down. */
  notTaken: {
    lost: "It did not load. Press once more.",
    notAllowed: "Your browser may not use the microphone here. Allow it in the browser's settings, or type the order.",
    unavailable: "This browser can't listen here. Please type the order.",
    noNetwork: "Your browser needs a network to listen, and has none. Please type the order.",
    nothing: "No words were heard. Try again, or type them.",
  },
  examplesLabel: "For example:",
} as const;
