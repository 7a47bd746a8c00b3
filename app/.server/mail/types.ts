/** The mail service with its addresses. */
export type Mail = {
  binding: Pick<SendEmail, "send">;
  from: string;
  /** The address for replies. */
  contact: string;
  /** The address of the daily summary; empty for none. */
  operator: string;
  /** The origin of links in mails. */
  origin: string;
  linkSecret: string;
};
