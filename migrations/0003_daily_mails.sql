DROP INDEX `email_jobs_unsent`;--> statement-breakpoint
ALTER TABLE `email_jobs` ADD `due_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `email_jobs` SET `due_at` = `created_at`;--> statement-breakpoint
CREATE INDEX `email_jobs_unsent` ON `email_jobs` (`due_at`) WHERE "email_jobs"."sent_at" is null;--> statement-breakpoint
ALTER TABLE `quiz2_subscriptions` ADD `daily_mails_stopped_at` integer;