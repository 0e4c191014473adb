CREATE TABLE `card_alerts` (
	`id` integer PRIMARY KEY NOT NULL,
	`raised_at` integer NOT NULL,
	CONSTRAINT "card_alerts_id_one" CHECK("card_alerts"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `opened_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`visitor_hash` text NOT NULL,
	`network` text NOT NULL,
	`opened_at` integer NOT NULL,
	`declines` integer DEFAULT 0 NOT NULL,
	`declined_at` integer,
	CONSTRAINT "opened_payments_declines_range" CHECK(typeof("opened_payments"."declines") = 'integer' and "opened_payments"."declines" >= 0)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `opened_payments_visitor_hash` ON `opened_payments` (`visitor_hash`,`opened_at`);--> statement-breakpoint
CREATE INDEX `opened_payments_network` ON `opened_payments` (`network`,`declined_at`);--> statement-breakpoint
CREATE INDEX `opened_payments_opened_at` ON `opened_payments` (`opened_at`);--> statement-breakpoint
CREATE INDEX `opened_payments_declined` ON `opened_payments` (`declined_at`) WHERE "opened_payments"."declined_at" is not null;--> statement-breakpoint
DROP INDEX `orders_declined`;