CREATE TABLE `quiz2_pulses` (
	`id` text PRIMARY KEY NOT NULL,
	`attempt_id` text NOT NULL,
	`area` text NOT NULL,
	`bank_version` text NOT NULL,
	`answers` text,
	`scores` text NOT NULL,
	`time_spent_seconds` integer DEFAULT 0 NOT NULL,
	`taken_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`attempt_id`) REFERENCES `quiz2_attempts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quiz2_pulses_id_uuid" CHECK("quiz2_pulses"."id" glob '????????-????-????-????-????????????' and "quiz2_pulses"."id" not glob '*[^0-9a-f-]*'),
	CONSTRAINT "quiz2_pulses_area_known" CHECK("quiz2_pulses"."area" in ('safety', 'connection', 'recreation', 'significance', 'growth')),
	CONSTRAINT "quiz2_pulses_answers_packed" CHECK(length("quiz2_pulses"."answers") = 20 and "quiz2_pulses"."answers" not glob '*[^1-5]*'),
	CONSTRAINT "quiz2_pulses_time_spent_seconds_range" CHECK(typeof("quiz2_pulses"."time_spent_seconds") = 'integer' and "quiz2_pulses"."time_spent_seconds" >= 0)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `quiz2_pulses_attempt` ON `quiz2_pulses` (`attempt_id`,`taken_at`);--> statement-breakpoint
CREATE INDEX `quiz2_pulses_answers` ON `quiz2_pulses` (`taken_at`) WHERE "quiz2_pulses"."answers" is not null;