import type { FounderKey } from "#app/schemas/content.ts";

/** What the founder did about what a story begins with, by founder and the story's number: "How did Kabir stop losing jars?" */
export type Deed = {
  /** Words by which it is asked for, among all that the founder did. */
  about: string;
  answer: string;
};

export const deeds: Readonly<Record<FounderKey, Readonly<Record<number, Deed>>>> = {
  tara: {
    1: {
      about:
        "network signal internet offline connection stall indiranagar twice double oversell last piece website box settle sell",
      answer:
        "Before the stall Tara takes pieces out to an event in The Sales Outlets, 86 of them that time, so that her website cannot sell them as well. Without a network eleven sales were tapped in on the phone; when it was back they went up by themselves, each one once, with their UPI payments and GST invoices. Settling took twelve minutes.",
    },
    5: {
      about:
        "visitor book guest city delhi again list print wish message invite contact remember customer bring know pack preference",
      answer:
        "At the stall Golu asked visitors whether Tara may write, and put number, size and the print they had looked for into The Customer Lounge for those who said yes. Two weeks before the next Delhi stall she packed by that list and wrote to those sixty-two and nobody else. Nineteen came, and fourteen of them bought.",
    },
    11: {
      about:
        "afraid fear nervous button computer enter add sku first week swatch paper undo mistake learn habit digital set up setup stock",
      answer:
        "Tara began with one thing, the fish-print tote in the small size, seven in the basket, and counted the basket every night. When she typed a wrong number to try it, The Storeroom noted who had changed what, and she changed it back. Then she added four more a day over tea, and in five weeks all 140 SKUs were in.",
    },
    12: {
      about:
        "diwali exhibition festival earring tote stole refill scooter restock leftover unsold overnight three day pack table red",
      answer:
        "Tara asked The Crystal Ball what sells at her stalls: earrings and totes leave in twos and threes, stoles one at a time. So she took 90 pairs of earrings, 30 totes and 24 stoles, and each night the phone made tomorrow's list from what was left, what had gone and what was at home. 13 pieces came home of 225, where the year before it was 96.",
    },
    13: {
      about:
        "gst gstr tax return file filing paper accountant ca goyal invoice 10th tenth night shoebox month hsn bookkeeping account",
      answer:
        "Nothing is left for the 10th. When Tara sells a piece, The Sales Desk makes the invoice there and then, with the HSN code and the GST split the right way, and The Cash Register puts the UPI payment against it. On the 1st the GSTR-1 summary was there; she went through 218 invoices on the 3rd, mended two, and it went to her accountant on the 4th.",
    },
    14: {
      about: "size return exchange chart measure tight fit wrong kurta refund reason send back",
      answer:
        "Tara gave each return its reason on The Sales Desk, with the customer's own words under it. Of eleven marked size nine said too tight, and so it was her size chart: it gave the measure of the kurta, and customers read it as their own. She changed the chart, which now asks for their measure round chest and upper arm. In the next two months three returns said size, where it had been eleven.",
    },
    16: {
      about:
        "size run print cut leftover left unsold overstock farida suitcase bed kurta season make lotus bet quantity decide many",
      answer:
        "Tara asked The Crystal Ball for a size run from one season's sales: for most prints, out of thirty, 3 in S, 8 in M, 10 in L, 6 in XL and 3 in XXL, instead of six of each. Farida cut fifteen prints by that page and one her own way. 38 kurtas were left of 480, where the season before had left 97.",
    },
    101: {
      about: "earring card code scan barcode count parrot design qr pair jhumka track corkboard inventory",
      answer:
        "Each earring card has a small code on its back, printed from The Storeroom, one for each design. Golu points the phone at it, The Cash Register puts up a UPI QR for exactly that sale, and the count of that design goes down by one. The evening count takes six minutes, where it used to take forty.",
    },
  },
  kabir: {
    2: {
      about: "whatsapp voice speak dictate hand lime type kettle microphone knuckle cook note busy order chat",
      answer:
        "Kabir opens the Sales Desk, presses the microphone with a knuckle and says the order as one calls it to the line. It is written out for him to look at, with the customer's address from last time, and one more press makes the invoice with the right GST. Mrs Kurian's order was heard, spoken, checked and invoiced in under four minutes.",
    },
    4: {
      about: "rain monsoon podi forecast plan season reorder chip demand predict gunpowder june july run out",
      answer:
        "Kabir put the whole of last year into Ladoo and asked the Crystal Ball for the podis month by month: gunpowder sold 84 packets in April and 176 in July. So he moved the reorder for dal and dried chilli up by two weeks, set the Storeroom to warn him at forty packets instead of fifteen, and fried half the chips. It was in stock every day of June and July.",
    },
    9: {
      about: "expire expiry date batch old jar waste wastage shelf oldest throw past best before stale spoil back fifo",
      answer:
        "Every pot is entered in the Storeroom as a batch, with its date and its rack, and the label carries its number. The picking list then asks for the oldest batch by its name, and each Monday Kabir reads down what has less than two months left and decides where it goes. Jars past their date fell from twenty-three in one quarter to two in the next.",
    },
    10: {
      about:
        "label parcel courier print pack picking notebook seven forty scooter dispatch ship late order miss address biju evening time faster speed",
      answer:
        "The work was put in another order. At four Reena ticks the lot and presses print: a picking list that runs along the shelves, then for each order its GST invoice and its label. Shibu walks the shelves once with the trolley, Reena packs, Kabir does the tape. On the third Monday the fortieth parcel was taped at half past five; the courier comes at seven.",
    },
    15: {
      about:
        "qr upi payment sunday market screenshot sticker match paid payout reconcile bank fake cheat fraud tally sale order",
      answer:
        "At the market Shibu taps what the customer has picked up, and the Cash Register makes a UPI QR for that order alone, with the amount already in it. When the money arrives the order turns to paid, where both of them can see it, and those jars leave the count. Every one of the first Sunday's fifty-eight UPI payments was tied to its order, and the payout came the same day.",
    },
    17: {
      about:
        "ammini aunt aunty phone speak landline afraid record head written missing short jar salt elderly old shortage lost",
      answer:
        "They took the pressing away. The phone leans on the salt jar, Ammini speaks the order, and Reena at the next table reads the screen and saves. Ammini's login opens the Sales Desk for taking orders and very little else. After the first month the shelf was one jar short; it had been twenty-six.",
    },
    102: {
      about:
        "ill illness sick fever unwell login absence absent away delegate team access shibu reena without password bed rest hospital",
      answer:
        "Ten days before, Kabir had made two logins in the Crew: the Storeroom for Shibu, the Sales Desk for Reena. So with Kabir in bed she spoke in the orders and printed everything in one go, Shibu went round with the trolley, and all thirty-one parcels left at seven. Only a refund of ₹240 waited until he could stand.",
    },
  },
  dev: {
    3: {
      about:
        "again repeat second order day forty message customer back buy loyal loyalty festival discount retention retain regular win rebuy reminder",
      answer:
        "A jar lasts about six weeks by Rhea's sum, and The Crystal Ball said the same: half of those who came back had ordered between day 38 and day 47. So Sana made a group in The Customer Lounge that fills itself, and on day forty each of them is asked how the skin is doing. Of every hundred, twenty-three now buy again, where it was eleven; the festival discount is gone.",
    },
    6: {
      about:
        "password login share shared admin access refund twice double role permission joshi account crew team note router price hour month close",
      answer:
        "They set up The Crew: five logins instead of one, each with its own rooms. Sana takes orders and makes the credit notes, Mahesh sees what is to be packed, and Aunty Joshi can look at every order, invoice and payment and change nothing. Every change has a name beside it, no refund has gone out twice in three months, and she closes the month alone.",
    },
    7: {
      about: "sold out stock rose ubtan boutique shelf consignment jar panjim run move shop idle gecko oversell",
      answer:
        "Each boutique shelf went into The Sales Outlets as a place of its own, so that The Storeroom says where every jar stands. Twelve jars then came from Bandra and fourteen from Panjim. By now every shelf has its own number, with a warning when it drops too low, and is filled up to it and no further. The site has not run out of rose for eleven weeks.",
    },
    8: {
      about:
        "product profit profitable margin earn drop loss cost soap money range decide stop unprofitable which charcoal beard discontinue cut",
      answer:
        "In The Crystal Ball each product has a line for each place where it is sold: GST, material, commission, courier and the payment's cost come off, and the last column says what is left. Nine of the twenty-six earned nearly everything. Seven were made no more and six came off the marketplaces, and of a month ₹25,000 more was left.",
    },
    18: {
      about:
        "return refuse refusal cod cash delivery parcel come home reduce rto confirm door reject undelivered courier reminder",
      answer:
        "Dev rang twenty of those who had refused, and found that between the order and the doorbell nobody had said a word to them. So each cash order now gets a WhatsApp message under Simplify & Automate, with one reminder and a payment link, and without an answer no box is folded. Nine parcels came back in a month, where it had been forty-six.",
    },
    19: {
      about:
        "singapore export abroad international dubai ship customs foreign country overseas dollar first parcel letter undertaking",
      answer:
        "Aunty Joshi applied for the letter of undertaking and Dev for the export code, and both went into Ladoo once. Now The Sales Desk makes the export invoice on its own, without IGST, with the HSN code and the price in dollars and rupees, and abroad is one more outlet that sells from the same jars. Twenty-three parcels have gone through customs since without a phone call.",
    },
    20: {
      about:
        "wholesale custom payment link screenshot upi match wedding advance kulkarni namesake reconcile thursday wrong bank bulk paid identify",
      answer:
        "Dev stopped handing out his UPI ID. A custom order goes into The Sales Desk, and from it comes a payment link in The Cash Register, with the amount in it; for a wedding there are two, for the advance and for the balance. Each payment comes in on its order, and Thursday's matching takes twenty minutes, where it took three hours.",
    },
    103: {
      about:
        "tuesday plan batch decide week forecast flour morning slow routine number mill make quantity weekly spreadsheet saturday",
      answer:
        "On Tuesday morning Dev asks three questions: what do we make, what do we leave, whom do we write to. The Crystal Ball suggests the batch and lists the slow stock, and the groups in The Customer Lounge say who hears from Sana. By quarter past nine the week is settled, in ninety-five minutes, where it was four hours on a Saturday night.",
    },
  },
};
