CREATE TABLE `exit_offers` (
	`visitor_hash` text PRIMARY KEY NOT NULL,
	`ends_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text,
	`attempt_id` text,
	`rating` integer NOT NULL,
	`text` text NOT NULL,
	`first_name` text NOT NULL,
	`status` text DEFAULT 'received' NOT NULL,
	`consented_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`attempt_id`) REFERENCES `quiz2_attempts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "reviews_id_uuid" CHECK("reviews"."id" glob '????????-????-????-????-????????????' and "reviews"."id" not glob '*[^0-9a-f-]*'),
	CONSTRAINT "reviews_one_purchase" CHECK(("reviews"."order_id" is null) <> ("reviews"."attempt_id" is null)),
	CONSTRAINT "reviews_rating_range" CHECK(typeof("reviews"."rating") = 'integer' and "reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_text_length" CHECK(length("reviews"."text") between 1 and 1000),
	CONSTRAINT "reviews_first_name_length" CHECK(length("reviews"."first_name") between 1 and 40),
	CONSTRAINT "reviews_status_known" CHECK("reviews"."status" in ('received', 'published', 'hidden'))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_order_unique` ON `reviews` (`order_id`) WHERE "reviews"."order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_attempt_unique` ON `reviews` (`attempt_id`) WHERE "reviews"."attempt_id" is not null;--> statement-breakpoint
ALTER TABLE `waitlist_signups` ADD `confirm_by` integer;--> statement-breakpoint
CREATE INDEX `waitlist_signups_unconfirmed` ON `waitlist_signups` (`confirm_by`) WHERE "waitlist_signups"."confirm_by" is not null;--> statement-breakpoint
-- By hand: only confirmed signups are counted. Standing ones have no `confirm_by`, so they are confirmed, and stay counted.
DROP TRIGGER `waitlist_signups_counted`;--> statement-breakpoint
DROP TRIGGER `waitlist_signups_uncounted`;--> statement-breakpoint
CREATE TRIGGER `waitlist_signups_counted` AFTER INSERT ON `waitlist_signups` WHEN NEW.`confirm_by` IS NULL
BEGIN
	UPDATE `waitlist_totals` SET `signups` = `signups` + 1 WHERE `id` = 1;
END;
--> statement-breakpoint
CREATE TRIGGER `waitlist_signups_uncounted` AFTER DELETE ON `waitlist_signups` WHEN OLD.`confirm_by` IS NULL
BEGIN
	UPDATE `waitlist_totals` SET `signups` = `signups` - 1 WHERE `id` = 1;
END;
--> statement-breakpoint
CREATE TRIGGER `waitlist_signups_confirmed` AFTER UPDATE OF `confirm_by` ON `waitlist_signups` WHEN (OLD.`confirm_by` IS NULL) <> (NEW.`confirm_by` IS NULL)
BEGIN
	UPDATE `waitlist_totals` SET `signups` = `signups` + iif(NEW.`confirm_by` IS NULL, 1, -1) WHERE `id` = 1;
END;
