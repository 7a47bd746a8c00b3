/** A mail binding that records its mails, and fails on demand. */
import { openMail } from "#app/.server/mail/index.ts";
import { mailSettings } from "#tests/setup/mail-settings.ts";

export type Delivered = { to: string; subject: string; text: string; html: string; headers: Record<string, string> };

/** Pseudo-random numbers from 0 to 1 for a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** `fails` is called for each mail; a failure, or its code, is thrown before the mail is recorded. */
export function mailbox(fails: (to: string) => boolean | string = () => false) {
  const taken: Delivered[] = [];
  const binding = {
    send: async (message: unknown) => {
      // Like a call to another machine, which lets others run meanwhile.
      await new Promise((resolve) => setTimeout(resolve, 0));
      const failure = fails((message as Delivered).to);
      if (failure) throw Object.assign(new Error("The mail service is busy"), { code: failure });
      taken.push(message as Delivered);
      return { messageId: crypto.randomUUID() };
    },
  } as unknown as SendEmail;
  const settings = { ...mailSettings, PUBLIC_ORIGIN: "https://ladoo.example", SITE_EMAIL: "contact@ladoo.example" };
  const mail = openMail(binding, settings);
  if (!mail) throw new Error("Mail is not on");
  return { taken, binding, mail, to: (address: string) => taken.filter(({ to }) => to === address) };
}

/** The token in a link of a mail. */
export function tokenIn(mail: Delivered | undefined, path: "confirm" | "me" | "stop" | "not-me"): string {
  return new RegExp(`/waitlist/${path}\\?token=(\\S+)`).exec(mail?.text ?? "")?.[1] ?? "";
}
