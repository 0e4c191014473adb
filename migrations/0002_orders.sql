-- WITHOUT ROWID by hand: drizzle-kit cannot say it.
CREATE TABLE `order_visitors` (
	`order_id` text NOT NULL,
	`visitor_hash` text NOT NULL,
	`granted_at` integer NOT NULL,
	PRIMARY KEY(`order_id`, `visitor_hash`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `order_visitors_visitor_hash` ON `order_visitors` (`visitor_hash`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`visitor_hash` text NOT NULL,
	`product` text NOT NULL,
	`email` text,
	`archetype` text,
	`amount_cents` integer NOT NULL,
	`currency` text DEFAULT 'usd' NOT NULL,
	`status` text DEFAULT 'created' NOT NULL,
	`payment_intent_id` text,
	`declines` integer DEFAULT 0 NOT NULL,
	`declined_at` integer,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`updated_at` integer NOT NULL,
	CONSTRAINT "orders_id_uuid" CHECK("orders"."id" glob '????????-????-????-????-????????????' and "orders"."id" not glob '*[^0-9a-f-]*'),
	CONSTRAINT "orders_email_length" CHECK(length("orders"."email") between 3 and 254),
	CONSTRAINT "orders_amount_cents_range" CHECK(typeof("orders"."amount_cents") = 'integer' and "orders"."amount_cents" >= 1),
	CONSTRAINT "orders_status_known" CHECK("orders"."status" in ('created', 'paid', 'refunded', 'disputed', 'canceled')),
	CONSTRAINT "orders_declines_range" CHECK(typeof("orders"."declines") = 'integer' and "orders"."declines" >= 0)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_payment_intent_unique` ON `orders` (`payment_intent_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_open_unique` ON `orders` (`visitor_hash`,`product`) WHERE "orders"."status" = 'created';--> statement-breakpoint
CREATE INDEX `orders_visitor_hash` ON `orders` (`visitor_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_email` ON `orders` (lower("email")) WHERE "orders"."email" is not null;--> statement-breakpoint
CREATE INDEX `orders_unpaid` ON `orders` (`created_at`) WHERE "orders"."status" = 'created';--> statement-breakpoint
CREATE INDEX `orders_declined` ON `orders` (`declined_at`) WHERE "orders"."declined_at" is not null;