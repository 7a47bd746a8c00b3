import { prices } from "#app/content/prices.ts";
import { gstPercent } from "#app/content/pricing.ts";
import { teamPrice } from "#tests/eval/team-price.ts";
import { expect, test } from "vitest";
import { textsOf } from "#app/content/texts.ts";
import { sumsIn, sumPassages } from "./compute.ts";

const textOf = (question: string, previous: readonly string[] = []): string =>
  sumPassages(sumsIn(question, previous))
    .map(({ text }) => text)
    .join(" ");

test.each([
  [
    "One Admin, two accountants and a stall helper, how much a month?",
    `${teamPrice({ admin: 1, accounting: 2, "retail-event-staff": 1 })} a month before GST`,
  ],
  [
    "just me as admin plus two girls who man the stall at exhibitions, total?",
    `${teamPrice({ admin: 1, "retail-event-staff": 2 })} a month before GST`,
  ],
  [
    "How much for me and two helpers, with GST?",
    `${teamPrice({ admin: 1, "retail-event-staff": 2 }, gstPercent)} with 18% GST`,
  ],
  ["main aur do helper, kitna lagega", `${teamPrice({ admin: 1, "retail-event-staff": 2 })} a month before GST`],
  ["मेरे और दो हेल्पर का कितना लगेगा?", teamPrice({ admin: 1, "retail-event-staff": 2 })],
  ["Mera 2 helper ke saath kitna padega?", teamPrice({ admin: 1, "retail-event-staff": 2 })],
  ["अपने सहित दो हेल्पर का कितना लगेगा", teamPrice({ admin: 1, "retail-event-staff": 2 })],
  ["मेरे दो हेल्पर का कितना लगेगा", teamPrice({ "retail-event-staff": 2 })],
  ["Me as admin and one accountant, how much?", `${teamPrice({ admin: 1, accounting: 1 })} a month before GST`],
  [
    "What is the price for 3 people: me as admin, one accountant and one helper",
    `${teamPrice({ admin: 1, accounting: 1, "retail-event-staff": 1 })} a month before GST`,
  ],
  [
    "me and two helpers, 3 people in all, price?",
    `${teamPrice({ admin: 1, "retail-event-staff": 2 })} a month before GST`,
  ],
  [
    "one admin, two packers as retail staff and a CA on the accounting role: total?",
    `${teamPrice({ admin: 1, accounting: 1, "retail-event-staff": 2 })} a month before GST`,
  ],
  ["ek second in command aur do sales wale, total kitna", teamPrice({ "second-in-command": 1, "sales-marketing": 2 })],
  ["one admin for ten months, with tax?", `10 months paid monthly are ${teamPrice({ admin: 10 })} before GST`],
  ["मेरे लिंक से पाँच लोग जुड़ें तो कितने महीने मुफ़्त?", "5 free months"],
  ["how much for five people?", `5 people cost ${teamPrice({ admin: 1, "retail-event-staff": 4 })} a month before GST`],
  ["पाँच लोगों का कितना", `and ${teamPrice({ admin: 5 })} if all are Admins`],
  ["do admin aur teen accountant kitna", `${teamPrice({ admin: 2, accounting: 3 })} a month before GST`],
  ["one admin seat with the early bird offer, per month?", `${prices.adminEarlyBird} each before GST`],
  ["1.5 lakh by upi qr kitna katega", "₹1,485, plus ₹267.30 GST"],
  ["50 orders of ₹200 by payment link, fee?", "₹236 in all, so ₹9,764 reaches your bank"],
  ["1 lakh 50 thousand by QR", "₹1,50,000 paid by UPI QR code costs 0.99%"],
  ["fee on Rs1,00,000 by QR", "₹1,00,000 paid by UPI QR code"],
  ["₹2.5L by payment link, fee?", "₹2,50,000 paid by payment link"],
  ["1cr by link kitna katega", "₹1,00,00,000 paid by payment link"],
  ["एक लाख का पेमेंट QR से, कितना कटेगा", "₹1,00,000 paid by UPI QR code"],
  ["डेढ़ लाख QR से कितना कटेगा", "₹1,50,000 paid by UPI QR code"],
  ["₹२,५०० by link, fee?", "₹2,500 paid by payment link"],
  ["fee on ₹2,025 by QR", "₹2,025 paid by UPI QR code"],
  ["ten orders of five hundred by QR, fee?", "₹5,000 paid by UPI QR code"],
  ["twenty five helpers and one admin, monthly?", "25 × Retail/Event Staff"],
  ["how much do helpers cost", "1 × Retail/Event Staff"],
  ["fee on 5,000?", "paid by payment link costs 2%"],
  [
    "5 orders of 1,200 by QR and 3 of 900 by link, fee?",
    "₹6,000 paid by UPI QR code costs 0.99%, which is ₹59.40, plus ₹10.69 GST on the fee: ₹70.09 in all, so ₹5,929.91 reaches your bank. ₹2,700 paid by payment link",
  ],
  ["1200 ke 5 order QR se, kitna katega", "₹6,000 paid by UPI QR code"],
  [
    "We are 7: one owner, two accountants, the rest stall helpers. Monthly cost?",
    `${teamPrice({ admin: 1, accounting: 2, "retail-event-staff": 4 })} a month before GST`,
  ],
  ["मैं, मेरी बहन और चार पैकिंग वाले, कितना लगेगा", "6 people cost"],
  [
    "My sister and I sell soap: I'd be Admin, she'd be the accountant, total?",
    `${teamPrice({ admin: 1, accounting: 1 })} a month before GST`,
  ],
  ["Six brands I referred have signed up. How many free months is that?", "6 free months"],
  ["Two dozen retail staff and a couple of admins, price?", teamPrice({ admin: 2, "retail-event-staff": 24 })],
  ["आधा दर्जन स्टॉल के हेल्पर और Admin (मालिक) एक, कितना", teamPrice({ admin: 1, "retail-event-staff": 6 })],
  ["helper teen, munim do, pin 302017, kitna", teamPrice({ accounting: 2, "retail-event-staff": 3 })],
  ["2 of us are deputies, 4 are accountants aged 29: price?", teamPrice({ "second-in-command": 2, accounting: 4 })],
  ["2 or 3 helpers and one admin, how much?", "once each role has one number"],
  ["75 bottles, ₹220 each, paid by link: fee?", "₹16,500 paid by payment link"],
  ["450 वाले 30 झुमके QR से बिके, फ़ीस कितनी", "₹13,500 paid by UPI QR code"],
  ["cash me 1200 liye, kuch katega?", "Cash costs you nothing"],
  ["12 mahine 1 admin aur 2 mahine 3 helper ka total", "once each role has one number"],
  ["me and my husband both as admin plus one accountant, price", "once each role has one number"],
  ["a team of 4 including 1 admin, rest retail, how much", teamPrice({ admin: 1, "retail-event-staff": 3 })],
  ["टीम में 5 लोग: 2 Admin और 3 हेल्पर का दाम", teamPrice({ admin: 2, "retail-event-staff": 3 })],
  ["हम दो लोग एक साथ, कितना लगेगा", `2 people cost ${teamPrice({ admin: 1, "retail-event-staff": 1 })} a month`],
  ["मैं 28 साल का हूँ, 1 admin कितने का", `${teamPrice({ admin: 1 }, gstPercent)} with 18% GST (₹161.82), and ₹10,788`],
])("%s", (question, said) => {
  expect(textOf(question)).toContain(said);
});

test.each([
  ["How much for 1 admin and 3 packers", 3],
  ["two tailors and one admin, monthly?", 2],
  ["एक एडमिन और दो दर्ज़ी का दाम", 2],
  ["my husband and I and a CA, how much", 1],
  ["2 admins and 3 friends, how much", 3],
  ["price for 5 people: me as admin, one accountant and one helper", 2],
  ["हम छह लोग हैं, दो अकाउंटेंट हैं, कितना पड़ेगा", 4],
  ["One owner, my niece and three weavers who dye, cost?", 4],
  ["1 एडमिन + 1 सेल्स वाला + स्टॉल पर 2 लड़के", 2],
])("the role is asked of everybody who has none, and no part is added up: %s", (question, count) => {
  expect(textOf(question)).toContain(`still without one: ${count})`);
  expect(textOf(question)).not.toContain("a month before GST, ");
});

test.each([
  ["What can the accountant see?"],
  ["Mid-month I move my helper from Retail staff to Sales/Marketing. Am I billed the whole price?"],
  ["is second in command cheaper than admin"],
  ["what is the price difference between admin and accountant"],
  ["when does it launch in 2025"],
  ["is there a fee for cards"],
  ["What is the price and can my accountant log in?"],
  ["80% of my 50000 comes by QR and 20% by link, fee?"],
  ["50000 ki bikri me 20% link se"],
  ["20 order QR se aur 10 order link se, 500 wale"],
  ["पहले 100 में कितनी जगह बची?"],
  ["500 लोगों को मैसेज भेजने का कितना लगेगा?"],
  ["mele me 200 log aate hain, ladoo kitne ka"],
  ["1 admin ko second in command banau to kitna bachega"],
  ["har mahine 2 brand laun to saal me kitne free mahine"],
  ["from 3 admins to 1, how much do I save"],
  ["if I swap one admin for two helpers, price"],
  ["12 kurtas at 1450 each, 8 by QR and 4 by card, fee?"],
  ["customer pays $50 by card, fee?"],
])("nothing is added up for: %s", (question) => {
  expect(textOf(question)).toBe("");
});

test.each([
  ["One Admin, two accountants and a stall helper with the early bird offer, how much a month?"],
  ["How much for 1 admin and 3 packers"],
  ["price for 5 people"],
  ["50 orders of ₹200 by payment link, fee?"],
  ["fee on ₹1,50,000?"],
  ["Six brands I referred have signed up. How many free months is that?"],
])("the Hindi of a sum has the same figures: %s", (question) => {
  const [english, hindi] = (["en", "hi"] as const).map((edition) =>
    sumPassages(sumsIn(question), textsOf(edition).assistant)
      .map(({ text }) => text)
      .join(" "),
  );
  const figuresIn = (text = ""): string[] => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted();
  expect(figuresIn(hindi).length).toBeGreaterThan(1);
  expect(figuresIn(hindi)).toEqual(figuresIn(english));
  expect(hindi).not.toMatch(/[{}]|\p{Ll}+ \p{Ll}+ \p{Ll}+/u);
});

test("no word but that for people is named as not counted", () => {
  for (const question of [
    "one admin and two accountants for 3 months",
    "1 admin and 1 year of Accounting, price",
    "2 admins, how much a month",
    "Price of Admin and do you have annual plans",
    "cost of one helper, and do they need their own login",
  ])
    expect(textOf(question)).not.toContain("without one");
});

test("a question may lean on the team or the amount before it", () => {
  const admin = "How much is the Admin role?";
  expect(textOf("and for three?", [admin])).toContain(teamPrice({ admin: 3 }));
  expect(textOf("what if I add one more", ["price of 2 admins"])).toContain(teamPrice({ admin: 3 }));
  expect(textOf("and if I remove one", ["price of 5 admins"])).toBe("");
  expect(textOf("and for a year?", [admin, "what about Sales Person?"])).toContain(prices.salesMarketingYear);
  expect(textOf("and by link?", ["fee for 1000 by QR"])).toContain("₹23.60 in all");
  expect(textOf("and for 2 lakh?", ["fee for 1000 by QR"])).toMatch(/^₹2,00,000 paid by UPI QR code/);
  expect(textOf("aur do CA jodo to?", ["1 admin kitna"])).toContain(teamPrice({ admin: 1, accounting: 2 }));
  expect(textOf("and for three?", ["When do you launch?"])).toBe("");
});
