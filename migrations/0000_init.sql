CREATE TABLE `quiz_submissions` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text,
	`email` text NOT NULL,
	`age` text NOT NULL,
	`gender` text NOT NULL,
	`archetype` text NOT NULL,
	`submitted_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	CONSTRAINT "quiz_submissions_email_length" CHECK(length("quiz_submissions"."email") between 3 and 254),
	CONSTRAINT "quiz_submissions_age_given" CHECK(length("quiz_submissions"."age") >= 1),
	CONSTRAINT "quiz_submissions_gender_given" CHECK(length("quiz_submissions"."gender") >= 1),
	CONSTRAINT "quiz_submissions_archetype_known" CHECK("quiz_submissions"."archetype" in ('echo', 'avoidant', 'idealist', 'analyzer', 'resigned'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quiz_submissions_email_unique` ON `quiz_submissions` (lower("email"));--> statement-breakpoint
CREATE TABLE `email_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`attempt_id` text,
	`email` text NOT NULL,
	`status` text DEFAULT 'queued' NOT NULL,
	`payload_pointer` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`kind` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_try_at` integer DEFAULT 0 NOT NULL,
	`sent_at` integer,
	`last_error` text,
	`repeats` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`attempt_id`) REFERENCES `quiz2_attempts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "email_jobs_id_uuid" CHECK("email_jobs"."id" glob '????????-????-????-????-????????????' and "email_jobs"."id" not glob '*[^0-9a-f-]*'),
	CONSTRAINT "email_jobs_email_length" CHECK(length("email_jobs"."email") between 3 and 254),
	CONSTRAINT "email_jobs_status_known" CHECK("email_jobs"."status" in ('queued', 'sending', 'sent', 'failed'))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `email_jobs_dedupe_key_unique` ON `email_jobs` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `email_jobs_unsent` ON `email_jobs` (`created_at`) WHERE "email_jobs"."sent_at" is null;--> statement-breakpoint
CREATE INDEX `email_jobs_attempt_id` ON `email_jobs` (`attempt_id`) WHERE "email_jobs"."attempt_id" is not null;--> statement-breakpoint
CREATE TABLE `quiz2_attempt_visitors` (
	`attempt_id` text NOT NULL,
	`visitor_hash` text NOT NULL,
	`granted_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	PRIMARY KEY(`attempt_id`, `visitor_hash`),
	FOREIGN KEY (`attempt_id`) REFERENCES `quiz2_attempts`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `quiz2_attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`quiz_key` text DEFAULT 'quiz2' NOT NULL,
	`status` text DEFAULT 'started' NOT NULL,
	`progress_count` integer DEFAULT 0 NOT NULL,
	`started_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`completed_at` integer,
	`time_spent_seconds` integer DEFAULT 0 NOT NULL,
	`visitor_hash` text,
	`scores` text,
	`bank_version` text,
	`continued_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `quiz2_users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quiz2_attempts_id_uuid" CHECK("quiz2_attempts"."id" glob '????????-????-????-????-????????????' and "quiz2_attempts"."id" not glob '*[^0-9a-f-]*'),
	CONSTRAINT "quiz2_attempts_status_known" CHECK("quiz2_attempts"."status" in ('started', 'completed')),
	CONSTRAINT "quiz2_attempts_progress_count_range" CHECK(typeof("quiz2_attempts"."progress_count") = 'integer' and "quiz2_attempts"."progress_count" between 0 and 100),
	CONSTRAINT "quiz2_attempts_time_spent_seconds_range" CHECK(typeof("quiz2_attempts"."time_spent_seconds") = 'integer' and "quiz2_attempts"."time_spent_seconds" >= 0)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `quiz2_attempts_unfinished` ON `quiz2_attempts` (`visitor_hash`,`started_at`) WHERE "quiz2_attempts"."status" = 'started';--> statement-breakpoint
CREATE INDEX `quiz2_attempts_user_id` ON `quiz2_attempts` (`user_id`) WHERE "quiz2_attempts"."user_id" is not null;--> statement-breakpoint
CREATE TABLE `quiz2_responses` (
	`id` text GENERATED ALWAYS AS (attempt_id || ':' || q_id) VIRTUAL NOT NULL,
	`attempt_id` text NOT NULL,
	`q_id` text NOT NULL,
	`area` text GENERATED ALWAYS AS (case (cast(substr(q_id, 2) as integer) - 1) / 20 when 0 then 'safety' when 1 then 'connection' when 2 then 'recreation' when 3 then 'significance' else 'growth' end) VIRTUAL NOT NULL,
	`sub_dimension` text GENERATED ALWAYS AS (case (cast(substr(q_id, 2) as integer) - 1) / 4 when 0 then 'Physical Safety' when 1 then 'Emotional Safety' when 2 then 'Financial Security' when 3 then 'Boundaries' when 4 then 'Risk Management' when 5 then 'Intimate Relationships' when 6 then 'Social Networks' when 7 then 'Communication' when 8 then 'Empathy' when 9 then 'Social Confidence' when 10 then 'Play & Fun' when 11 then 'Creative Expression' when 12 then 'Hobbies & Interests' when 13 then 'Work-Life Balance' when 14 then 'Adventure & Novelty' when 15 then 'Life Purpose' when 16 then 'Achievement' when 17 then 'Career Fulfillment' when 18 then 'Contribution' when 19 then 'Recognition' when 20 then 'Personal Growth' when 21 then 'Spirituality' when 22 then 'Wisdom' when 23 then 'Legacy' else 'Self-Actualization' end) VIRTUAL NOT NULL,
	`polarity` text GENERATED ALWAYS AS (case (cast(substr(q_id, 2) as integer) - 1) % 4 when 2 then 'reverse' else 'positive' end) VIRTUAL NOT NULL,
	`value` integer NOT NULL,
	`label` text GENERATED ALWAYS AS (case value - 1 when 0 then 'Strongly Disagree' when 1 then 'Disagree' when 2 then 'Neutral' when 3 then 'Agree' else 'Strongly Agree' end) VIRTUAL NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	PRIMARY KEY(`attempt_id`, `q_id`),
	FOREIGN KEY (`attempt_id`) REFERENCES `quiz2_attempts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quiz2_responses_q_id_known" CHECK(cast(substr(q_id, 2) as integer) between 1 and 100 and q_id = 'Q' || cast(substr(q_id, 2) as integer)),
	CONSTRAINT "quiz2_responses_value_range" CHECK(typeof("quiz2_responses"."value") = 'integer' and "quiz2_responses"."value" between 1 and 5)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `quiz2_users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text,
	`gender` text,
	`country` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	CONSTRAINT "quiz2_users_id_uuid" CHECK("quiz2_users"."id" glob '????????-????-????-????-????????????' and "quiz2_users"."id" not glob '*[^0-9a-f-]*'),
	CONSTRAINT "quiz2_users_email_length" CHECK(length("quiz2_users"."email") between 3 and 254),
	CONSTRAINT "quiz2_users_gender_known" CHECK("quiz2_users"."gender" in ('male', 'female'))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `quiz2_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`attempt_id` text NOT NULL,
	`stripe_sub_id` text,
	`stripe_customer_id` text,
	`stripe_session_id` text,
	`stripe_event_id` text,
	`trial_start` integer,
	`trial_end` integer,
	`status` text DEFAULT 'incomplete' NOT NULL,
	`last_event_at` integer,
	FOREIGN KEY (`attempt_id`) REFERENCES `quiz2_attempts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quiz2_subscriptions_id_uuid" CHECK("quiz2_subscriptions"."id" glob '????????-????-????-????-????????????' and "quiz2_subscriptions"."id" not glob '*[^0-9a-f-]*'),
	CONSTRAINT "quiz2_subscriptions_status_known" CHECK("quiz2_subscriptions"."status" in ('payment_pending', 'trialing', 'active', 'canceled', 'incomplete'))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `quiz2_subscriptions_attempt_id_unique` ON `quiz2_subscriptions` (`attempt_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`password` text NOT NULL,
	CONSTRAINT "users_id_uuid" CHECK("users"."id" glob '????????-????-????-????-????????????' and "users"."id" not glob '*[^0-9a-f-]*')
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_unique` ON `users` (`username`);--> statement-breakpoint
CREATE TABLE `waitlist_signups` (
	`id` integer PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`source` text DEFAULT 'direct' NOT NULL,
	`signed_up_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	CONSTRAINT "waitlist_signups_email_length" CHECK(length("waitlist_signups"."email") between 3 and 254)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `waitlist_signups_email_unique` ON `waitlist_signups` (lower("email"));--> statement-breakpoint
CREATE TABLE `waitlist_totals` (
	`id` integer PRIMARY KEY NOT NULL,
	`signups` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "waitlist_totals_id_one" CHECK("waitlist_totals"."id" = 1),
	CONSTRAINT "waitlist_totals_signups_range" CHECK(typeof("waitlist_totals"."signups") = 'integer' and "waitlist_totals"."signups" >= 0)
);
--> statement-breakpoint
CREATE VIEW `quiz2_email_jobs` AS select id, attempt_id, email, iif(status = 'sent', 'sent', 'queued') as status, payload_pointer, created_at from email_jobs where attempt_id is not null;--> statement-breakpoint
-- By hand from here on, as is every WITHOUT ROWID above: drizzle-kit cannot say these.
INSERT INTO `waitlist_totals` (`id`, `signups`) VALUES (1, 0);--> statement-breakpoint
CREATE TRIGGER `waitlist_signups_counted` AFTER INSERT ON `waitlist_signups`
BEGIN
	UPDATE `waitlist_totals` SET `signups` = `signups` + 1 WHERE `id` = 1;
END;
--> statement-breakpoint
CREATE TRIGGER `waitlist_signups_uncounted` AFTER DELETE ON `waitlist_signups`
BEGIN
	UPDATE `waitlist_totals` SET `signups` = `signups` - 1 WHERE `id` = 1;
END;
--> statement-breakpoint
CREATE TRIGGER `quiz2_responses_changed` AFTER UPDATE OF `value` ON `quiz2_responses`
BEGIN
	UPDATE `quiz2_attempts` SET `scores` = NULL WHERE `id` = NEW.`attempt_id` AND `scores` IS NOT NULL;
END;
