-- WITHOUT ROWID and the expression of the last index by hand: drizzle-kit cannot say the one and garbles the other.
CREATE TABLE `data_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`source` text NOT NULL,
	`requested_at` integer NOT NULL,
	`counts` text NOT NULL,
	`attempt_ids` text NOT NULL,
	`finished_at` integer
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `data_requests_unfinished` ON `data_requests` (`requested_at`) WHERE "data_requests"."finished_at" is null;--> statement-breakpoint
CREATE INDEX `email_jobs_without_recipient` ON `email_jobs` (lower("email")) WHERE "email_jobs"."recipient" is null;--> statement-breakpoint
CREATE INDEX `quiz2_users_email` ON `quiz2_users` (coalesce("email_folded", lower("email"))) WHERE "quiz2_users"."email" is not null;