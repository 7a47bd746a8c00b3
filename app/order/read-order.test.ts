import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exampleShops } from "#app/content/example-shop.ts";
import { ownBill } from "#app/content/own-bill.ts";
import { ownOrder } from "#app/content/own-order.ts";
import { ownBill as billInHindi } from "#app/content/hi/own-bill.ts";
import { ownOrder as inHindi } from "#app/content/hi/own-order.ts";
import { ORDER_LETTERS } from "./order-letters.ts";
import { readOrder } from "./read-order.ts";

const SHOPS = ["kabir", "tara", "dev"];
const NAMES = [
  ["pickle", "podi", "chips"],
  ["kurta", "stole", "tote"],
  ["plain", "orange", "box"],
];
const read = (text: string, shop = 0) => readOrder(text, exampleShops[shop] ?? exampleShops[0]);
/** An order in short: "2 pickle, 1 podi; Meera, Thrissur KL", and after each "?" a part that is asked back, with the reason. */
function short(text: string, shop = 0): string {
  const { lines, customer, place, asked } = read(text, shop);
  const who = [customer, place && `${place.name} ${place.state}`].filter(Boolean).join(", ");
  const what = lines.map(({ product, quantity }) => `${quantity} ${NAMES[shop]?.[product]}`).join(", ");
  const questions = asked.map(({ words, reason }) => ` ? ${reason}: ${words}`).join("");
  return `${what}${who && `; ${who}`}${questions}`.trim();
}

/** Orders, each with its reading after "=>"; at Kabir's, if no other shop is named. A backslash and n is a new line. */
const rows = readFileSync("app/order/read-order.cases.txt", "utf8")
  .trim()
  .split("\n")
  .map((row) => row.split(" => "));

describe("an order in one's own words", () => {
  test.each(rows)("%s", (row = "", reading = "") => {
    const [, shop = "kabir", text = ""] = /^(?:(tara|dev): )?(.*)$/.exec(row) ?? [];
    expect(short(text.replaceAll("\\n", "\n"), SHOPS.indexOf(shop)).replaceAll("\n", "\\n")).toBe(reading);
  });

  test("half of the orders hold something that is not understood", () => {
    expect(rows.length).toBeGreaterThan(250);
    expect(rows.filter(([, reading]) => reading?.includes("? ")).length / rows.length).toBeGreaterThan(0.45);
  });

  test.each(
    [ownOrder, inHindi].flatMap(({ shops }) =>
      shops.flatMap(({ examples }, shop) => examples.map((text) => [text, shop] as const)),
    ),
  )("the page's own example is understood: %s", (text, shop) => {
    const { lines, customer, place, asked } = read(text, shop);
    expect(lines.length).toBeGreaterThan(0);
    expect([customer, place]).not.toContain(undefined);
    expect(asked).toEqual([]);
  });
});

test.each([ownBill.states, billInHindi.states])("every state is known by the name that a bill gives it", (states) => {
  for (const [code, name] of Object.entries(states))
    if (code !== "DD") expect([name, read(`2 podi, ${name}`).place?.state]).toEqual([name, code]);
});

/** One to a hundred, as Hindi is written. */
const HINDI_NUMBERS =
  "एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस " +
  "इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास " +
  "इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर " +
  "इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे " +
  "इक्यानवे बानवे तिरानवे चौरानवे पंचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे सौ";
const ONES = "one two three four five six seven eight nine".split(" ");
const TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ENGLISH_NUMBERS = [...ONES, ...TEENS, ...TENS.flatMap((ten) => [ten, ...ONES.map((one) => `${ten} ${one}`)])];

test("counts from one to a hundred are read in Hindi and English words", () => {
  const counted = HINDI_NUMBERS.split(" ").map((word) => read(`${word} चिप्स`).lines[0]?.quantity);
  expect(counted).toEqual(counted.map((_, index) => index + 1));
  const english = ENGLISH_NUMBERS.map((words) => read(`${words} chips`).lines[0]?.quantity);
  expect(english).toEqual(english.map((_, index) => index + 1));
});

test("invisible signs, spaces and forms of letters change nothing", () => {
  const order = "Two lime pickles, 3 podi, Meera in Thrissur";
  const hindi = "हैदराबाद की आशा को दो पोडी, पाँच चिप्स";
  for (const text of [order, hindi]) {
    for (const sign of ["\u00ad", "\u200b", "\u200c", "\u200d", "\u2060", "\ufeff"])
      expect(short(text.replace(/(?<=\p{L}\p{M}*)(?=\p{L})/gu, sign))).toBe(short(text));
    for (const space of ["\u00a0", "\u2009", "\u202f", "\u3000", "\u2800"])
      expect(short(text.replaceAll(" ", space))).toBe(short(text));
  }
  expect(short(hindi.normalize("NFD"))).toBe("2 podi, 5 chips; आशा, हैदराबाद TG".normalize("NFD"));
  expect(short(order.normalize("NFKD").replace("3", "\uff13"))).toBe(short(order));
  for (const three of "३৩੩૩୩௩౩೩൩۳") expect(short(`${three} podi`)).toBe("3 podi");
});

test("any text is read without an error, and in numbers that the shelf holds", () => {
  const words = fc.constantFrom(...rows.flatMap(([text = ""]) => text.split(/(?= )/)), "\u0000", "constructor");
  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 400 }),
    fc.array(words).map((all) => all.join("")),
  );
  fc.assert(
    fc.property(texts, fc.nat(2), (text, shop) => {
      const { lines, asked } = read(text, shop);
      const shelf = exampleShops[shop]?.products ?? [];
      for (const { product, quantity } of lines) {
        expect(Number.isInteger(quantity)).toBe(true);
        expect(quantity).toBeGreaterThan(0);
        expect(quantity).toBeLessThanOrEqual(shelf[product]?.stock ?? 0);
      }
      for (const { words: quoted } of asked) expect(quoted).not.toBe("");
    }),
    { numRuns: 300 },
  );
  expect(short(`${"podi,".repeat(40)}pickle`)).toBe("40 podi");
  expect(read("म".repeat(1e6)).asked[0]?.words).toHaveLength(ORDER_LETTERS);
});
