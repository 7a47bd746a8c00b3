CREATE TABLE `job_applications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`submission_id` text NOT NULL,
	`position_id` text NOT NULL,
	`full_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`resume_url` text NOT NULL,
	`linkedin_url` text,
	`portfolio_url` text,
	`cover_letter` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_applications_submission` ON `job_applications` (`submission_id`);--> statement-breakpoint
CREATE INDEX `job_applications_position` ON `job_applications` (`position_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `popular_questions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`question` text NOT NULL,
	`rank` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `popular_questions_question_unique` ON `popular_questions` (`question`);--> statement-breakpoint
CREATE TABLE `published_features` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`description` text NOT NULL,
	`icon` text DEFAULT 'package' NOT NULL,
	`room` text DEFAULT 'storeroom' NOT NULL
);
--> statement-breakpoint
CREATE TABLE `published_stories` (
	`id` integer PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`excerpt` text NOT NULL,
	`content` text NOT NULL,
	`founder_name` text NOT NULL,
	`brand_name` text NOT NULL,
	`category` text NOT NULL,
	`image_url` text DEFAULT '' NOT NULL,
	`image_alt` text DEFAULT '' NOT NULL,
	`audio_url` text DEFAULT '' NOT NULL,
	`audio_duration` integer DEFAULT 180 NOT NULL,
	`key_result` text NOT NULL,
	`key_metric` text NOT NULL,
	`featured` integer DEFAULT 0 NOT NULL,
	`published_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `published_story_features` (
	`story_id` integer NOT NULL,
	`feature_id` integer NOT NULL,
	`ordinal` integer NOT NULL,
	PRIMARY KEY(`story_id`, `feature_id`),
	FOREIGN KEY (`story_id`) REFERENCES `published_stories`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `waitlist_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`email_identity` text NOT NULL,
	`brand_name` text NOT NULL,
	`founder_name` text NOT NULL,
	`phone_number` text NOT NULL,
	`business_type` text,
	`ig_handle` text,
	`referral_code` text NOT NULL,
	`referrer_id` integer,
	`accepted_terms` integer NOT NULL,
	`accepted_marketing` integer NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`referral_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `waitlist_entries_email` ON `waitlist_entries` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `waitlist_entries_referral_code` ON `waitlist_entries` (`referral_code`);--> statement-breakpoint
CREATE INDEX `waitlist_entries_referrer` ON `waitlist_entries` (`referrer_id`);--> statement-breakpoint
CREATE TABLE `waitlist_totals` (
	`id` integer PRIMARY KEY NOT NULL,
	`total_signups` integer DEFAULT 0 NOT NULL,
	`referral_signups` integer DEFAULT 0 NOT NULL,
	`positions_given` integer DEFAULT 0 NOT NULL
);
