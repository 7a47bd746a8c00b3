-- The confirmed share of all entries, the referrers sorted by their referrals, and indexes for the filters of the ledger.
CREATE TABLE `waitlist_referrers` (
	`id` integer PRIMARY KEY NOT NULL,
	`referrals` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `waitlist_referrers_order` ON `waitlist_referrers` (`referrals`);
--> statement-breakpoint
ALTER TABLE `waitlist_totals` ADD `asked_signups` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `waitlist_totals` ADD `confirmed_signups` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX `free_months_state` ON `free_months` (`state`,`referrer_id`,`referee_id`);
--> statement-breakpoint
CREATE INDEX `waitlist_entries_unconfirmed` ON `waitlist_entries` (`referrer_id`) WHERE referrer_id IS NOT NULL AND confirm_by IS NOT NULL AND confirmed_at IS NULL;
--> statement-breakpoint
UPDATE waitlist_totals SET
  asked_signups = (SELECT count(confirm_by) FROM waitlist_entries),
  confirmed_signups = (SELECT count(*) FROM waitlist_entries WHERE confirm_by IS NOT NULL AND confirmed_at IS NOT NULL);
--> statement-breakpoint
INSERT INTO waitlist_referrers (id, referrals) SELECT id, referral_count FROM waitlist_entries WHERE referral_count > 0;
--> statement-breakpoint
DROP TRIGGER waitlist_entry_added;
--> statement-breakpoint
CREATE TRIGGER waitlist_entry_added AFTER INSERT ON waitlist_entries
BEGIN
  UPDATE waitlist_totals SET
    total_signups = total_signups + 1,
    positions_given = max(positions_given, NEW.position),
    referral_signups = referral_signups + (NEW.referrer_id IS NOT NULL),
    asked_signups = asked_signups + (NEW.confirm_by IS NOT NULL),
    confirmed_signups = confirmed_signups + (NEW.confirm_by IS NOT NULL AND NEW.confirmed_at IS NOT NULL)
  WHERE id = 1;
  DELETE FROM waitlist_free_positions WHERE position = NEW.position;
  UPDATE waitlist_entries SET referral_count = referral_count + 1 WHERE id = NEW.referrer_id;
END;
--> statement-breakpoint
DROP TRIGGER waitlist_entry_removed;
--> statement-breakpoint
CREATE TRIGGER waitlist_entry_removed AFTER DELETE ON waitlist_entries
BEGIN
  UPDATE waitlist_totals SET
    referral_signups = referral_signups - (OLD.referrer_id IS NOT NULL),
    asked_signups = asked_signups - (OLD.confirm_by IS NOT NULL),
    confirmed_signups = confirmed_signups - (OLD.confirm_by IS NOT NULL AND OLD.confirmed_at IS NOT NULL)
  WHERE id = 1;
  UPDATE waitlist_entries SET referral_count = referral_count - 1 WHERE id = OLD.referrer_id;
  UPDATE waitlist_entries SET referrer_id = NULL WHERE referrer_id = OLD.id;
  DELETE FROM mails WHERE entry_id = OLD.id;
  DELETE FROM consent_receipts WHERE entry_id = OLD.id;
  DELETE FROM free_months WHERE referrer_id = OLD.id;
  DELETE FROM free_months WHERE referee_id = OLD.id AND state = 'refused';
  UPDATE free_months SET referee_id = NULL WHERE referee_id = OLD.id;
  DELETE FROM waitlist_referrers WHERE id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER waitlist_confirmation_changed
AFTER UPDATE OF confirm_by, confirmed_at ON waitlist_entries
BEGIN
  UPDATE waitlist_totals SET
    asked_signups = asked_signups + (NEW.confirm_by IS NOT NULL) - (OLD.confirm_by IS NOT NULL),
    confirmed_signups = confirmed_signups + (NEW.confirm_by IS NOT NULL AND NEW.confirmed_at IS NOT NULL)
      - (OLD.confirm_by IS NOT NULL AND OLD.confirmed_at IS NOT NULL)
  WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER waitlist_referrals_left AFTER UPDATE OF referral_count ON waitlist_entries
WHEN NEW.referral_count < OLD.referral_count
BEGIN
  UPDATE waitlist_referrers SET referrals = NEW.referral_count WHERE id = NEW.id;
END;
