CREATE TABLE `alarms` (
	`name` text PRIMARY KEY NOT NULL,
	`detail` text NOT NULL,
	`since` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`told_at` integer,
	`over_at` integer
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `stripe_cursors` ADD `answered_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `stripe_syncs` ADD `failures` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `stripe_syncs_failing` ON `stripe_syncs` (`failures`) WHERE "stripe_syncs"."got" < "stripe_syncs"."want" and "stripe_syncs"."failures" >= 3;--> statement-breakpoint
CREATE INDEX `orders_without_address` ON `orders` (`paid_at`) WHERE "orders"."status" = 'paid' and "orders"."email" is null;--> statement-breakpoint
UPDATE `stripe_cursors` SET `answered_at` = cast(unixepoch('subsec') * 1000 as integer);--> statement-breakpoint
-- The alarm about retention counts from here where it has never run.
INSERT INTO `job_runs` (`name`, `succeeded_at`) VALUES ('retention', cast(unixepoch('subsec') * 1000 as integer)) ON CONFLICT DO NOTHING;
