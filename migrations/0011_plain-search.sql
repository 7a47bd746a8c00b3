-- The back office reads plain tables: its full-text index, its totals by day and its table of referrers go, with their states
-- and triggers. A search reads one column, which the join itself writes. The old Worker's back office fails until the new one is live.
DROP TRIGGER waitlist_day_left;
--> statement-breakpoint
DROP TRIGGER waitlist_search_changed;
--> statement-breakpoint
DROP TRIGGER waitlist_search_left;
--> statement-breakpoint
DROP TRIGGER waitlist_referrals_left;
--> statement-breakpoint
DROP TRIGGER waitlist_entry_removed;
--> statement-breakpoint
DROP TABLE waitlist_search;
--> statement-breakpoint
DROP TABLE `waitlist_days`;
--> statement-breakpoint
DROP TABLE `waitlist_days_state`;
--> statement-breakpoint
DROP TABLE `waitlist_referrers`;
--> statement-breakpoint
DROP TABLE `waitlist_search_state`;
--> statement-breakpoint
DELETE FROM jobs WHERE name = 'index';
--> statement-breakpoint
ALTER TABLE `erasures` ADD `is_fake` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `waitlist_entries` ADD `search_text` text;
--> statement-breakpoint
-- Plain ASCII, which is most entries, can be written here just as `searchTextOf` writes it. A search writes the rest.
UPDATE waitlist_entries SET search_text = lower(replace(replace(
    ' ' || brand_name || ' ' || founder_name || ' ' || email || ' ' || coalesce('@' || ltrim(ig_handle, '@') || ' ', ''), '''', ''), '`', ''))
  || substr(replace(replace(replace(replace(replace(replace(replace(
    phone_number, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '/', ''), '+', ''), -10)
WHERE brand_name || founder_name || email || coalesce(ig_handle, '') NOT GLOB '*[^ -~]*'
  AND ' ' || brand_name || ' ' || founder_name || ' ' || coalesce(ig_handle, '') NOT GLOB '*  *'
  AND phone_number GLOB '*[0-9]*' AND phone_number NOT GLOB '*[^0-9 ()./+-]*';
--> statement-breakpoint
CREATE INDEX `waitlist_entries_unsearched` ON `waitlist_entries` (`id`) WHERE search_text IS NULL;
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
END;
--> statement-breakpoint
CREATE TRIGGER waitlist_search_outdated
AFTER UPDATE OF brand_name, founder_name, email, ig_handle, phone_number ON waitlist_entries
BEGIN
  UPDATE waitlist_entries SET search_text = NULL WHERE id = NEW.id;
END;
