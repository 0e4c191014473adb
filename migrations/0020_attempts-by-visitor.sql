DROP INDEX `quiz2_attempts_unfinished`;--> statement-breakpoint
CREATE INDEX `quiz2_attempts_visitor` ON `quiz2_attempts` (`visitor_hash`,`started_at`);