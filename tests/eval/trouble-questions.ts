/** Troubles of a brand, told in a first sentence, with no more than a cry for help behind it, or with none. */
import type { Row } from "./questions.ts";

export const troubleRows: readonly Row[] = [
  [
    "My stock is never right after a pop-up, what does Ladoo do about that?",
    [["storeroom", "sales outlets", "event"]],
    ["/feature/inventory-management", "/feature/events-toolkit", "/feature/sales-outlets", "/story/1"],
  ],
  [
    "My stock is never right after a pop-up. What does Ladoo do about that?",
    [["storeroom", "sales outlets", "event"]],
    ["/feature/inventory-management", "/feature/events-toolkit", "/feature/sales-outlets", "/story/1"],
  ],
  [
    "My stock is never right after a pop-up, any help?",
    [["storeroom", "sales outlets", "event"]],
    ["/feature/inventory-management", "/feature/events-toolkit", "/feature/sales-outlets", "/story/1"],
  ],
  [
    "My numbers never match after an exhibition, what does Ladoo do about that?",
    [["storeroom", "sales outlets", "event"]],
    ["/feature/", "/story/"],
  ],
  [
    "My parcels always leave late, what does Ladoo do about that?",
    [["label", "simplify", "picking"]],
    ["/feature/simplify-automate", "/story/10"],
  ],
  [
    "Half of my dresses come back because the size doesn't fit. Anything for me?",
    [["reason", "size run"]],
    ["/feature/size-optimization", "/feature/sales-desk", "/story/14"],
  ],
  [
    "My assistant changed a price and nobody admits it. How would your software help?",
    [["the crew", "name"]],
    ["/feature/access-control", "/story/6"],
  ],
  [
    "Somebody on my team changed a price and nobody owns up. How can Ladoo help?",
    [["the crew", "name"]],
    ["/feature/access-control", "/story/6"],
  ],
  [
    "Someone gave a refund twice and I don't know who. What can I do?",
    [["the crew", "name"]],
    ["/feature/access-control", "/story/6"],
  ],
  [
    "I make candles and I have no idea which ones actually make me money.",
    ["crystal ball"],
    ["/feature/numbers-nirvana", "/story/8"],
  ],
  ["I have no idea which candles make me money.", ["crystal ball"], ["/feature/numbers-nirvana", "/story/8"]],
  [
    "We make soaps and don't know which ones earn anything. Can your app help?",
    ["crystal ball"],
    ["/feature/numbers-nirvana", "/story/8"],
  ],
  [
    "People buy from me once and never again. What can I do?",
    ["customer lounge"],
    ["/feature/customer-segmentation", "/feature/brand-buddies", "/story/3"],
  ],
  [
    "People buy from me once and never come back. What does Ladoo do about it?",
    ["customer lounge"],
    ["/feature/customer-segmentation", "/feature/brand-buddies", "/story/3"],
  ],
  [
    "My customers order once and then I never hear from them. Any help?",
    [["customer lounge", "day forty"]],
    ["/feature/customer-segmentation", "/feature/brand-buddies", "/story/3"],
  ],
  ["My mother takes orders on the phone and refuses to use any app.", [["ammini", "tech apprehension"]], ["/story/17"]],
  [
    "My grandmother takes the orders by telephone and won't touch a computer. What can you do for us?",
    [["ammini", "tech apprehension"]],
    ["/story/17", "/feature/tech-apprehension"],
  ],
  [
    "A lady in Canada wants my pickles but I'm scared of customs paperwork.",
    ["customs"],
    ["/feature/global-expansion", "/story/19"],
  ],
  [
    "Somebody in Dubai wants my sarees but the customs papers frighten me. What does Ladoo do about that?",
    ["customs"],
    ["/feature/global-expansion", "/story/19"],
  ],
  ["I never know how much stock to prepare for Diwali.", [["diwali"]], ["/feature/", "/story/12"]],
  [
    "I never know how many pieces to make before Diwali. How would your software help?",
    [["diwali"]],
    ["/feature/", "/story/12"],
  ],
  [
    "I send the same discount to everybody and people are annoyed.",
    [["left out"]],
    ["/feature/customer-segmentation", "/story/3"],
  ],
  [
    "Everybody gets the same discount from me and they are annoyed.",
    [["left out"]],
    ["/feature/customer-segmentation", "/story/3"],
  ],
  [
    "All my customers get the same offer and they complain. What does Ladoo do about that?",
    [["group", "recent", "customer lounge"]],
    ["/feature/customer-segmentation", "/story/3"],
  ],
  [
    "My payments never match my orders, how would your software help?",
    [["cash register", "payment"]],
    ["/feature/payment-solutions", "/story/20", "/feature/payments"],
  ],
  [
    "Customers send me screenshots of payments and I can't match them. What can I do?",
    [["cash register"]],
    ["/feature/payment-solutions", "/story/20", "/story/15", "/feature/payments"],
  ],
  [
    "My jars expire at the back of the shelf. Any help?",
    ["batch"],
    ["/feature/inventory-management", "/story/9", "/feature/"],
  ],
  [
    "Cash on delivery parcels keep coming back to me. What does Ladoo do about that?",
    [["confirm", "payment link", "reminder", "question"]],
    ["/story/18", "/feature/"],
  ],
  [
    "We sell the same kurta twice, on the site and at the stall. What would you do about that?",
    [["one count", "storeroom", "one stock", "sales outlets"]],
    ["/feature/", "/story/1"],
  ],
  [
    "My returns for size keep growing. What can Ladoo do?",
    [["reason", "size"]],
    ["/feature/size-optimization", "/story/14", "/feature/"],
  ],
  [
    "GST filing eats my whole night every month. How does Ladoo help with that?",
    [["gstr-1", "summary"]],
    ["/feature/", "/story/13"],
  ],
  [
    "Every evening I write labels by hand until the courier comes. What does Ladoo do about it?",
    [["label"]],
    ["/feature/", "/story/10"],
  ],
  [
    "My earrings get mixed up at the stall and the count never ends. How could Ladoo help?",
    [["code", "qr", "storeroom"]],
    ["/feature/", "/story/101"],
  ],
  ["The network always goes at the exhibition. What does Ladoo do about that?", ["network"], ["/feature/", "/story/1"]],
  [
    "People send me old screenshots as proof of payment. Any solution?",
    [["cash register", "qr"]],
    ["/feature/", "/story/15", "/story/20"],
  ],
  [
    "Visitors write nice things in my guest book and I never see them again - can you help with that?",
    [["customer lounge"]],
    ["/feature/", "/story/5"],
  ],
  ["I lost my referral link, what can I do?", [], ["/waitlist"]],
  ["I was billed twice. What can I do?", ["billing"], ["/refund-policy"]],
  ["My chutney goes past its date on the shelf, what helps?", [["batch", "oldest"]], ["/feature/", "/story/9"]],
  // Roles for a team that is told.
  [
    "We are two founders, a packer and a part-time accountant. Which roles would we need?",
    ["Admin", "Second-in-Command", "Accounting", "custom role"],
    ["/pricing"],
  ],
  [
    "My brother and I own the brand and we have one packer. Which roles should we buy?",
    ["Admin", "Second-in-Command", "custom role"],
    ["/pricing"],
  ],
  [
    "I run it with my sister, and an accountant comes twice a week. What logins should we take?",
    ["Admin", "Second-in-Command", "Accounting"],
    ["/pricing"],
  ],
  [
    "I have a helper at the stall, an accountant and a packer. Which logins do we need?",
    ["Retail/Event Staff", "Accounting", "custom role"],
    ["/pricing"],
  ],
];

/** Troubles that are none of a brand's. */
export const troubleDeclines: readonly string[] = [
  "My cat is ill, what can I do?",
  "My car broke down, what can I do?",
  "My boss shouts at me. What can I do?",
  "I lost my passport, any help?",
];
