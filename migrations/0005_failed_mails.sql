DROP INDEX `email_jobs_unsent`;--> statement-breakpoint
ALTER TABLE `email_jobs` ADD `failed_at` integer;--> statement-breakpoint
-- By hand: when these failed was not stored.
UPDATE `email_jobs` SET `failed_at` = `due_at` WHERE `status` = 'failed';--> statement-breakpoint
CREATE INDEX `email_jobs_pending` ON `email_jobs` (`due_at`) WHERE "email_jobs"."sent_at" is null and "email_jobs"."failed_at" is null;--> statement-breakpoint
CREATE INDEX `email_jobs_failed` ON `email_jobs` (`status`) WHERE "email_jobs"."status" = 'failed';