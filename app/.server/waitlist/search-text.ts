/** The text by which the back office finds an entry: one spelling for all that brands and operators use. */
import { sql } from "drizzle-orm";
import { type Database, tables } from "#app/.server/db/index.ts";
import { romanize } from "#app/lib/devanagari.ts";
import { soundOf } from "#app/lib/hindi-sounds.ts";
import { plainDigits } from "#app/lib/plain-digits.ts";
import { comparablePhone } from "#app/schemas/phone.ts";
import { lineOf } from "#app/schemas/plain-text.ts";

const { waitlistEntries } = tables;

const IGNORED = /[\p{Default_Ignorable_Code_Point}'`\u2018\u2019\u02bc]/gu;
/** Accents of Latin letters, and the nukta of each Indic script. */
const MARKS = /[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c]/g;
/** A nasal is written as a dot, a moon, or the consonant that precedes another one: चंदन, चँदन, चन्दन. */
const NASALS = /\u0901|[ङञणनम]्(?=[क-घच-झट-ढत-धप-भ])/g;

/** A text without differences of case, accents, joiners, digits, apostrophes, nukta and nasals. */
export function searchable(text: string): string {
  const plain = lineOf(text).normalize("NFKD").replace(IGNORED, "").toLowerCase().replace(MARKS, "").normalize("NFC");
  return plainDigits(plain).replace(NASALS, "\u0902").replace(/\s+/g, " ");
}

type Searched = Record<"brandName" | "founderName" | "email" | "phoneNumber", string> & { igHandle: string | null };

/** How a word sounds, in either script: "dhaaga", "dhaga" and धागा are one. */
export const heard = (word: string): string => soundOf(romanize(word));

/** The stored text of an entry. A space begins each word and each sound, and the phone number's last ten digits end it. */
export function searchTextOf({ brandName, founderName, email, igHandle, phoneNumber }: Searched): string {
  const handle = igHandle === null ? [] : [igHandle.replace(/^@*/, "@")];
  const words = [brandName, founderName, email, ...handle].map(searchable);
  const named = `${words[0]} ${words[1]}`.split(" ");
  const sounds = named.map(heard).filter((sound, index) => sound !== named[index]);
  return ` ${[...words, ...sounds, comparablePhone(phoneNumber)].join(" ")}`;
}

const AT_ONCE = 1_000;
const FIELDS = "brand_name || founder_name || email || coalesce(ig_handle, '') || phone_number";

/** Writes the missing texts of about `most` entries: those that were corrected, or that SQL alone could not write. */
export async function writeSearchTexts(db: Database, most = 10_000): Promise<void> {
  for (let written = 0; written < most; written += AT_ONCE) {
    const entries = await db
      .select({
        id: waitlistEntries.id,
        brandName: waitlistEntries.brandName,
        founderName: waitlistEntries.founderName,
        email: waitlistEntries.email,
        igHandle: waitlistEntries.igHandle,
        phoneNumber: waitlistEntries.phoneNumber,
        fields: sql<string>`${sql.raw(FIELDS)}`.as("fields"),
      })
      .from(waitlistEntries)
      .where(sql`search_text IS NULL`)
      .limit(AT_ONCE);
    if (entries.length === 0) return;
    // An entry that is corrected in this moment stays without a text.
    await db.$client
      .prepare(
        `UPDATE waitlist_entries SET search_text = value->>2 FROM json_each(?)
         WHERE waitlist_entries.id = value->>0 AND ${FIELDS} = value->>1`,
      )
      .bind(JSON.stringify(entries.map(({ id, fields, ...entry }) => [id, fields, searchTextOf(entry)])))
      .run();
  }
}
