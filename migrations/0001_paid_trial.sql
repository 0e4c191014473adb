CREATE TABLE `stripe_cursors` (
	`id` integer PRIMARY KEY NOT NULL,
	`read_until` integer NOT NULL,
	CONSTRAINT "stripe_cursors_id_one" CHECK("stripe_cursors"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`object_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`body` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `stripe_events_object` ON `stripe_events` (`object_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `stripe_events_received_at` ON `stripe_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `stripe_syncs` (
	`object_id` text PRIMARY KEY NOT NULL,
	`want` integer NOT NULL,
	`got` integer DEFAULT 0 NOT NULL,
	`wanted_at` integer NOT NULL,
	CONSTRAINT "stripe_syncs_want_range" CHECK(typeof("stripe_syncs"."want") = 'integer' and "stripe_syncs"."want" >= 0),
	CONSTRAINT "stripe_syncs_got_range" CHECK(typeof("stripe_syncs"."got") = 'integer' and "stripe_syncs"."got" >= 0)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `stripe_syncs_behind` ON `stripe_syncs` (`wanted_at`) WHERE "stripe_syncs"."got" < "stripe_syncs"."want";--> statement-breakpoint
-- By hand: drizzle-kit would rebuild the table for its new CHECKs (docs/decisions/0004).
ALTER TABLE `quiz2_subscriptions` ADD COLUMN `visitor_hash` text;--> statement-breakpoint
ALTER TABLE `quiz2_subscriptions` ADD COLUMN `email` text CONSTRAINT "quiz2_subscriptions_email_length" CHECK(length("email") between 3 and 254);--> statement-breakpoint
ALTER TABLE `quiz2_subscriptions` ADD COLUMN `country` text;--> statement-breakpoint
ALTER TABLE `quiz2_subscriptions` ADD COLUMN `checkout_round` integer DEFAULT 0 NOT NULL CONSTRAINT "quiz2_subscriptions_checkout_round_range" CHECK(typeof("checkout_round") = 'integer' and "checkout_round" >= 0);--> statement-breakpoint
ALTER TABLE `quiz2_subscriptions` ADD COLUMN `checkout_url` text;--> statement-breakpoint
ALTER TABLE `quiz2_subscriptions` ADD COLUMN `checkout_expires_at` integer;--> statement-breakpoint
ALTER TABLE `quiz2_subscriptions` ADD COLUMN `consent_version` text;--> statement-breakpoint
ALTER TABLE `quiz2_subscriptions` ADD COLUMN `consented_at` integer;--> statement-breakpoint
ALTER TABLE `quiz2_subscriptions` ADD COLUMN `period_end` integer;--> statement-breakpoint
ALTER TABLE `quiz2_subscriptions` ADD COLUMN `is_cancelling` integer DEFAULT false NOT NULL CONSTRAINT "quiz2_subscriptions_is_cancelling_range" CHECK(typeof("is_cancelling") = 'integer' and "is_cancelling" between 0 and 1);--> statement-breakpoint
ALTER TABLE `quiz2_subscriptions` ADD COLUMN `cancel_requested_at` integer;--> statement-breakpoint
ALTER TABLE `quiz2_subscriptions` ADD COLUMN `canceled_at` integer;--> statement-breakpoint
ALTER TABLE `quiz2_subscriptions` ADD COLUMN `standing` text DEFAULT 'clear' NOT NULL CONSTRAINT "quiz2_subscriptions_standing_known" CHECK("standing" in ('clear', 'refunded', 'disputed', 'lost', 'won'));--> statement-breakpoint
CREATE UNIQUE INDEX `quiz2_subscriptions_customer_unique` ON `quiz2_subscriptions` (`stripe_customer_id`);--> statement-breakpoint
CREATE INDEX `quiz2_subscriptions_visitor_hash` ON `quiz2_subscriptions` (`visitor_hash`) WHERE "quiz2_subscriptions"."visitor_hash" is not null;--> statement-breakpoint
CREATE INDEX `quiz2_subscriptions_period_end` ON `quiz2_subscriptions` (`period_end`) WHERE "quiz2_subscriptions"."status" in ('trialing', 'active');--> statement-breakpoint
CREATE INDEX `quiz2_attempt_visitors_visitor_hash` ON `quiz2_attempt_visitors` (`visitor_hash`);
