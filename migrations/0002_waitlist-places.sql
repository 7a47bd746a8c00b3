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
-- The table anew without AUTOINCREMENT, which costs a join two rows or more to read and one to write. The id of an erased
-- entry may be given again; its code and, but for fake ones, its position are not.
CREATE TABLE new_waitlist_entries (
	id integer PRIMARY KEY NOT NULL,
	email text NOT NULL,
	email_identity text NOT NULL,
	brand_name text NOT NULL,
	founder_name text NOT NULL,
	phone_number text NOT NULL,
	business_type text,
	ig_handle text,
	referral_code text NOT NULL,
	referrer_id integer,
	accepted_terms integer NOT NULL,
	accepted_marketing integer NOT NULL,
	position integer DEFAULT 0 NOT NULL,
	referral_count integer DEFAULT 0 NOT NULL,
	created_at integer NOT NULL
);
--> statement-breakpoint
INSERT INTO new_waitlist_entries (id, email, email_identity, brand_name, founder_name, phone_number, business_type, ig_handle,
    referral_code, referrer_id, accepted_terms, accepted_marketing, position, referral_count, created_at)
  SELECT id, email, email_identity, brand_name, founder_name, phone_number, business_type, ig_handle,
    referral_code, referrer_id, accepted_terms, accepted_marketing, position, referral_count, created_at
  FROM waitlist_entries;
--> statement-breakpoint
-- Its triggers go with it, and are made anew below.
DROP TABLE waitlist_entries;
--> statement-breakpoint
ALTER TABLE new_waitlist_entries RENAME TO waitlist_entries;
--> statement-breakpoint
CREATE UNIQUE INDEX `waitlist_entries_email` ON `waitlist_entries` (`email`);
--> statement-breakpoint
CREATE UNIQUE INDEX `waitlist_entries_referral_code` ON `waitlist_entries` (`referral_code`);
--> statement-breakpoint
CREATE INDEX `waitlist_entries_referrer` ON `waitlist_entries` (`referrer_id`);
--> statement-breakpoint
CREATE INDEX `waitlist_entries_mailbox` ON `waitlist_entries` (`email_identity`);
--> statement-breakpoint
CREATE TRIGGER waitlist_entry_added AFTER INSERT ON waitlist_entries
BEGIN
  UPDATE waitlist_totals SET
    total_signups = total_signups + 1,
    positions_given = max(positions_given, NEW.position),
    referral_signups = referral_signups + (NEW.referrer_id IS NOT NULL)
  WHERE id = 1;
  DELETE FROM waitlist_free_positions WHERE position = NEW.position;
  UPDATE waitlist_entries SET referral_count = referral_count + 1 WHERE id = NEW.referrer_id;
END;
--> statement-breakpoint
CREATE TRIGGER waitlist_entry_unplaced AFTER INSERT ON waitlist_entries WHEN NEW.position = 0
BEGIN
  UPDATE waitlist_entries SET position = coalesce(
    (SELECT min(position) FROM waitlist_free_positions),
    (SELECT positions_given + 1 FROM waitlist_totals WHERE id = 1)
  ) WHERE id = NEW.id;
  UPDATE waitlist_totals SET
    positions_given = max(positions_given, (SELECT position FROM waitlist_entries WHERE id = NEW.id))
  WHERE id = 1;
  DELETE FROM waitlist_free_positions WHERE position = (SELECT position FROM waitlist_entries WHERE id = NEW.id);
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
--> statement-breakpoint
CREATE TRIGGER waitlist_referrer_changed AFTER UPDATE OF referrer_id ON waitlist_entries
WHEN OLD.referrer_id IS NOT NEW.referrer_id
BEGIN
  UPDATE waitlist_totals SET
    referral_signups = referral_signups + (NEW.referrer_id IS NOT NULL) - (OLD.referrer_id IS NOT NULL)
  WHERE id = 1;
  UPDATE waitlist_entries SET referral_count = referral_count - 1 WHERE id = OLD.referrer_id;
  UPDATE waitlist_entries SET referral_count = referral_count + 1 WHERE id = NEW.referrer_id;
END;
