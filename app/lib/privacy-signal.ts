/** The Server-Timing metric that tells a document's scripts that the request had `Sec-GPC: 1`. */
export const GPC_SIGNAL = "gpc";
