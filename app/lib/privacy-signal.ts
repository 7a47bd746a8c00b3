/** The Server-Timing metric by which the Worker tells a document's scripts that its request said `Sec-GPC: 1`. */
export const GPC_SIGNAL = "gpc";
