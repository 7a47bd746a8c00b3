/** What the short forms in stories, journeys and episodes mean, whose words are as they were recorded. */
export const shortForms = {
  heading: "Short forms in this text",
  meanings: {
    CGST: "the central half of GST, on sales inside your state",
    SGST: "the state's half of GST, on sales inside your state",
    IGST: "GST on sales outside your state",
    HSN: "the code of what you sell, which sets its tax",
    GSTIN: "your GST number",
    "GSTR-1": "the return of your sales, due on the 11th of the month after, or on the 13th after the quarter",
    SKU: "one product in one size or print",
    COD: "cash on delivery",
    CA: "chartered accountant",
  },
} as const;
