import fc from "fast-check";
import { expect, test } from "vitest";
import { grouped } from "#app/lib/indian-numbers.ts";
import { plainNumbers } from "./language.ts";
import { corrected } from "./spelling.ts";

const english =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const hindi =
  "शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पंचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे".split(
    " ",
  );
const belowHundred = {
  english: (n: number) => english[n] ?? `${tens[Math.floor(n / 10) - 2]}${n % 10 > 0 ? ` ${english[n % 10]}` : ""}`,
  hindi: (n: number) => hindi[n],
  figures: String,
};
const units = {
  english: ["crore", "lakh", "thousand", "hundred"],
  hindi: ["करोड़", "लाख", "हज़ार", "सौ"],
  figures: ["cr", "L", "k", "hundred"],
};
const sizes = [10_000_000, 100_000, 1_000, 100];
type Speech = keyof typeof units;

/** A whole number below a hundred crore in words. */
function spoken(number: number, speech: Speech): string {
  const parts: string[] = [];
  let rest = number;
  for (const [at, size] of sizes.entries()) {
    const count = Math.floor(rest / size);
    rest %= size;
    if (count > 0) parts.push(`${belowHundred[speech](count)} ${units[speech][at]}`);
  }
  return [...parts, ...(rest > 0 ? [belowHundred[speech](rest)] : [])].join(" ");
}

test.each<Speech>(["english", "hindi", "figures"])("every number said in %s is read", (speech) => {
  for (let number = 13; number < 1_100; number += 1) expect(plainNumbers(spoken(number, speech))).toBe(String(number));
  fc.assert(
    fc.property(fc.integer({ min: 13, max: 999_999_999 }), (number) => {
      expect(plainNumbers(`fee for ${spoken(number, speech)} by QR`)).toBe(`fee for ${number} by qr`);
    }),
  );
});

test("numbers with Indian or western commas, a sign and either digits are read as money", () => {
  const devanagari = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));
  const sign = fc.constantFrom("₹", "₹ ", "Rs", "Rs.", "rs ", "INR ", "रु. ", "");
  const comma = fc.constantFrom(grouped, (number: number) => number.toLocaleString("en-US"));
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 99_999_999 }),
      sign,
      comma,
      fc.boolean(),
      (number, before, write, isHindi) => {
        const written = `${before}${write(number)}`;
        expect(plainNumbers(`on ${isHindi ? devanagari(written) : written}/-`)).toBe(`on rs ${number}`);
      },
    ),
  );
});

test.each([
  ["1 lakh 50 thousand", "150000"],
  ["₹2.5L", "rs 250000"],
  ["2.3 lakh", "230000"],
  ["1cr", "10000000"],
  ["डेढ़ लाख", "150000"],
  ["ढाई हज़ार", "2500"],
  ["साढ़े तीन लाख", "350000"],
  ["सवा लाख", "125000"],
  ["पौने दो लाख", "175000"],
  ["aadha lakh", "50000"],
  ["half a lakh", "50000"],
  ["one and a half lakh", "150000"],
  ["saade teen hazaar", "3500"],
  ["pachchees hajaar", "25000"],
  ["five hundred and fifty", "550"],
  ["500 and 50", "500 and 50"],
  ["1k 2k 3k", "1000 2000 3000"],
  ["500,1000", "500 1000"],
  ["1 lakh 3 orders", "100000 3 orders"],
  ["lakhs of helpers k liye", "lakhs of helpers k liye"],
  ["do admin aur ek helper", "do admin aur ek helper"],
])("%s", (said, read) => {
  expect(plainNumbers(said)).toBe(read);
});

test.each([
  ["can I get a refnd", "can I get a refund"],
  ["Anual subscripton discont", "annual subscription discount"],
  ["my emial and passwrd", "my email and password"],
  ["lonch kab hai", "launch kab hai"],
  ["paint my kitchen, Khan sahab", "paint my kitchen, Khan sahab"],
  ["write to anual@pricng.example", "write to anual@pricng.example"],
])("a misspelling becomes the site's own word, and no other word does: %s", (typed, meant) => {
  expect(corrected(typed)).toBe(meant);
});
