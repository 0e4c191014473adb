-- WITHOUT ROWID by hand: drizzle-kit cannot say it.
CREATE TABLE `funnel_counts` (
	`day` integer NOT NULL,
	`source` text NOT NULL,
	`campaign` text NOT NULL,
	`funnel` text NOT NULL,
	`step` text NOT NULL,
	`variant` text NOT NULL,
	`country` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`day`, `source`, `campaign`, `funnel`, `step`, `variant`, `country`),
	CONSTRAINT "funnel_counts_day_range" CHECK(typeof("funnel_counts"."day") = 'integer' and "funnel_counts"."day" >= 0),
	CONSTRAINT "funnel_counts_country_known" CHECK("funnel_counts"."country" in ('EU', 'US', 'other')),
	CONSTRAINT "funnel_counts_n_range" CHECK(typeof("funnel_counts"."n") = 'integer' and "funnel_counts"."n" >= 1)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `origins` (
	`id` integer PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`campaign` text NOT NULL,
	`variant` text NOT NULL,
	`country` text DEFAULT 'other' NOT NULL,
	CONSTRAINT "origins_country_known" CHECK("origins"."country" in ('EU', 'US', 'other'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `origins_unique` ON `origins` (`source`,`campaign`,`variant`,`country`);--> statement-breakpoint
ALTER TABLE `quiz_submissions` ADD `origin_id` integer;--> statement-breakpoint
ALTER TABLE `quiz2_attempts` ADD `origin_id` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `origin_id` integer;--> statement-breakpoint
ALTER TABLE `charges` ADD `origin_id` integer;