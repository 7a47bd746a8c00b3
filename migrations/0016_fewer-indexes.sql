-- The page of free months reads the entries themselves, so that a join writes fewer rows.
DROP INDEX `free_months_state`;--> statement-breakpoint
DROP INDEX `waitlist_entries_unconfirmed`;