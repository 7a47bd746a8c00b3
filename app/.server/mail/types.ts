export type Mail = {
  binding: Pick<SendEmail, "send">;
  from: string;
  contact: string;
  /** The address of the daily summary; empty for none. */
  operator: string;
  origin: string;
  linkSecret: string;
};
