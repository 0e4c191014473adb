CREATE TABLE `job_runs` (
	`name` text PRIMARY KEY NOT NULL,
	`succeeded_at` integer,
	`cursor` text
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `quiz_readers_updated_at` ON `quiz_readers` (`updated_at`);--> statement-breakpoint
CREATE INDEX `quiz_submissions_submitted_at` ON `quiz_submissions` (`submitted_at`);--> statement-breakpoint
CREATE INDEX `email_jobs_addressed` ON `email_jobs` (`sent_at`) WHERE "email_jobs"."sent_at" is not null and "email_jobs"."email" <> 'removed@invalid';--> statement-breakpoint
CREATE INDEX `quiz2_attempts_age` ON `quiz2_attempts` (`status`, coalesce("completed_at", "started_at"));--> statement-breakpoint
CREATE INDEX `orders_canceled` ON `orders` (`updated_at`) WHERE "orders"."status" = 'canceled';--> statement-breakpoint
CREATE INDEX `stripe_syncs_settled` ON `stripe_syncs` (`wanted_at`) WHERE "stripe_syncs"."got" >= "stripe_syncs"."want";--> statement-breakpoint
-- Nothing reads them, and they hold names and addresses (docs/decisions/0026).
ALTER TABLE `stripe_events` DROP COLUMN `body`;