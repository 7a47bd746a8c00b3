CREATE TABLE `listening_days` (
	`recording` text NOT NULL,
	`day` integer NOT NULL,
	`begun` integer DEFAULT 0 NOT NULL,
	`half` integer DEFAULT 0 NOT NULL,
	`ended` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`recording`, `day`)
);
--> statement-breakpoint
CREATE TABLE `story_drafts` (
	`id` integer PRIMARY KEY NOT NULL,
	`draft` text NOT NULL,
	`saved_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `published_stories` ADD `language` text DEFAULT 'en-IN' NOT NULL;