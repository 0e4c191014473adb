CREATE INDEX `exit_offers_ends_at` ON `exit_offers` (`ends_at`);--> statement-breakpoint
CREATE INDEX `reviews_status` ON `reviews` (`status`,`updated_at`);