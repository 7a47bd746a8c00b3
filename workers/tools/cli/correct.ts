/** A person's rights to correction and to withdraw the consent to messages without losing the place. */
import { z } from "zod";
import { type Correctable, correctEntry, readCorrectable } from "#app/.server/waitlist/correction.ts";
import { normalizeEmail } from "#app/lib/email.ts";
import { WaitlistJoinSchema } from "#app/schemas/waitlist.ts";
import { PlainError } from "../plain-error.ts";
import { type Command, oneAddress, onlyWord, textOption, UsageError, type Values } from "./command.ts";
import { toTable } from "./table.ts";

const { brandName, founderName, email, phoneNumber, businessType, igHandle } = WaitlistJoinSchema.shape;

type Field = {
  name: keyof Correctable;
  title: string;
  option: string;
  hint: string;
  help: string;
  /** Turns the typed value into the stored one. */
  schema: z.core.$ZodType<string | boolean | null>;
};

/** The fields that can be corrected. Code and referrer cannot, since free months depend on them. */
const fields: readonly Field[] = [
  {
    name: "brandName",
    title: "Brand",
    schema: brandName,
    option: "brand-name",
    hint: "TEXT",
    help: "the brand's name",
  },
  {
    name: "founderName",
    title: "Founder",
    schema: founderName,
    option: "founder-name",
    hint: "TEXT",
    help: "the founder's name",
  },
  {
    name: "email",
    title: "E-mail",
    schema: z.pipe(email, z.transform(normalizeEmail)),
    // Not "email": npm may have a setting of that name, which it passes to every script.
    option: "new-email",
    hint: "EMAIL",
    help: "the address, in place of EMAIL",
  },
  {
    name: "phoneNumber",
    title: "Phone",
    schema: phoneNumber,
    option: "phone",
    hint: "NUMBER",
    help: "the phone number",
  },
  {
    name: "businessType",
    title: "Brand type",
    schema: businessType,
    option: "brand-type",
    hint: "TEXT",
    help: 'the kind of brand; "" for none',
  },
  {
    name: "igHandle",
    title: "Instagram",
    schema: igHandle,
    option: "instagram",
    hint: "HANDLE",
    help: 'the Instagram handle; "" for none',
  },
  {
    name: "acceptedMarketing",
    title: "Accepted marketing",
    schema: z.enum(["yes", "no"], "Please say yes or no").transform((word) => word === "yes"),
    option: "marketing",
    hint: "yes|no",
    help: "whether marketing messages are agreed to",
  },
];

/** The typed values by field, checked by the form's schema. */
function readCorrections(values: Values): { field: Field; is: string | boolean | null }[] {
  const corrections = fields.flatMap((field) => {
    const typed = textOption(values, field.option);
    if (typed === undefined) return [];
    const parsed = z.safeParse(field.schema, typed);
    if (!parsed.success) throw new UsageError(`--${field.option}: ${parsed.error.issues[0]?.message}.`);
    return [{ field, is: parsed.data }];
  });
  if (corrections.length > 0) return corrections;
  throw new UsageError(`Say what to correct: ${fields.map(({ option }) => `--${option}`).join(", ")}.`);
}

const correct: Command = {
  name: "waitlist correct",
  words: ["EMAIL"],
  summary: "Corrects what an entry says, or takes back the consent to marketing messages.",
  details: "What is given is checked as the form checks it. Position, referral code and referrer stay as they are.",
  options: Object.fromEntries(fields.map(({ option, hint, help }) => [option, { type: "string", hint, help }])),
  changesData: true,
  run: async (input) => {
    const address = oneAddress(onlyWord(input));
    const corrections = readCorrections(input.values);
    const newAddress = corrections.find(({ field }) => field.name === "email")?.is ?? address;
    const { entry, isTaken } = await readCorrectable(input.db, address, String(newAddress));
    if (!entry) throw new PlainError(`${address} is not on the waitlist.`);
    if (isTaken) throw new PlainError(`${newAddress} is on the waitlist with an entry of its own.`);

    const changes = corrections
      .map(({ field, is }) => ({ field, was: entry[field.name], is }))
      .filter(({ was, is }) => was !== is);
    const data = {
      dryRun: input.dryRun,
      email: address,
      changes: changes.map(({ field, was, is }) => ({ field: field.name, was, is })),
    };
    if (changes.length === 0) return { text: "Nothing to correct: the entry says so already.", data };

    if (!input.dryRun) {
      const values = Object.fromEntries(changes.map(({ field, is }) => [field.name, is]));
      await correctEntry(input.db, address, values, { now: input.now, by: input.by });
    }
    const table = toTable(
      ["Field", "Was", "Is"],
      changes.map(({ field, was, is }) => [field.title, was, is]),
    );
    const first = input.dryRun ? `Would correct ${address}. Nothing was changed.` : `Corrected ${address}.`;
    return { text: `${first}\n\n${table}`, data };
  },
};

export const correctCommands: readonly Command[] = [correct];
