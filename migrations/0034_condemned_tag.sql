CREATE TABLE `daily_uses` (
	`day` integer NOT NULL,
	`user` text NOT NULL,
	`what` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`day`, `user`, `what`),
	CONSTRAINT "daily_uses_n_range" CHECK(typeof("daily_uses"."n") = 'integer' and "daily_uses"."n" >= 1)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `withdrawals` (
	`id` text PRIMARY KEY NOT NULL,
	`wish` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_folded` text NOT NULL,
	`contract` text NOT NULL,
	`declared_at` integer NOT NULL,
	`settled_at` integer,
	`erased_at` integer,
	CONSTRAINT "withdrawals_id_uuid" CHECK("withdrawals"."id" glob '????????-????-????-????-????????????' and "withdrawals"."id" not glob '*[^0-9a-f-]*'),
	CONSTRAINT "withdrawals_wish_known" CHECK("withdrawals"."wish" in ('withdraw', 'cancel')),
	CONSTRAINT "withdrawals_email_length" CHECK(length("withdrawals"."email") between 3 and 254)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `withdrawals_email_folded` ON `withdrawals` (`email_folded`);--> statement-breakpoint
CREATE INDEX `withdrawals_declared_at` ON `withdrawals` (`declared_at`);