CREATE TABLE `waitlist_free_positions` (
	`position` integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- Until now every erasure gave its place back on the page, but not at a join. What the page has shown becomes true: the
-- positions nobody has are given again, lowest first. From here on only those erased as fake are.
INSERT INTO waitlist_free_positions (position)
  WITH RECURSIVE given(position) AS (
    SELECT 1 FROM waitlist_totals WHERE positions_given >= 1
    UNION ALL SELECT position + 1 FROM given WHERE position < (SELECT positions_given FROM waitlist_totals WHERE id = 1)
  )
  SELECT position FROM given WHERE position NOT IN (SELECT position FROM waitlist_entries);
--> statement-breakpoint
-- The mailbox as the code tells it now (app/lib/email.ts): no +tag anywhere, and no dots at Gmail alone.
UPDATE waitlist_entries SET email_identity = substr(
  email, 1, iif(instr(email, '+') > 1, instr(email, '+'), instr(email, '@')) - 1
) || substr(email, instr(email, '@'));
--> statement-breakpoint
UPDATE waitlist_entries
  SET email_identity = replace(substr(email_identity, 1, instr(email_identity, '@') - 1), '.', '') || '@gmail.com'
  WHERE substr(email, instr(email, '@')) IN ('@gmail.com', '@googlemail.com');
--> statement-breakpoint
CREATE INDEX `waitlist_entries_mailbox` ON `waitlist_entries` (`email_identity`);
--> statement-breakpoint
DROP TRIGGER waitlist_entry_added;
--> statement-breakpoint
DROP TRIGGER waitlist_entry_removed;
--> statement-breakpoint
CREATE TRIGGER waitlist_entry_added AFTER INSERT ON waitlist_entries
BEGIN
  UPDATE waitlist_totals SET
    total_signups = total_signups + 1,
    positions_given = positions_given + (positions_given = total_signups),
    referral_signups = referral_signups + (NEW.referrer_id IS NOT NULL)
  WHERE id = 1;
  UPDATE waitlist_entries SET position = coalesce(
    (SELECT min(position) FROM waitlist_free_positions),
    (SELECT positions_given FROM waitlist_totals WHERE id = 1)
  ) WHERE id = NEW.id;
  DELETE FROM waitlist_free_positions WHERE position = (SELECT min(position) FROM waitlist_free_positions);
  UPDATE waitlist_entries SET referral_count = referral_count + 1 WHERE id = NEW.referrer_id;
END;
--> statement-breakpoint
CREATE TRIGGER waitlist_entry_removed AFTER DELETE ON waitlist_entries
BEGIN
  UPDATE waitlist_totals SET referral_signups = referral_signups - (OLD.referrer_id IS NOT NULL) WHERE id = 1;
  UPDATE waitlist_entries SET referral_count = referral_count - 1 WHERE id = OLD.referrer_id;
  UPDATE waitlist_entries SET referrer_id = NULL WHERE referrer_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER waitlist_position_freed AFTER INSERT ON waitlist_free_positions
BEGIN
  UPDATE waitlist_totals SET total_signups = total_signups - 1 WHERE id = 1;
END;
