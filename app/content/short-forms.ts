/** What the short forms in stories, journeys and episodes mean, whose words are as they were recorded. */
export const shortForms = {
  heading: "Short forms in this text",
  meanings: {
    CGST: "the central half of GST, on sales inside your state",
    SGST: "the state's half of GST, on sales inside your state",
    IGST: "GST on sales outside your state",
    HSN: "the code of what you sell, which sets its tax",
    GSTIN: "your GST number",
    "GSTR-1":
      "the return of your sales, due on the 11th of the next month, or for those who file by the quarter on the 13th of the month after it",
    SKU: "one product in one size or print",
    COD: "cash on delivery",
    CA: "chartered accountant",
  },
} as const;
