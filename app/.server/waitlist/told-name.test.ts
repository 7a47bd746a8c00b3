import { expect, it } from "vitest";
import { unnamedBrand } from "#app/content/waitlist.ts";
import { toldName } from "./told-name.ts";

it.each(
  `Maa's Laddoos | Bel & Buta | बेल & Buta's | माँ के लड्डू | ঠাকুরমার আচার | அம்மா பொடி | Laddoo Gifts of Jaipur
    K.C.Das | Dr.Oats & Co. | St. Mary's Bakery, Kochi | Pickle & Co. In Pune | Pickles • Jams • Chutneys
    Since 1985: 24x7 Snacks | 7 Spices, 100% Pure | Stone Honey One | Café Crème | 🇮🇳 Mango Official
    Maaʼs Rupa Silks | അമ്മ അച്ചാർ | Gelato Team | The Dot Company | Laddoo Tin Gifts | Shree Ladoo Bhandar
    Stitch(Co) | Made_In_Jaipur | Euro Bites | Sahaya Crafts`.split(/ \| |\n\s*/),
)("the name %s is told to others", (name) => {
  expect(toldName(name)).toBe(name);
});

it.each([
  ...`LADOO PRIZE DESK: you won ₹5,000! Send ₹99 fee to ladoo.prize@okaxis | Pickles tara@bel.example
    Pickles tara＠bel.example | pickle%40ybl | boss (at) okaxis | Pay boss on Paytm | www ladoo-win example
    ladoo-win.lol | evil。com | evil．com | evil․com | evil · com | evil [dot] com | evil dot com | evildotcom
    ईविल डॉट कॉम | এভিল ডট কম | t.me/win | bit.ly/abc | e\u200bvil.c\u00adom | Call 90000 00000 | Call +91-90000-00000
    ९०००० ००००० | ９００００ ０００００ | ①②③④⑤⑥⑦⑧⑨ | 9️⃣0️⃣0️⃣0️⃣0️⃣0️⃣0️⃣0️⃣ | nine zero zero one two three four five
    nineeightsevenzeroonetwothree | नौ आठ सात शून्य एक दो तीन | nau aath saat do ek teen char
    ஒன்பது எட்டு ஏழு பூஜ்யம் ஒன்று இரண்டு மூன்று நான்கு ஐந்து ஆறு | You won Rs 5000 | You won 5000/-
    Rupees five thousand | पाँच लाख रुपये | 5 lakh | Ladoo | ✅ LADOO ✅ | Ladoo Support | Ladoo Team | Team Ladoo
    TeamLadoo | L a d o o   T e a m | La-doo Official | Ladoo customer care | Lad00 5upport | Lаdoo Support
    Ｌａｄｏｏ Support | 𝐋𝐚𝐝𝐨𝐨 𝐓𝐞𝐚𝐦 | 🅛🅐🅓🅞🅞 Team | 🇱 🇦 🇩 🇴 🇴 HQ | Ładoo Team | L̶a̶d̶o̶o̶ Care | लाडू सपोर्ट | लड्डू टीम
    লাড্ডু সাপোর্ট | લાડુ ટીમ | లడ్డు టీమ్ | The waitlist | Prize desk | Customer Care | Ладоо | 拉杜团队
    evil[.]com | evil●com | evil˙com | e v i l . c o m | evil d0t lol | ईविल॰कॉम | ഈവിൽ ഡോട്ട് കോം | ❾⓿⓿⓿⓿⓿⓿⓿⓿⓿
    9O9O9O9O9O | पचास हज़ार | ৳500 | 500 dollars | Phone-Pe boss | यूपीआई | व्हाट्सऐप करें | You won a car | OTP भेजो
    |adoo Team | IADOO TEAM | Ladoo™ | Ladoo Pvt Ltd | Team Ladoos | Smoothie by Ladoo | Official Support | लाडू ऑफिशियल`.split(
    / \| |\n\s*/,
  ),
  "x".repeat(61),
])("%s is told to others as a brand on the waitlist", (name) => {
  expect(toldName(name)).toBe(unnamedBrand);
});
