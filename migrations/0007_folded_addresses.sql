-- WITHOUT ROWID and the expressions of indexes by hand: drizzle-kit cannot say the one and garbles the other.
CREATE TABLE `quiz_readers` (
	`visitor_hash` text PRIMARY KEY NOT NULL,
	`age` text NOT NULL,
	`gender` text NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "quiz_readers_age_given" CHECK(length("quiz_readers"."age") >= 1),
	CONSTRAINT "quiz_readers_gender_given" CHECK(length("quiz_readers"."gender") >= 1)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `mail_suppressions` (
	`recipient` text NOT NULL,
	`kind` text NOT NULL,
	`suppressed_at` integer NOT NULL,
	PRIMARY KEY(`recipient`, `kind`)
) WITHOUT ROWID;
--> statement-breakpoint
DROP INDEX `quiz_submissions_email_unique`;--> statement-breakpoint
ALTER TABLE `quiz_submissions` ADD `email_folded` text;--> statement-breakpoint
ALTER TABLE `quiz_submissions` ADD `visitor_hash` text;--> statement-breakpoint
CREATE UNIQUE INDEX `quiz_submissions_email_unique` ON `quiz_submissions` (coalesce("email_folded", lower("email")));--> statement-breakpoint
DROP INDEX `orders_email`;--> statement-breakpoint
ALTER TABLE `orders` ADD `email_folded` text;--> statement-breakpoint
CREATE INDEX `orders_email` ON `orders` (coalesce("email_folded", lower("email"))) WHERE "orders"."email" is not null;--> statement-breakpoint
DROP INDEX `waitlist_signups_email_unique`;--> statement-breakpoint
ALTER TABLE `waitlist_signups` ADD `email_folded` text;--> statement-breakpoint
CREATE UNIQUE INDEX `waitlist_signups_email_unique` ON `waitlist_signups` (coalesce("email_folded", lower("email")));--> statement-breakpoint
ALTER TABLE `email_jobs` ADD `recipient` text;--> statement-breakpoint
CREATE INDEX `email_jobs_recipient` ON `email_jobs` (`recipient`,`kind`,`created_at`) WHERE "email_jobs"."recipient" is not null;--> statement-breakpoint
ALTER TABLE `quiz2_users` ADD `email_folded` text;--> statement-breakpoint
-- By hand: addresses that stand are folded here as `foldEmailAddress` does, as far as SQL can: Latin, Greek and Cyrillic
-- capitals. The others keep NULL, which compares them as before, and so does one whose folded form another row has already.
CREATE TABLE `folded_addresses` AS
WITH RECURSIVE `addresses` AS (
	SELECT `email` FROM `waitlist_signups` UNION SELECT `email` FROM `quiz_submissions`
	UNION SELECT `email` FROM `quiz2_users` UNION SELECT `email` FROM `orders`
), `letters` AS (
	SELECT `email`, lower(`email`) AS `rest`, '' AS `folded` FROM `addresses`
	WHERE `email` NOT GLOB '*[^ -~À-ſΆ-ώЀ-џ]*' AND `email` NOT GLOB '*[İŉ·΢Σ]*'
	UNION ALL
	SELECT `email`, substr(`rest`, 2), `folded` || char(unicode(`rest`) + CASE
		WHEN unicode(`rest`) = 215 THEN 0
		WHEN unicode(`rest`) BETWEEN 192 AND 222 THEN 32
		WHEN unicode(`rest`) = 376 THEN -121
		WHEN unicode(`rest`) BETWEEN 256 AND 311 OR unicode(`rest`) BETWEEN 330 AND 375 THEN 1 - unicode(`rest`) % 2
		WHEN unicode(`rest`) BETWEEN 313 AND 328 OR unicode(`rest`) BETWEEN 377 AND 382 THEN unicode(`rest`) % 2
		WHEN unicode(`rest`) = 902 THEN 38
		WHEN unicode(`rest`) BETWEEN 904 AND 906 THEN 37
		WHEN unicode(`rest`) = 908 THEN 64
		WHEN unicode(`rest`) BETWEEN 910 AND 911 THEN 63
		WHEN unicode(`rest`) BETWEEN 913 AND 939 THEN 32
		WHEN unicode(`rest`) BETWEEN 1024 AND 1039 THEN 80
		WHEN unicode(`rest`) BETWEEN 1040 AND 1071 THEN 32
		ELSE 0
	END)
	FROM `letters` WHERE `rest` <> ''
)
SELECT `email`, `folded` FROM `letters` WHERE `rest` = '';--> statement-breakpoint
CREATE UNIQUE INDEX `folded_addresses_email` ON `folded_addresses` (`email`);--> statement-breakpoint
UPDATE OR IGNORE `waitlist_signups` SET `email_folded` = (SELECT `folded` FROM `folded_addresses` AS `f` WHERE `f`.`email` = `waitlist_signups`.`email`);--> statement-breakpoint
UPDATE OR IGNORE `quiz_submissions` SET `email_folded` = (SELECT `folded` FROM `folded_addresses` AS `f` WHERE `f`.`email` = `quiz_submissions`.`email`);--> statement-breakpoint
UPDATE `quiz2_users` SET `email_folded` = (SELECT `folded` FROM `folded_addresses` AS `f` WHERE `f`.`email` = `quiz2_users`.`email`);--> statement-breakpoint
UPDATE `orders` SET `email_folded` = (SELECT `folded` FROM `folded_addresses` AS `f` WHERE `f`.`email` = `orders`.`email`);--> statement-breakpoint
DROP TABLE `folded_addresses`;
