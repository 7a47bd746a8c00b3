import { DAY_MS } from "#app/lib/durations.ts";

/** Mails of one kind that a mailbox gets in 24 hours, since anybody can type anybody's address. */
const MAX_A_DAY = 3;

/** SQL that is true while a mailbox (a column or a parameter) has room for another mail of a kind. */
export const hasRoomFor = (kind: string, mailbox: string, at: number): string =>
  `(SELECT count(*) FROM (SELECT 1 FROM mails WHERE mailbox = ${mailbox} AND kind = '${kind}'
    AND created_at > ${at - DAY_MS} LIMIT ${MAX_A_DAY})) < ${MAX_A_DAY}`;
