ALTER TABLE `quiz_submissions` ADD `notice_version` integer;--> statement-breakpoint
ALTER TABLE `quiz2_attempts` ADD `notice_version` integer;