-- By hand: drizzle-kit would rebuild the tables for their new CHECKs (docs/decisions/0004).
ALTER TABLE `quiz2_attempts` ADD COLUMN `link_generation` integer DEFAULT 0 NOT NULL CONSTRAINT "quiz2_attempts_link_generation_range" CHECK(typeof("link_generation") = 'integer' and "link_generation" >= 0);--> statement-breakpoint
-- What made a standing grant is not stored: each becomes a reader's. Mailed links to the subscription still manage it.
ALTER TABLE `quiz2_attempt_visitors` ADD COLUMN `rights` text DEFAULT 'reader' NOT NULL CONSTRAINT "quiz2_attempt_visitors_rights_known" CHECK("rights" in ('owner', 'payer', 'reader'));--> statement-breakpoint
ALTER TABLE `quiz2_subscriptions` ADD COLUMN `offer` text DEFAULT 'trial' NOT NULL CONSTRAINT "quiz2_subscriptions_offer_known" CHECK("offer" in ('trial', 'monthly'));--> statement-breakpoint
ALTER TABLE `quiz2_subscriptions` ADD COLUMN `first_trial_at` integer;--> statement-breakpoint
ALTER TABLE `quiz2_subscriptions` ADD COLUMN `mailbox` text;--> statement-breakpoint
CREATE INDEX `quiz2_subscriptions_mailbox` ON `quiz2_subscriptions` (`mailbox`) WHERE "quiz2_subscriptions"."mailbox" is not null;--> statement-breakpoint
UPDATE `quiz2_subscriptions` SET `first_trial_at` = `trial_start`, `mailbox` = lower(`email`);--> statement-breakpoint
INSERT INTO `quiz2_attempt_visitors` (`attempt_id`, `visitor_hash`, `granted_at`, `rights`)
	SELECT `quiz2_attempts`.`id`, `quiz2_attempts`.`visitor_hash`, coalesce(`consented_at`, `started_at`), 'owner'
	FROM `quiz2_subscriptions` JOIN `quiz2_attempts` ON `quiz2_attempts`.`id` = `attempt_id`
	WHERE `quiz2_attempts`.`visitor_hash` IS NOT NULL
	ON CONFLICT (`attempt_id`, `visitor_hash`) DO UPDATE SET `rights` = 'owner';--> statement-breakpoint
-- Whoever got a link at a mistyped address loses it with the correction.
CREATE TRIGGER `quiz2_users_corrected` AFTER UPDATE OF `email` ON `quiz2_users` WHEN lower(OLD.`email`) <> lower(NEW.`email`)
BEGIN
	UPDATE `quiz2_attempts` SET `link_generation` = `link_generation` + 1 WHERE `user_id` = NEW.`id`;
	DELETE FROM `quiz2_attempt_visitors` WHERE `rights` <> 'owner' AND `attempt_id` IN (SELECT `id` FROM `quiz2_attempts` WHERE `user_id` = NEW.`id`);
END;
