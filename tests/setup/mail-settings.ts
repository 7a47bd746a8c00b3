/** Settings with which mail is on. */
export const mailSettings = {
  MAIL_FROM: "namaste@ladoo.example",
  OPERATOR_MAIL: "operator@ladoo.example",
  LINK_SECRET: "only-for-tests-only-for-tests-only-for-tests",
} as const;
