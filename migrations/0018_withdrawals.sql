-- The expression by hand: drizzle-kit garbles it.
CREATE INDEX `email_jobs_withdrawals` ON `email_jobs` (lower(json_extract("payload", '$.email'))) WHERE "email_jobs"."kind" = 'withdrawal_notice';
