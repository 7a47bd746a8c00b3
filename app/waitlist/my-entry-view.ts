/** The data that one's own page shows. */
import { useEdition } from "#app/components/ui/use-edition.ts";
import type { myEntry } from "#app/content/my-entry.ts";
import { editions } from "#app/lib/edition.ts";

export type MyEntryText = typeof myEntry;
type Timestamp = Date | null;
type Correctable = { brandName: string; founderName: string; phoneNumber: string; igHandle: string | null };

export type MyEntryView = {
  token: string;
  entry: Correctable & {
    email: string;
    businessType: string | null;
    referralCode: string;
    referralCount: number;
    position: number;
    joinedAt: Date;
    confirmedAt: Timestamp;
    confirmBy: Timestamp;
    referredBy: string | null;
    acceptedMarketing: boolean;
    messagesStoppedAt: Timestamp;
  };
  /** The values of the correctable fields; the typed ones after a refused correction. */
  typed: Correctable;
  fields: Record<string, string>;
  notice: string;
  freeMonthsGranted: number;
  referrals: readonly {
    brandName: string;
    joinedAt: Date;
    confirmBy: Timestamp;
    state: keyof MyEntryText["referrals"]["states"];
    reason: string | null;
  }[];
  consents: readonly {
    termsVersion: string | null;
    marketingVersion: string | null;
    givenAt: Date;
    marketingWithdrawnAt: Timestamp;
  }[];
};

/** Formats days in the page's language, and in a fixed time zone, so that server and browser agree. */
export function useDay(): (moment: Date) => string {
  const { language } = editions[useEdition()];
  return (moment) => moment.toLocaleDateString(language, { timeZone: "Asia/Kolkata", dateStyle: "long" });
}
