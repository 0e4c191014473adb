-- The alarm about weekly mails counts from here where they were never all queued.
INSERT INTO `job_runs` (`name`, `succeeded_at`) VALUES ('weekly_mails', cast(unixepoch('subsec') * 1000 as integer)) ON CONFLICT (`name`) DO UPDATE SET `succeeded_at` = coalesce(`succeeded_at`, excluded.`succeeded_at`);
