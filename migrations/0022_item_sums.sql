-- WITHOUT ROWID by hand: drizzle-kit cannot say it.
CREATE TABLE `item_consents` (
	`attempt_id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`given_at` integer NOT NULL,
	`country` text,
	`is_usable` integer NOT NULL,
	`is_counted` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`attempt_id`) REFERENCES `quiz2_attempts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "item_consents_version_range" CHECK(typeof("item_consents"."version") = 'integer' and "item_consents"."version" >= 1),
	CONSTRAINT "item_consents_usable_range" CHECK(typeof("item_consents"."is_usable") = 'integer' and "item_consents"."is_usable" between 0 and 1),
	CONSTRAINT "item_consents_counted_range" CHECK(typeof("item_consents"."is_counted") = 'integer' and "item_consents"."is_counted" between 0 and 1)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `item_consents_waiting` ON `item_consents` (`given_at`) WHERE "item_consents"."is_usable" = 1 and "item_consents"."is_counted" = 0;--> statement-breakpoint
CREATE TABLE `item_sums` (
	`bank_version` text NOT NULL,
	`country` text NOT NULL,
	`people` integer NOT NULL,
	`sums` text NOT NULL,
	PRIMARY KEY(`bank_version`, `country`),
	CONSTRAINT "item_sums_people_range" CHECK(typeof("item_sums"."people") = 'integer' and "item_sums"."people" >= 1)
) WITHOUT ROWID;
