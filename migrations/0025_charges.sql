-- WITHOUT ROWID by hand: drizzle-kit cannot say it.
CREATE TABLE `charges` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`sold` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`refunded_cents` integer NOT NULL,
	`fee_cents` integer,
	`dispute` text NOT NULL,
	`charged_at` integer NOT NULL,
	CONSTRAINT "charges_amount_cents_range" CHECK(typeof("charges"."amount_cents") = 'integer' and "charges"."amount_cents" >= 1),
	CONSTRAINT "charges_refunded_cents_range" CHECK(typeof("charges"."refunded_cents") = 'integer' and "charges"."refunded_cents" >= 0),
	CONSTRAINT "charges_fee_cents_range" CHECK("charges"."fee_cents" is null or (typeof("charges"."fee_cents") = 'integer' and "charges"."fee_cents" >= 0)),
	CONSTRAINT "charges_dispute_known" CHECK("charges"."dispute" in ('none', 'open', 'won', 'lost'))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `charges_charged_at` ON `charges` (`charged_at`);--> statement-breakpoint
CREATE INDEX `charges_owner` ON `charges` (`owner_id`);--> statement-breakpoint
-- What was paid before: the sweeps read it from Stripe.
INSERT INTO `stripe_syncs` SELECT `payment_intent_id`, 1, 0, cast(unixepoch('subsec') * 1000 as integer) FROM `orders` WHERE `paid_at` IS NOT NULL AND `payment_intent_id` IS NOT NULL
ON CONFLICT (`object_id`) DO UPDATE SET `want` = `want` + 1, `wanted_at` = CASE WHEN `got` < `want` THEN min(`wanted_at`, excluded.`wanted_at`) ELSE excluded.`wanted_at` END;--> statement-breakpoint
INSERT INTO `stripe_syncs` SELECT `stripe_customer_id`, 1, 0, cast(unixepoch('subsec') * 1000 as integer) FROM `quiz2_subscriptions` WHERE `stripe_customer_id` IS NOT NULL AND `stripe_sub_id` IS NOT NULL
ON CONFLICT (`object_id`) DO UPDATE SET `want` = `want` + 1, `wanted_at` = CASE WHEN `got` < `want` THEN min(`wanted_at`, excluded.`wanted_at`) ELSE excluded.`wanted_at` END;
