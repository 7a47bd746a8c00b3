CREATE TABLE `backup_rows` (
	`id` integer PRIMARY KEY NOT NULL,
	`taken_at` integer NOT NULL,
	`table_name` text NOT NULL,
	`row` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `erasures` (
	`hash` text PRIMARY KEY NOT NULL,
	`key_id` text NOT NULL,
	`erased_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `jobs` (
	`name` text PRIMARY KEY NOT NULL,
	`lock_id` text,
	`locked_until` integer,
	`last_run_at` integer NOT NULL,
	`last_success_at` integer,
	`last_error` text,
	`failures` integer DEFAULT 0 NOT NULL
);
