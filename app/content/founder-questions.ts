/**
 * Founders' first questions, answered on the features page. Those about money are on the pricing page, which also repeats
 * the first one. An undecided matter is called undecided, with a link to WhatsApp, so that nobody plans with a guess.
 */
import { brand } from "#app/content/brand.ts";
import { facts } from "#app/content/facts.ts";
import type { FaqItem } from "#app/schemas/content.ts";

const ask = "Ask us on WhatsApp, through the chat button.";

export const useItToday: FaqItem = {
  question: `Can I use ${brand.name} today?`,
  answer: `Not yet, unless we have opened an account for you. We cannot name the day yet. {launchSentence} Accounts go to brands on the waitlist first, so that is where to start: it takes two minutes and costs nothing. ${ask} You can book a 30-minute demo today.`,
};

export const featuresFaqHeading = "What founders ask first";

export const featuresFaq: readonly FaqItem[] = [
  useItToday,
  {
    question: "Does it work with Amazon, Flipkart, Meesho or Shopify?",
    answer: `The Sales Outlets put your website and marketplaces on one stock. Which marketplaces and shop systems these are is not settled yet, so ask before you plan with one of them. ${ask}`,
  },
  {
    question: "Does it print barcodes?",
    answer: `The Storeroom prints a QR code for each product, and the phone reads it at the stall: Tara's story 'The earring card that counts itself' shows how. Other kinds of barcode, and which label printers it works with, are not settled yet. ${ask}`,
  },
  {
    question: "What does my CA get for GSTR-1?",
    answer: `Your CA (chartered accountant) gets one file with the month's summary: ${facts.salesReturnFile}. ${facts.salesReturnDue} Filing it is up to you and your CA. With the Accounting role they can also read the invoices and payments themselves, and export them. In which format the file comes is not settled yet. ${ask}`,
  },
  {
    question: "Is there an app?",
    answer: `${brand.name} is a web app: it opens in the browser of your phone or laptop, from 'App' in the menu. Whether there is one in the Play Store or the App Store is not settled yet. ${ask}`,
  },
  {
    question: "Which languages does it speak?",
    answer: `Spoken orders are made for Hindi, English and the mix of both. This website is in English; its pages on the way to joining, such as prices and the waitlist, and three of its stories are in Hindi too. The app itself is in English for now; which other languages its screens come in is not settled yet. ${ask}`,
  },
];
