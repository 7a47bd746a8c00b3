-- Mails are counted by mailbox, a mailbox can refuse them for good, and an entry can change its place.
CREATE TABLE `mail_refusals` (
	`hash` text PRIMARY KEY NOT NULL,
	`refused_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `mails` ADD `mailbox` text;--> statement-breakpoint
CREATE INDEX `mails_mailbox` ON `mails` (`mailbox`,`kind`,`created_at`);
--> statement-breakpoint
CREATE TRIGGER waitlist_position_changed AFTER UPDATE OF position ON waitlist_entries
WHEN OLD.position > 0 AND OLD.position <> NEW.position
BEGIN
  INSERT INTO waitlist_free_positions (position) VALUES (OLD.position);
  DELETE FROM waitlist_free_positions WHERE position = NEW.position;
  UPDATE waitlist_totals SET
    total_signups = total_signups + 1,
    positions_given = max(positions_given, NEW.position)
  WHERE id = 1;
END;
