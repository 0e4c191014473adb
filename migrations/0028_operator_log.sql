-- WITHOUT ROWID by hand: drizzle-kit cannot say it.
CREATE TABLE `operator_log` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`who` text NOT NULL,
	`act` text NOT NULL,
	`subject` text NOT NULL,
	`outcome` text,
	CONSTRAINT "operator_log_id_uuid" CHECK("operator_log"."id" glob '????????-????-????-????-????????????' and "operator_log"."id" not glob '*[^0-9a-f-]*')
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `operator_log_at` ON `operator_log` (`at`);--> statement-breakpoint
CREATE INDEX `mail_suppressions_suppressed_at` ON `mail_suppressions` (`suppressed_at`);--> statement-breakpoint
CREATE INDEX `reviews_created_at` ON `reviews` (`created_at`);