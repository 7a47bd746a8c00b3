/** What counts as an e-mail address, for every form. */
import * as z from "zod/mini";

/** A top-level domain of another script as it is written on the wire (भारत is xn--h2brj9c), which Zod's pattern leaves out. */
const OTHER_SCRIPT = /\.xn--[a-z0-9-]*[a-z0-9]$/i;

export const emailAddress = (invalid: string) =>
  z.refine<string>((text) => z.regexes.email.test(text.replace(OTHER_SCRIPT, ".xn")), invalid);
