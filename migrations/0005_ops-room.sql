-- The back office: who changed what, daily totals, the search, notes on applications, and what visitors asked in vain.
CREATE TABLE `ops_audit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`who` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`before` text,
	`after` text
);
--> statement-breakpoint
ALTER TABLE `job_applications` ADD `note` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `job_applications` ADD `read_at` integer;
--> statement-breakpoint
ALTER TABLE `waitlist_entries` ADD `utm_source` text;
--> statement-breakpoint
CREATE TABLE `waitlist_days` (
	`day` integer PRIMARY KEY NOT NULL,
	`direct` integer DEFAULT 0 NOT NULL,
	`referral` integer DEFAULT 0 NOT NULL,
	`campaign` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `waitlist_days_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`up_to` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
INSERT INTO waitlist_days_state (id) VALUES (1);
--> statement-breakpoint
CREATE TABLE `waitlist_search_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`up_to` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
INSERT INTO waitlist_search_state (id) VALUES (1);
--> statement-breakpoint
-- Every three letters in a row, so that a part of a word is found. It keeps no text of its own, and what leaves it leaves
-- nothing behind. Of a phone number it has the last ten digits, and of an entry's kind a tag for each filter. Joins do not write to it: the back office takes new entries in before it searches.
CREATE VIRTUAL TABLE waitlist_search USING fts5(
  brand, founder, email, handle, phone, tags,
  tokenize = "trigram remove_diacritics 1", content = '', columnsize = 0
);
--> statement-breakpoint
INSERT INTO waitlist_search (waitlist_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER waitlist_day_left AFTER DELETE ON waitlist_entries
BEGIN
  INSERT INTO waitlist_days (day, direct, referral, campaign)
    SELECT (OLD.created_at + 19800000) / 86400000, OLD.referrer_id IS NULL AND OLD.utm_source IS NULL,
      OLD.referrer_id IS NOT NULL, OLD.referrer_id IS NULL AND OLD.utm_source IS NOT NULL
    FROM waitlist_days_state WHERE id = 1 AND up_to < OLD.id
    ON CONFLICT (day) DO UPDATE SET direct = direct + excluded.direct, referral = referral + excluded.referral,
      campaign = campaign + excluded.campaign;
  UPDATE waitlist_days_state SET up_to = min(up_to, coalesce((SELECT max(id) FROM waitlist_entries), 0)) WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER waitlist_search_changed
AFTER UPDATE OF brand_name, founder_name, email, ig_handle, phone_number, accepted_marketing, referrer_id, utm_source
ON waitlist_entries WHEN OLD.id <= (SELECT up_to FROM waitlist_search_state WHERE id = 1)
BEGIN
  INSERT INTO waitlist_search (waitlist_search, rowid, brand, founder, email, handle, phone, tags) VALUES (
    'delete', OLD.id, OLD.brand_name, OLD.founder_name, OLD.email, coalesce(OLD.ig_handle, ''),
    substr(replace(replace(replace(replace(replace(replace(replace(
      OLD.phone_number, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '/', ''), '+', ''), -10),
    iif(OLD.accepted_marketing, '|messages|', '') || iif(OLD.referrer_id IS NOT NULL, '|referred|', '')
      || iif(OLD.utm_source IS NOT NULL, '|campaign|', '')
  );
  INSERT INTO waitlist_search (rowid, brand, founder, email, handle, phone, tags) VALUES (
    NEW.id, NEW.brand_name, NEW.founder_name, NEW.email, coalesce(NEW.ig_handle, ''),
    substr(replace(replace(replace(replace(replace(replace(replace(
      NEW.phone_number, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '/', ''), '+', ''), -10),
    iif(NEW.accepted_marketing, '|messages|', '') || iif(NEW.referrer_id IS NOT NULL, '|referred|', '')
      || iif(NEW.utm_source IS NOT NULL, '|campaign|', '')
  );
END;
--> statement-breakpoint
CREATE TRIGGER waitlist_search_left AFTER DELETE ON waitlist_entries
WHEN OLD.id <= (SELECT up_to FROM waitlist_search_state WHERE id = 1)
BEGIN
  INSERT INTO waitlist_search (waitlist_search, rowid, brand, founder, email, handle, phone, tags) VALUES (
    'delete', OLD.id, OLD.brand_name, OLD.founder_name, OLD.email, coalesce(OLD.ig_handle, ''),
    substr(replace(replace(replace(replace(replace(replace(replace(
      OLD.phone_number, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '/', ''), '+', ''), -10),
    iif(OLD.accepted_marketing, '|messages|', '') || iif(OLD.referrer_id IS NOT NULL, '|referred|', '')
      || iif(OLD.utm_source IS NOT NULL, '|campaign|', '')
  );
  UPDATE waitlist_search_state SET up_to = min(up_to, coalesce((SELECT max(id) FROM waitlist_entries), 0)) WHERE id = 1;
END;
--> statement-breakpoint
CREATE TABLE `declined_days` (
	`day` integer NOT NULL,
	`kind` text NOT NULL,
	`questions` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `kind`)
);
--> statement-breakpoint
CREATE TABLE `declined_askers` (
	`question` text NOT NULL,
	`asker` text NOT NULL,
	`day` integer NOT NULL,
	PRIMARY KEY(`question`, `asker`)
);
--> statement-breakpoint
CREATE INDEX `declined_askers_day` ON `declined_askers` (`day`);
--> statement-breakpoint
CREATE TABLE `declined_questions` (
	`question` text PRIMARY KEY NOT NULL,
	`wording` text NOT NULL,
	`kind` text NOT NULL,
	`day` integer NOT NULL
);
