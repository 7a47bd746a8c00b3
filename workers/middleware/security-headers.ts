/** Headers of every answer. HTML adds its own Content-Security-Policy; everything else gets the closed one. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // The origin alone, even within the site: a page's path may have a referral code, and the pixel reports the referrer.
  "Referrer-Policy": "strict-origin",
  // The microphone is for the order that a visitor speaks on the home page; the browser asks first.
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(self), midi=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** The policy for answers that are not documents: nothing may load or run from them. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
