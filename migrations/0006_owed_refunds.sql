-- WITHOUT ROWID by hand: drizzle-kit cannot say it.
CREATE TABLE `owed_refunds` (
	`payment_intent_id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`owed_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`reason` text,
	`next_try_at` integer,
	CONSTRAINT "owed_refunds_amount_cents_range" CHECK(typeof("owed_refunds"."amount_cents") = 'integer' and "owed_refunds"."amount_cents" >= 0),
	CONSTRAINT "owed_refunds_tries_range" CHECK(typeof("owed_refunds"."tries") = 'integer' and "owed_refunds"."tries" >= 0)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `owed_refunds_customer` ON `owed_refunds` (`customer_id`);--> statement-breakpoint
CREATE INDEX `owed_refunds_due` ON `owed_refunds` (`next_try_at`) WHERE "owed_refunds"."next_try_at" is not null;