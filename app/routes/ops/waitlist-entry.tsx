import { logAudit } from "#app/.server/audit/index.ts";
import { isUniqueViolation, withDatabase } from "#app/.server/db/index.ts";
import { eraseAddress } from "#app/.server/erasure/index.ts";
import { allowMail, isRefused } from "#app/.server/erasure/refusals.ts";
import { flushOutbox } from "#app/.server/mail/index.ts";
import { askForOwnLink, confirmEntry, sendWelcomeAgain } from "#app/.server/waitlist/confirmation.ts";
import { correctEntry } from "#app/.server/waitlist/correction.ts";
import type { WaitlistEntry } from "#app/.server/waitlist/entry-queries.ts";
import { readEntry } from "#app/.server/waitlist/listing.ts";
import { opsRoute, type OpsContext, idOf, redirectWithNotice, showMissing, textIn, UNSURE } from "./ops-route.tsx";
import { correctableOf, correctionForm, type Corrections, readCorrections } from "./correction-form.tsx";
import { waitsForConfirmation } from "./entry-facts.ts";
import { EntryScreen } from "./entry-screen.tsx";

const SECTION = "/ops/waitlist";
const MAX_REFERRALS = 50;
const TAKEN = { email: "is on the waitlist with an entry of its own" };

type Said = {
  typed?: Corrections;
  faults?: Record<string, string>;
  isChangedMeanwhile?: boolean;
  problem?: string;
  status?: number;
};

async function showEntry(
  desk: OpsContext,
  id: number,
  { typed, faults = {}, isChangedMeanwhile = false, problem, status }: Said = {},
) {
  const { db, mail } = desk;
  const read = await withDatabase(() => readEntry(db, id, MAX_REFERRALS));
  if (!read) return showMissing(desk, SECTION, "entry of that number");
  const { entry } = read;
  const refusesMail = mail !== null && (await withDatabase(() => isRefused(db, mail.linkSecret, entry.email)));
  const form = correctionForm({ now: correctableOf(entry), typed, faults, isChangedMeanwhile });
  return desk.show({
    title: entry.brandName,
    section: SECTION,
    status,
    problem,
    children: (
      <EntryScreen
        {...read}
        now={desk.now}
        mostReferrals={MAX_REFERRALS}
        isMailOn={mail !== null}
        refusesMail={refusesMail}
        form={form}
      />
    ),
  });
}

export const loader = opsRoute((desk) => {
  const id = idOf(desk.params.entryId);
  return id === null ? showMissing(desk, SECTION, "such entry") : showEntry(desk, id);
});

export const action = opsRoute(async (desk) => {
  const id = idOf(desk.params.entryId);
  const read = id === null ? null : await withDatabase(() => readEntry(desk.db, id, 1));
  if (id === null || !read) return showMissing(desk, SECTION, "entry of that number");
  const { form } = desk;
  const { entry } = read;
  // SQLite reuses the highest id after a deletion, so the form also carries the referral code.
  if (textIn(form, "code") !== entry.referralCode) return showMissing(desk, SECTION, "such entry any more");
  switch (textIn(form, "intent")) {
    case "correct":
      return correct(desk, id, entry, form);
    case "confirm":
      return confirmByHand(desk, id, entry, form);
    case "mail":
    case "allow-mail": {
      const { db, mail, now, by, waitUntil } = desk;
      if (!mail) return showEntry(desk, id, { status: 400 });
      await withDatabase(() => logAudit(db, by, { action: "waitlist.mail", subject: `entry ${id}` }));
      if (textIn(form, "intent") === "allow-mail")
        await withDatabase(() => allowMail(db, mail.linkSecret, entry.email));
      if (waitsForConfirmation(entry)) await sendWelcomeAgain(db, entry.email, now);
      else await askForOwnLink(db, entry.email, now);
      waitUntil(flushOutbox({ db, mail }));
      return redirectWithNotice(`${SECTION}/${id}`, "mailed");
    }
    case "erase":
      if (!form.has("sure")) return showEntry(desk, id, { problem: UNSURE, status: 400 });
      await withDatabase(() =>
        eraseAddress(desk.db, entry.email, {
          secret: desk.settings.LINK_SECRET,
          now: desk.now,
          by: desk.by,
        }),
      );
      return redirectWithNotice(SECTION, "erased");
    default:
      return showEntry(desk, id, { status: 400 });
  }
});

/** Corrects the entry. If another operator did so meanwhile, the screen says so and keeps what was typed. */
async function correct(desk: OpsContext, id: number, entry: WaitlistEntry, form: FormData): Promise<Response> {
  const { db, by, mail, waitUntil } = desk;
  const { typed, faults, values } = readCorrections(form);
  if (!values) return showEntry(desk, id, { typed, faults, status: 400 });
  const expected = correctableOf(entry);
  const fields = Object.keys(values) as (keyof typeof values)[];
  const names = fields.filter((name) => values[name] !== expected[name]);
  // Nothing is left to do for a form that was sent twice.
  if (names.length === 0) return redirectWithNotice(`${SECTION}/${id}`, "corrected");
  const changes = Object.fromEntries(names.map((name) => [name, values[name]]));
  let isDone = textIn(form, "was") === JSON.stringify(expected);
  try {
    const making = { now: new Date(), expected, by, isMailOn: mail !== null };
    isDone &&= await withDatabase(() => correctEntry(db, entry.email, changes, making));
  } catch (error) {
    if (!isUniqueViolation(error, "waitlist_entries.email")) throw error;
    return showEntry(desk, id, { typed, faults: TAKEN, status: 409 });
  }
  if (!isDone) {
    // The same form may have been sent twice at once.
    const now = (await withDatabase(() => readEntry(db, id, 1)))?.entry;
    isDone = fields.every((name) => values[name] === now?.[name]);
  }
  if (!isDone) return showEntry(desk, id, { typed, isChangedMeanwhile: true, status: 409 });
  if (mail) waitUntil(flushOutbox({ db, mail }));
  return redirectWithNotice(`${SECTION}/${id}`, mail && names.includes("email") ? "correctedAndMailed" : "corrected");
}

/** Confirms the form's address, if the entry still has it and waits for it. */
async function confirmByHand(desk: OpsContext, id: number, entry: WaitlistEntry, form: FormData) {
  const { db, mail, now, waitUntil } = desk;
  const email = textIn(form, "email");
  if (email !== entry.email) {
    const problem = "The address was corrected meanwhile, so nothing was confirmed. Please look at it again.";
    return showEntry(desk, id, { problem, status: 409 });
  }
  if (entry.confirmBy === null) return showEntry(desk, id, { status: 400 });
  const isDone = await confirmEntry(db, { referralCode: entry.referralCode, email }, now, desk.by);
  if (isDone && mail) waitUntil(flushOutbox({ db, mail }));
  return redirectWithNotice(`${SECTION}/${id}`, "confirmed");
}
