ALTER TABLE `quiz2_subscriptions` ADD `is_paused` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `quiz2_subscriptions` ADD `card_hash` text;--> statement-breakpoint
CREATE INDEX `quiz2_subscriptions_card_hash` ON `quiz2_subscriptions` (`card_hash`) WHERE "quiz2_subscriptions"."card_hash" is not null;