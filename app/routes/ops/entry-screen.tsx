import type { ReactNode } from "react";
import type { WaitlistEntry } from "#app/.server/waitlist/entry-queries.ts";
import type { EntryRead } from "#app/.server/waitlist/listing.ts";
import { markLookAlikes, type Alike } from "#app/.server/waitlist/look-alikes.ts";
import { offer } from "#app/content/brand.ts";
import { indiaTime } from "#app/lib/india-day.ts";
import { confirmationOf, mailColumns, receiptColumns, waitsForConfirmation } from "./entry-facts.ts";
import { ConfirmButton, type Column, FactList, Press, Records } from "./parts.tsx";

/** What an operator should look at before granting a free month. */
export const alikeLabels: Record<Alike, string> = {
  samePhone: "phone that somebody else has",
  onePhoneDigit: "phone of a single digit",
  sameFounder: "founder that another brand of this referrer has",
  sameLocalPart: "e-mail name that another brand of this referrer has",
  ownDomain: "domain that another brand of this referrer has",
  throwAwayHost: "throw-away or relay e-mail address",
  joinBurst: "one of three within ten minutes",
};

type EntryScreenProps = EntryRead & {
  now: Date;
  mostReferrals: number;
  isMailOn: boolean;
  refusesMail: boolean;
  form: ReactNode;
};

export function EntryScreen({ now, mostReferrals, isMailOn, refusesMail, form, ...read }: EntryScreenProps) {
  const { entry, referrals, alike, receipts, mails } = read;
  const { referralCode: code } = entry;
  const marks = markLookAlikes(referrals.map((referee) => ({ ...referee, referrer: entry })));
  const columns: readonly Column<WaitlistEntry>[] = [
    { name: "Brand", cell: ({ id, brandName }) => <a href={`/ops/waitlist/${id}`}>{brandName}</a> },
    { name: "Founder", cell: ({ founderName }) => founderName },
    { name: "E-mail", cell: ({ email }) => email },
    { name: "Phone", cell: ({ phoneNumber }) => phoneNumber, isShort: true },
    { name: "Joined", cell: ({ joinedAt }) => indiaTime(joinedAt), isShort: true },
    {
      name: "Possible duplicate",
      cell: ({ id }) =>
        marks
          .get(id)
          ?.map((mark) => alikeLabels[mark])
          .join(", "),
    },
  ];
  const more = entry.referralCount > mostReferrals ? `, of which the newest ${mostReferrals}` : "";
  return (
    <>
      <FactList
        facts={[
          ["Position", `${entry.position}${entry.position <= offer.capacity ? ", early bird" : ""}`],
          ["Joined (India)", indiaTime(entry.joinedAt)],
          ["Referral code", code],
          [
            "Referred by",
            entry.referredBy ? (
              <a key="by" href={`/ops/waitlist?search=${entry.referredBy}`}>
                {entry.referredBy}
              </a>
            ) : null,
          ],
          ["Campaign", entry.utmSource],
          ["Language", entry.language ?? "en-IN"],
          ["Accepted the terms", entry.acceptedTerms ? "yes" : "no"],
          ["Address confirmed", confirmationOf(entry, now)],
        ]}
      />
      {waitsForConfirmation(entry) ? (
        <ConfirmButton label="Confirm by hand">
          <p>
            For somebody whose mail did not arrive, and who has shown otherwise that {entry.email} is theirs.
            {entry.referredBy ? " The brand that brought this one is then owed its free month." : ""}
          </p>
          <Press intent="confirm" label={`Confirm ${entry.email}`} look="main" sends={{ code, email: entry.email }} />
        </ConfirmButton>
      ) : null}
      <h2>Correct</h2>
      <form method="post" noValidate>
        <input type="hidden" name="code" value={code} />
        {form}
      </form>
      <h2>Brands it brought</h2>
      <Records
        caption={`${entry.referralCount} joined with its code${more}`}
        empty="None so far."
        columns={columns}
        rows={referrals}
      />
      {alike.length > 0 ? (
        <>
          <h2>Other addresses of its mailbox</h2>
          <ul>
            {alike.map((other) => (
              <li key={other.id}>
                <a href={`/ops/waitlist/${other.id}`}>{other.email}</a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h2>What it agreed to</h2>
      <Records
        caption="Receipts of consent, the newest first"
        empty="There is no receipt."
        columns={receiptColumns}
        rows={receipts}
      />
      <h2>Mails to it</h2>
      <Records caption="The newest mails first" empty="None so far." columns={mailColumns} rows={mails} />
      {refusesMail ? (
        <p>
          &quot;This was not me&quot; was pressed in a mail to this mailbox, so it gets none. The button ends that:
          press it only if the owner of the mailbox asks for the link.
        </p>
      ) : null}
      {isMailOn ? (
        <Press
          intent={refusesMail ? "allow-mail" : "mail"}
          label={waitsForConfirmation(entry) ? "Send the link to confirm again" : "Send the link to its own page"}
          sends={{ code }}
        />
      ) : null}
      <h2>Take off the list</h2>
      <ConfirmButton label="Erase everything about this address">
        <p>
          For somebody who asks to be forgotten: the entry and the job applications of {entry.email} go for good. The
          place stays taken. Brands it brought stay, without a referrer, and its own referrer counts one brand less.
        </p>
        <Press intent="erase" label={`Erase ${entry.email}`} look="danger" sends={{ code }} sure />
      </ConfirmButton>
      <p className="buttons">
        <a href={`/ops/fakes?codes=${code}`} className="button danger">
          It is fake: take it off and free its place …
        </a>
      </p>
    </>
  );
}
