-- WITHOUT ROWID and triggers by hand: drizzle-kit cannot say them.
CREATE TABLE `counters` (
	`name` text PRIMARY KEY NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "counters_name_known" CHECK("counters"."name" in ('quiz_submissions', 'completed_attempts')),
	CONSTRAINT "counters_total_range" CHECK(typeof("counters"."total") = 'integer' and "counters"."total" >= 0)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `counters` (`name`, `total`) VALUES
	('quiz_submissions', (SELECT count(*) FROM `quiz_submissions`)),
	('completed_attempts', (SELECT count(*) FROM `quiz2_attempts` WHERE `status` = 'completed'));
--> statement-breakpoint
CREATE TRIGGER `quiz_submissions_counted` AFTER INSERT ON `quiz_submissions`
BEGIN
	UPDATE `counters` SET `total` = `total` + 1 WHERE `name` = 'quiz_submissions';
END;
--> statement-breakpoint
CREATE TRIGGER `quiz2_attempts_counted` AFTER UPDATE OF `status` ON `quiz2_attempts`
WHEN NEW.`status` = 'completed' AND OLD.`status` <> 'completed'
BEGIN
	UPDATE `counters` SET `total` = `total` + 1 WHERE `name` = 'completed_attempts';
END;
