CREATE TABLE `consent_receipts` (
	`id` integer PRIMARY KEY NOT NULL,
	`entry_id` integer NOT NULL,
	`form` text NOT NULL,
	`language` text NOT NULL,
	`terms_version` text,
	`marketing_version` text,
	`given_at` integer NOT NULL,
	`marketing_withdrawn_at` integer
);
--> statement-breakpoint
CREATE INDEX `consent_receipts_entry` ON `consent_receipts` (`entry_id`);--> statement-breakpoint
CREATE TABLE `free_months` (
	`id` integer PRIMARY KEY NOT NULL,
	`referrer_id` integer NOT NULL,
	`referee_id` integer,
	`state` text NOT NULL,
	`reason` text,
	`decided_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `free_months_referee` ON `free_months` (`referee_id`);--> statement-breakpoint
CREATE INDEX `free_months_referrer` ON `free_months` (`referrer_id`);--> statement-breakpoint
CREATE TABLE `mails` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`entry_id` integer,
	`application_id` integer,
	`once_key` text,
	`state` text DEFAULT 'due' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`claimed_at` integer,
	`sent_at` integer,
	`fault` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_once` ON `mails` (`once_key`);--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `mails_entry` ON `mails` (`entry_id`);--> statement-breakpoint
CREATE INDEX `mails_application` ON `mails` (`application_id`);--> statement-breakpoint
ALTER TABLE `waitlist_entries` ADD `confirm_by` integer;--> statement-breakpoint
ALTER TABLE `waitlist_entries` ADD `confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `waitlist_entries` ADD `welcome_asked_at` integer;--> statement-breakpoint
ALTER TABLE `waitlist_entries` ADD `own_link_asked_at` integer;--> statement-breakpoint
ALTER TABLE `waitlist_entries` ADD `referrals_told_at` integer;--> statement-breakpoint
ALTER TABLE `waitlist_entries` ADD `messages_stopped_at` integer;
--> statement-breakpoint
-- What hangs on an entry or an application goes with it.
DROP TRIGGER waitlist_entry_removed;
--> statement-breakpoint
CREATE TRIGGER waitlist_entry_removed AFTER DELETE ON waitlist_entries
BEGIN
  UPDATE waitlist_totals SET referral_signups = referral_signups - (OLD.referrer_id IS NOT NULL) WHERE id = 1;
  UPDATE waitlist_entries SET referral_count = referral_count - 1 WHERE id = OLD.referrer_id;
  UPDATE waitlist_entries SET referrer_id = NULL WHERE referrer_id = OLD.id;
  DELETE FROM mails WHERE entry_id = OLD.id;
  DELETE FROM consent_receipts WHERE entry_id = OLD.id;
  DELETE FROM free_months WHERE referrer_id = OLD.id;
  DELETE FROM free_months WHERE referee_id = OLD.id AND state = 'refused';
  UPDATE free_months SET referee_id = NULL WHERE referee_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER job_application_removed AFTER DELETE ON job_applications
BEGIN
  DELETE FROM mails WHERE application_id = OLD.id;
END;
--> statement-breakpoint
-- What was agreed to until now, before versions were kept.
INSERT INTO consent_receipts (entry_id, form, language, terms_version, marketing_version, given_at)
  SELECT id, 'waitlist', 'en-IN', iif(accepted_terms, 'before 1', NULL), iif(accepted_marketing, 'before 1', NULL), created_at
  FROM waitlist_entries;
