import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { romanize } from "#app/lib/devanagari.ts";
import { exampleShop } from "#app/content/example-shop.ts";
import { ownOrder } from "#app/content/own-order.ts";
import { ownOrder as inHindi } from "#app/content/hi/own-order.ts";
import { ORDER_LETTERS, readOrder } from "./read-order.ts";

const NAMES = ["pickle", "podi", "chips"];
const read = (text: string) => readOrder(text, exampleShop.products, (words) => romanize(words, new Map()));
/** An order in short: "2 pickle, 1 podi; Meera, Thrissur KL", and what was not understood after "?". */
function short(text: string): string {
  const { lines, customer, place, unknown } = read(text);
  const who = [customer, place && `${place.name} ${place.state}`].filter(Boolean).join(", ");
  const what = lines.map(({ product, quantity }) => `${quantity} ${NAMES[product]}`).join(", ");
  return `${what}${who && `; ${who}`}${unknown.length > 0 ? ` ? ${unknown.join(" | ")}` : ""}`;
}

describe("an order in one's own words", () => {
  test.each([
    ["Two lime pickles, one podi, Meera in Thrissur", "2 pickle, 1 podi; Meera, Thrissur KL"],
    ["two lime pickles one podi meera in thrissur", "2 pickle, 1 podi; Meera, Thrissur KL"],
    [
      "Three lime pickle, one gunpowder podi, Mrs Kurian, Bangalore, UPI.",
      "3 pickle, 1 podi; Mrs Kurian, Bangalore KA",
    ],
    [
      "Please send me a dozen banana chips and 2 podis to Mrs. Thomas, Kochi 682001",
      "12 chips, 2 podi; Mrs. Thomas, Kochi KL",
    ],
    ["3 banana chips for Anil in Chennai", "3 chips; Anil, Chennai TN"],
    ["podi 2, lime pickle x 3; Ravi Kumar from New Delhi, paying by UPI", "2 podi, 3 pickle; Ravi Kumar, New Delhi DL"],
    ["podi 2 pickle 3", "2 podi, 3 pickle"],
    ["podi 2 pickle", "1 podi, 2 pickle"],
    ["four chips for Meera in Kochi", "4 chips; Meera, Kochi KL"],
    ["twenty five chips & thirteen jars of pickle", "25 chips, 13 pickle"],
    ["one podi\ntwo podi", "3 podi"],
    ["2 x lime pickle at ₹240, 1 packet of podi @ Rs. 180", "2 pickle, 1 podi"],
    ["Meera Nair, Tamil Nadu: pickle", "1 pickle; Meera Nair, Tamil Nadu TN"],
    ["do nimbu achaar, ek podi", "2 pickle, 1 podi"],
    ["do nimbu ka aachar aur teen podi, Meera Thrissur", "2 pickle, 3 podi; Meera, Thrissur KL"],
    ["Meera ko do podi bhej do", "2 podi; Meera"],
    ["Lucknow se Ramesh ke liye paanch kele ke chips de do", "5 chips; Ramesh, Lucknow UP"],
    ["mujhe do podi chahiye", "2 podi"],
    ["दो नींबू के अचार, एक पोडी, त्रिशूर वाली मीरा", "2 pickle, 1 podi; मीरा, त्रिशूर KL"],
    ["चेन्नई के अनिल को तीन केले के चिप्स", "3 chips; अनिल, चेन्नई TN"],
    ["मुंबई में रमेश के लिए २ पैकेट गनपाउडर पोडी और पच्चीस चिप्स भेज दो", "2 podi, 25 chips; रमेश, मुंबई MH"],
  ])("%s", (text, order) => {
    expect(short(text)).toBe(order);
  });

  test.each([...ownOrder.examples, ...inHindi.examples])("the page's own example is understood: %s", (text) => {
    const { lines, customer, place, unknown } = read(text);
    expect(lines.length).toBeGreaterThan(0);
    expect([customer, place]).not.toContain(undefined);
    expect(unknown).toEqual([]);
  });
});

describe("words it does not know are returned in `unknown`, and never read as something else", () => {
  test.each([
    ["two mango pickles, one podi", "1 podi ? two mango pickles"],
    ["three mango jams for Meera in Thrissur", "; Meera, Thrissur KL ? three mango jams"],
    ["one podi, Meera in Atlantis", "1 podi; Meera ? Atlantis"],
    ["one podi, Meera", "1 podi ? Meera"],
    ["आम का अचार, एक पोडी", "1 podi ? आम का अचार"],
    ["2 kg podi, 250g pickle", " ? 2 kg podi | 250g pickle"],
    ["5000 podi, 0 chips, 2.5 pickles", " ? 5000 podi | 0 chips | 2.5 pickles"],
    ["no chips, so two podi", "2 podi ? no chips | so"],
    ["hello", " ? hello"],
    ["", ""],
    ["?!…", ""],
  ])("%s", (text, order) => {
    expect(short(text)).toBe(order);
  });
});

test("any text is read without an error, in whole numbers, and only its beginning", () => {
  const words = fc.constantFrom(
    "two",
    "do",
    "podi",
    "pickle",
    ",",
    "Meera",
    "in",
    "Thrissur",
    "250 g",
    "99999999999",
    "\u0000",
    "<b>",
    "अचार",
    "constructor",
    "__proto__",
  );
  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 400 }),
    fc.array(words).map((all) => all.join(" ")),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const { lines } = read(text);
      expect(
        lines.every(({ product, quantity }) => product in NAMES && Number.isInteger(quantity) && quantity > 0),
      ).toBe(true);
    }),
  );
  expect(short(`${"podi,".repeat(40)}pickle`)).toBe("40 podi");
  expect(ORDER_LETTERS).toBe(200);
  expect(short("म".repeat(1e6))).toHaveLength(" ? ".length + 200);
});

test("a shop of ten products is read, and one of eleven is an error", () => {
  const products = [..."bcdfghjklmn"].map((letter) => ({ said: `${letter}ora` }));
  const readOf = (count: number) => readOrder("two mora", products.slice(0, count), (words) => words);
  expect(readOf(10).lines).toEqual([{ product: 9, quantity: 2 }]);
  expect(() => readOf(11)).toThrow(RangeError);
});
