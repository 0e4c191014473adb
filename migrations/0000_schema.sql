CREATE TABLE `alarms` (
	`name` text PRIMARY KEY NOT NULL,
	`detail` text NOT NULL,
	`since` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`reported_at` integer,
	`over_at` integer
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `buyers` (
	`owner_id` text PRIMARY KEY NOT NULL,
	`first_at` integer NOT NULL,
	`sold` text NOT NULL,
	`origin_id` integer,
	`net_cents` integer NOT NULL,
	`paid_months` integer NOT NULL,
	`has_converted` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `buyers_first` ON `buyers` (`sold`,`first_at`,`origin_id`,`net_cents`,`paid_months`,`has_converted`);--> statement-breakpoint
CREATE TABLE `charge_days` (
	`day` integer NOT NULL,
	`sold` text NOT NULL,
	`origin_id` integer NOT NULL,
	`charges` integer NOT NULL,
	`gross_cents` integer NOT NULL,
	`refunded_cents` integer NOT NULL,
	`withheld_cents` integer NOT NULL,
	`fee_cents` integer NOT NULL,
	`unknown_fees` integer NOT NULL,
	`open_disputes` integer NOT NULL,
	`won_disputes` integer NOT NULL,
	`lost_disputes` integer NOT NULL,
	PRIMARY KEY(`day`, `sold`, `origin_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `subscriber_spells` (
	`owner_id` text NOT NULL,
	`began_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`previous_at` integer,
	`month_cents` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `began_at`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `subscriber_spells_last` ON `subscriber_spells` (`last_at`,`began_at`,`previous_at`,`month_cents`);--> statement-breakpoint
CREATE TABLE `daily_uses` (
	`day` integer NOT NULL,
	`user` text NOT NULL,
	`what` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`day`, `user`, `what`),
	CONSTRAINT "daily_uses_n_range" CHECK(typeof("daily_uses"."n") = 'integer' and "daily_uses"."n" >= 1)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `data_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`source` text NOT NULL,
	`requested_at` integer NOT NULL,
	`counts` text NOT NULL,
	`file_owners` text NOT NULL,
	`finished_at` integer
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `data_requests_unfinished` ON `data_requests` (`requested_at`) WHERE "data_requests"."finished_at" is null;--> statement-breakpoint
CREATE TABLE `quiz_readers` (
	`visitor_hash` text PRIMARY KEY NOT NULL,
	`age` text NOT NULL,
	`gender` text NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "quiz_readers_age_given" CHECK(length("quiz_readers"."age") >= 1),
	CONSTRAINT "quiz_readers_gender_given" CHECK(length("quiz_readers"."gender") >= 1)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `quiz_readers_updated_at` ON `quiz_readers` (`updated_at`);--> statement-breakpoint
CREATE TABLE `quiz_submissions` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text,
	`email` text NOT NULL,
	`age` text NOT NULL,
	`gender` text NOT NULL,
	`archetype` text NOT NULL,
	`submitted_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`email_folded` text,
	`visitor_hash` text,
	`notice_version` integer,
	`origin_id` integer,
	CONSTRAINT "quiz_submissions_email_length" CHECK(length("quiz_submissions"."email") between 3 and 254),
	CONSTRAINT "quiz_submissions_age_given" CHECK(length("quiz_submissions"."age") >= 1),
	CONSTRAINT "quiz_submissions_gender_given" CHECK(length("quiz_submissions"."gender") >= 1),
	CONSTRAINT "quiz_submissions_archetype_known" CHECK("quiz_submissions"."archetype" in ('echo', 'avoidant', 'idealist', 'analyzer', 'resigned'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quiz_submissions_email_unique` ON `quiz_submissions` (coalesce("email_folded", lower("email")));--> statement-breakpoint
CREATE INDEX `quiz_submissions_submitted_at` ON `quiz_submissions` (`submitted_at`);--> statement-breakpoint
CREATE TABLE `email_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`attempt_id` text,
	`email` text NOT NULL,
	`status` text DEFAULT 'queued' NOT NULL,
	`payload_pointer` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`kind` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_try_at` integer DEFAULT 0 NOT NULL,
	`sent_at` integer,
	`last_error` text,
	`repeats` integer DEFAULT 0 NOT NULL,
	`due_at` integer DEFAULT 0 NOT NULL,
	`payload` text DEFAULT '{}' NOT NULL,
	`failed_at` integer,
	`recipient` text,
	FOREIGN KEY (`attempt_id`) REFERENCES `quiz2_attempts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "email_jobs_id_uuid" CHECK("email_jobs"."id" glob '????????-????-????-????-????????????' and "email_jobs"."id" not glob '*[^0-9a-f-]*'),
	CONSTRAINT "email_jobs_email_length" CHECK(length("email_jobs"."email") between 3 and 254),
	CONSTRAINT "email_jobs_status_known" CHECK("email_jobs"."status" in ('queued', 'sending', 'sent', 'failed'))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `email_jobs_dedupe_key_unique` ON `email_jobs` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `email_jobs_pending` ON `email_jobs` (`due_at`) WHERE "email_jobs"."sent_at" is null and "email_jobs"."failed_at" is null;--> statement-breakpoint
CREATE INDEX `email_jobs_withdrawals` ON `email_jobs` (lower(json_extract("payload", '$.email'))) WHERE "email_jobs"."kind" = 'withdrawal_notice';--> statement-breakpoint
CREATE INDEX `email_jobs_failed` ON `email_jobs` (`status`,`failed_at`) WHERE "email_jobs"."status" = 'failed' and "email_jobs"."email" <> 'removed@invalid';--> statement-breakpoint
CREATE INDEX `email_jobs_attempt_id` ON `email_jobs` (`attempt_id`) WHERE "email_jobs"."attempt_id" is not null;--> statement-breakpoint
CREATE INDEX `email_jobs_addressed` ON `email_jobs` (`sent_at`) WHERE "email_jobs"."sent_at" is not null and "email_jobs"."email" <> 'removed@invalid';--> statement-breakpoint
CREATE INDEX `email_jobs_recipient` ON `email_jobs` (`recipient`,`kind`,`created_at`) WHERE "email_jobs"."recipient" is not null;--> statement-breakpoint
CREATE INDEX `email_jobs_without_recipient` ON `email_jobs` (lower("email")) WHERE "email_jobs"."recipient" is null;--> statement-breakpoint
CREATE TABLE `mail_suppressions` (
	`recipient` text NOT NULL,
	`kind` text NOT NULL,
	`suppressed_at` integer NOT NULL,
	PRIMARY KEY(`recipient`, `kind`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `mail_suppressions_suppressed_at` ON `mail_suppressions` (`suppressed_at`);--> statement-breakpoint
CREATE TABLE `funnel_counts` (
	`day` integer NOT NULL,
	`source` text NOT NULL,
	`campaign` text NOT NULL,
	`funnel` text NOT NULL,
	`step` text NOT NULL,
	`variant` text NOT NULL,
	`country` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`day`, `source`, `campaign`, `funnel`, `step`, `variant`, `country`),
	CONSTRAINT "funnel_counts_day_range" CHECK(typeof("funnel_counts"."day") = 'integer' and "funnel_counts"."day" >= 0),
	CONSTRAINT "funnel_counts_country_known" CHECK("funnel_counts"."country" in ('EU', 'US', 'other')),
	CONSTRAINT "funnel_counts_n_range" CHECK(typeof("funnel_counts"."n") = 'integer' and "funnel_counts"."n" >= 1)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `origins` (
	`id` integer PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`campaign` text NOT NULL,
	`variant` text NOT NULL,
	`country` text DEFAULT 'other' NOT NULL,
	CONSTRAINT "origins_country_known" CHECK("origins"."country" in ('EU', 'US', 'other'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `origins_unique` ON `origins` (`source`,`campaign`,`variant`,`country`);--> statement-breakpoint
CREATE TABLE `quiz2_attempt_visitors` (
	`attempt_id` text NOT NULL,
	`visitor_hash` text NOT NULL,
	`granted_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`rights` text DEFAULT 'reader' NOT NULL,
	PRIMARY KEY(`attempt_id`, `visitor_hash`),
	FOREIGN KEY (`attempt_id`) REFERENCES `quiz2_attempts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quiz2_attempt_visitors_rights_known" CHECK("quiz2_attempt_visitors"."rights" in ('owner', 'payer', 'reader'))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `quiz2_attempt_visitors_visitor_hash` ON `quiz2_attempt_visitors` (`visitor_hash`);--> statement-breakpoint
CREATE TABLE `quiz2_attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`quiz_key` text DEFAULT 'quiz2' NOT NULL,
	`status` text DEFAULT 'started' NOT NULL,
	`progress_count` integer DEFAULT 0 NOT NULL,
	`started_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`completed_at` integer,
	`time_spent_seconds` integer DEFAULT 0 NOT NULL,
	`visitor_hash` text,
	`scores` text,
	`bank_version` text,
	`continued_at` integer,
	`link_generation` integer DEFAULT 0 NOT NULL,
	`notice_version` integer,
	`answers` text,
	`answered_at` integer,
	`origin_id` integer,
	FOREIGN KEY (`user_id`) REFERENCES `quiz2_users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quiz2_attempts_id_uuid" CHECK("quiz2_attempts"."id" glob '????????-????-????-????-????????????' and "quiz2_attempts"."id" not glob '*[^0-9a-f-]*'),
	CONSTRAINT "quiz2_attempts_status_known" CHECK("quiz2_attempts"."status" in ('started', 'completed')),
	CONSTRAINT "quiz2_attempts_progress_count_range" CHECK(typeof("quiz2_attempts"."progress_count") = 'integer' and "quiz2_attempts"."progress_count" between 0 and 100),
	CONSTRAINT "quiz2_attempts_time_spent_seconds_range" CHECK(typeof("quiz2_attempts"."time_spent_seconds") = 'integer' and "quiz2_attempts"."time_spent_seconds" >= 0),
	CONSTRAINT "quiz2_attempts_link_generation_range" CHECK(typeof("quiz2_attempts"."link_generation") = 'integer' and "quiz2_attempts"."link_generation" >= 0),
	CONSTRAINT "quiz2_attempts_answers_packed" CHECK(length("quiz2_attempts"."answers") = 100 and "quiz2_attempts"."answers" not glob '*[^1-5 ]*')
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `quiz2_attempts_visitor` ON `quiz2_attempts` (`visitor_hash`,`started_at`);--> statement-breakpoint
CREATE INDEX `quiz2_attempts_age` ON `quiz2_attempts` (`status`, coalesce("completed_at", "started_at"));--> statement-breakpoint
CREATE INDEX `quiz2_attempts_user_id` ON `quiz2_attempts` (`user_id`) WHERE "quiz2_attempts"."user_id" is not null;--> statement-breakpoint
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
CREATE INDEX `quiz2_pulses_answers` ON `quiz2_pulses` (`taken_at`) WHERE "quiz2_pulses"."answers" is not null;--> statement-breakpoint
CREATE TABLE `quiz2_users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text,
	`gender` text,
	`country` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`email_folded` text,
	CONSTRAINT "quiz2_users_id_uuid" CHECK("quiz2_users"."id" glob '????????-????-????-????-????????????' and "quiz2_users"."id" not glob '*[^0-9a-f-]*'),
	CONSTRAINT "quiz2_users_email_length" CHECK(length("quiz2_users"."email") between 3 and 254),
	CONSTRAINT "quiz2_users_gender_known" CHECK("quiz2_users"."gender" in ('male', 'female'))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `quiz2_users_email` ON `quiz2_users` (coalesce("email_folded", lower("email"))) WHERE "quiz2_users"."email" is not null;--> statement-breakpoint
CREATE TABLE `card_alerts` (
	`id` integer PRIMARY KEY NOT NULL,
	`raised_at` integer NOT NULL,
	CONSTRAINT "card_alerts_id_one" CHECK("card_alerts"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `opened_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`visitor_hash` text NOT NULL,
	`network` text NOT NULL,
	`opened_at` integer NOT NULL,
	`declines` integer DEFAULT 0 NOT NULL,
	`declined_at` integer,
	CONSTRAINT "opened_payments_declines_range" CHECK(typeof("opened_payments"."declines") = 'integer' and "opened_payments"."declines" >= 0)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `opened_payments_visitor_hash` ON `opened_payments` (`visitor_hash`,`opened_at`);--> statement-breakpoint
CREATE INDEX `opened_payments_network` ON `opened_payments` (`network`,`declined_at`);--> statement-breakpoint
CREATE INDEX `opened_payments_opened_at` ON `opened_payments` (`opened_at`);--> statement-breakpoint
CREATE INDEX `opened_payments_declined` ON `opened_payments` (`declined_at`) WHERE "opened_payments"."declined_at" is not null;--> statement-breakpoint
CREATE TABLE `operator_log` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`who` text NOT NULL,
	`act` text NOT NULL,
	`subject` text NOT NULL,
	`outcome` text,
	CONSTRAINT "operator_log_id_uuid" CHECK("operator_log"."id" glob '????????-????-????-????-????????????' and "operator_log"."id" not glob '*[^0-9a-f-]*')
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `operator_log_at` ON `operator_log` (`at`);--> statement-breakpoint
CREATE TABLE `exit_offers` (
	`visitor_hash` text PRIMARY KEY NOT NULL,
	`ends_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `exit_offers_ends_at` ON `exit_offers` (`ends_at`);--> statement-breakpoint
CREATE TABLE `order_visitors` (
	`order_id` text NOT NULL,
	`visitor_hash` text NOT NULL,
	`granted_at` integer NOT NULL,
	PRIMARY KEY(`order_id`, `visitor_hash`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `order_visitors_visitor_hash` ON `order_visitors` (`visitor_hash`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`visitor_hash` text NOT NULL,
	`product` text NOT NULL,
	`email` text,
	`archetype` text,
	`amount_cents` integer NOT NULL,
	`currency` text DEFAULT 'usd' NOT NULL,
	`status` text DEFAULT 'created' NOT NULL,
	`payment_intent_id` text,
	`declines` integer DEFAULT 0 NOT NULL,
	`declined_at` integer,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`updated_at` integer NOT NULL,
	`email_folded` text,
	`consent_version` text,
	`quiz_result` text,
	`origin_id` integer,
	CONSTRAINT "orders_id_uuid" CHECK("orders"."id" glob '????????-????-????-????-????????????' and "orders"."id" not glob '*[^0-9a-f-]*'),
	CONSTRAINT "orders_email_length" CHECK(length("orders"."email") between 3 and 254),
	CONSTRAINT "orders_amount_cents_range" CHECK(typeof("orders"."amount_cents") = 'integer' and "orders"."amount_cents" >= 1),
	CONSTRAINT "orders_status_known" CHECK("orders"."status" in ('created', 'paid', 'refunded', 'disputed', 'canceled')),
	CONSTRAINT "orders_declines_range" CHECK(typeof("orders"."declines") = 'integer' and "orders"."declines" >= 0)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_payment_intent_unique` ON `orders` (`payment_intent_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_open_unique` ON `orders` (`visitor_hash`,`product`) WHERE "orders"."status" = 'created';--> statement-breakpoint
CREATE INDEX `orders_visitor_hash` ON `orders` (`visitor_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_email` ON `orders` (coalesce("email_folded", lower("email"))) WHERE "orders"."email" is not null;--> statement-breakpoint
CREATE INDEX `orders_paid_at` ON `orders` (`paid_at`) WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX `orders_unpaid` ON `orders` (`created_at`) WHERE "orders"."status" = 'created';--> statement-breakpoint
CREATE INDEX `orders_without_address` ON `orders` (`paid_at`) WHERE "orders"."status" = 'paid' and "orders"."email" is null;--> statement-breakpoint
CREATE INDEX `orders_canceled` ON `orders` (`updated_at`) WHERE "orders"."status" = 'canceled' and "orders"."paid_at" is null;--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text,
	`attempt_id` text,
	`rating` integer NOT NULL,
	`text` text NOT NULL,
	`first_name` text NOT NULL,
	`status` text DEFAULT 'received' NOT NULL,
	`consented_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`attempt_id`) REFERENCES `quiz2_attempts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "reviews_id_uuid" CHECK("reviews"."id" glob '????????-????-????-????-????????????' and "reviews"."id" not glob '*[^0-9a-f-]*'),
	CONSTRAINT "reviews_one_purchase" CHECK(("reviews"."order_id" is null) <> ("reviews"."attempt_id" is null)),
	CONSTRAINT "reviews_rating_range" CHECK(typeof("reviews"."rating") = 'integer' and "reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_text_length" CHECK(length("reviews"."text") between 1 and 1000),
	CONSTRAINT "reviews_first_name_length" CHECK(length("reviews"."first_name") between 1 and 40),
	CONSTRAINT "reviews_status_known" CHECK("reviews"."status" in ('received', 'published', 'hidden'))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_order_unique` ON `reviews` (`order_id`) WHERE "reviews"."order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_attempt_unique` ON `reviews` (`attempt_id`) WHERE "reviews"."attempt_id" is not null;--> statement-breakpoint
CREATE INDEX `reviews_status` ON `reviews` (`status`,`updated_at`);--> statement-breakpoint
CREATE INDEX `reviews_created_at` ON `reviews` (`created_at`);--> statement-breakpoint
CREATE TABLE `counters` (
	`name` text PRIMARY KEY NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "counters_name_known" CHECK("counters"."name" in ('quiz_submissions', 'completed_attempts')),
	CONSTRAINT "counters_total_range" CHECK(typeof("counters"."total") = 'integer' and "counters"."total" >= 0)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `job_runs` (
	`name` text PRIMARY KEY NOT NULL,
	`succeeded_at` integer,
	`cursor` text
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `charges` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`sold` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`refunded_cents` integer NOT NULL,
	`fee_cents` integer,
	`dispute` text NOT NULL,
	`charged_at` integer NOT NULL,
	`origin_id` integer,
	`withheld_cents` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "charges_amount_cents_range" CHECK(typeof("charges"."amount_cents") = 'integer' and "charges"."amount_cents" >= 1),
	CONSTRAINT "charges_refunded_cents_range" CHECK(typeof("charges"."refunded_cents") = 'integer' and "charges"."refunded_cents" >= 0),
	CONSTRAINT "charges_fee_cents_range" CHECK("charges"."fee_cents" is null or (typeof("charges"."fee_cents") = 'integer' and "charges"."fee_cents" >= 0)),
	CONSTRAINT "charges_withheld_cents_range" CHECK(typeof("charges"."withheld_cents") = 'integer' and "charges"."withheld_cents" >= 0),
	CONSTRAINT "charges_dispute_known" CHECK("charges"."dispute" in ('none', 'open', 'won', 'lost'))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `charges_charged_at` ON `charges` (`charged_at`);--> statement-breakpoint
CREATE INDEX `charges_owner` ON `charges` (`owner_id`);--> statement-breakpoint
CREATE TABLE `owed_refunds` (
	`payment_intent_id` text PRIMARY KEY NOT NULL,
	`object_id` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`owed_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`reason` text,
	`next_try_at` integer,
	CONSTRAINT "owed_refunds_amount_cents_range" CHECK(typeof("owed_refunds"."amount_cents") = 'integer' and "owed_refunds"."amount_cents" >= 0),
	CONSTRAINT "owed_refunds_tries_range" CHECK(typeof("owed_refunds"."tries") = 'integer' and "owed_refunds"."tries" >= 0)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `owed_refunds_object` ON `owed_refunds` (`object_id`);--> statement-breakpoint
CREATE INDEX `owed_refunds_due` ON `owed_refunds` (`next_try_at`) WHERE "owed_refunds"."next_try_at" is not null;--> statement-breakpoint
CREATE TABLE `stripe_cursors` (
	`id` integer PRIMARY KEY NOT NULL,
	`read_until` integer NOT NULL,
	`answered_at` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stripe_cursors_id_one" CHECK("stripe_cursors"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`object_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`received_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `stripe_events_object` ON `stripe_events` (`object_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `stripe_events_received_at` ON `stripe_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `stripe_syncs` (
	`object_id` text PRIMARY KEY NOT NULL,
	`requested_revision` integer NOT NULL,
	`synced_revision` integer DEFAULT 0 NOT NULL,
	`requested_at` integer NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stripe_syncs_requested_revision_range" CHECK(typeof("stripe_syncs"."requested_revision") = 'integer' and "stripe_syncs"."requested_revision" >= 0),
	CONSTRAINT "stripe_syncs_synced_revision_range" CHECK(typeof("stripe_syncs"."synced_revision") = 'integer' and "stripe_syncs"."synced_revision" >= 0)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `stripe_syncs_behind` ON `stripe_syncs` (`requested_at`) WHERE "stripe_syncs"."synced_revision" < "stripe_syncs"."requested_revision";--> statement-breakpoint
CREATE INDEX `stripe_syncs_settled` ON `stripe_syncs` (`requested_at`) WHERE "stripe_syncs"."synced_revision" >= "stripe_syncs"."requested_revision";--> statement-breakpoint
CREATE INDEX `stripe_syncs_failing` ON `stripe_syncs` (`failures`) WHERE "stripe_syncs"."synced_revision" < "stripe_syncs"."requested_revision" and "stripe_syncs"."failures" >= 3;--> statement-breakpoint
CREATE TABLE `quiz2_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`attempt_id` text NOT NULL,
	`stripe_sub_id` text,
	`stripe_customer_id` text,
	`stripe_session_id` text,
	`stripe_event_id` text,
	`trial_start` integer,
	`trial_end` integer,
	`status` text DEFAULT 'incomplete' NOT NULL,
	`last_event_at` integer,
	`visitor_hash` text,
	`email` text,
	`country` text,
	`checkout_round` integer DEFAULT 0 NOT NULL,
	`checkout_url` text,
	`checkout_expires_at` integer,
	`consent_version` text,
	`consented_at` integer,
	`period_end` integer,
	`is_cancelling` integer DEFAULT false NOT NULL,
	`cancel_requested_at` integer,
	`canceled_at` integer,
	`payment_state` text DEFAULT 'clear' NOT NULL,
	`daily_mails_stopped_at` integer,
	`offer` text DEFAULT 'trial' NOT NULL,
	`first_trial_at` integer,
	`mailbox` text,
	`covered_by` text,
	`weekly_mails_stopped_at` integer,
	`is_paused` integer DEFAULT false NOT NULL,
	`card_hash` text,
	FOREIGN KEY (`attempt_id`) REFERENCES `quiz2_attempts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quiz2_subscriptions_id_uuid" CHECK("quiz2_subscriptions"."id" glob '????????-????-????-????-????????????' and "quiz2_subscriptions"."id" not glob '*[^0-9a-f-]*'),
	CONSTRAINT "quiz2_subscriptions_status_known" CHECK("quiz2_subscriptions"."status" in ('payment_pending', 'trialing', 'active', 'canceled', 'incomplete')),
	CONSTRAINT "quiz2_subscriptions_email_length" CHECK(length("quiz2_subscriptions"."email") between 3 and 254),
	CONSTRAINT "quiz2_subscriptions_checkout_round_range" CHECK(typeof("quiz2_subscriptions"."checkout_round") = 'integer' and "quiz2_subscriptions"."checkout_round" >= 0),
	CONSTRAINT "quiz2_subscriptions_is_cancelling_range" CHECK(typeof("quiz2_subscriptions"."is_cancelling") = 'integer' and "quiz2_subscriptions"."is_cancelling" between 0 and 1),
	CONSTRAINT "quiz2_subscriptions_payment_state_known" CHECK("quiz2_subscriptions"."payment_state" in ('clear', 'refunded', 'disputed', 'lost', 'won')),
	CONSTRAINT "quiz2_subscriptions_offer_known" CHECK("quiz2_subscriptions"."offer" in ('trial', 'monthly'))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `quiz2_subscriptions_attempt_id_unique` ON `quiz2_subscriptions` (`attempt_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `quiz2_subscriptions_customer_unique` ON `quiz2_subscriptions` (`stripe_customer_id`);--> statement-breakpoint
CREATE INDEX `quiz2_subscriptions_visitor_hash` ON `quiz2_subscriptions` (`visitor_hash`) WHERE "quiz2_subscriptions"."visitor_hash" is not null;--> statement-breakpoint
CREATE INDEX `quiz2_subscriptions_mailbox` ON `quiz2_subscriptions` (`mailbox`) WHERE "quiz2_subscriptions"."mailbox" is not null;--> statement-breakpoint
CREATE INDEX `quiz2_subscriptions_period_end` ON `quiz2_subscriptions` (`period_end`) WHERE "quiz2_subscriptions"."status" in ('trialing', 'active');--> statement-breakpoint
CREATE INDEX `quiz2_subscriptions_card_hash` ON `quiz2_subscriptions` (`card_hash`) WHERE "quiz2_subscriptions"."card_hash" is not null;--> statement-breakpoint
CREATE INDEX `quiz2_subscriptions_active` ON `quiz2_subscriptions` (`attempt_id`) WHERE "quiz2_subscriptions"."status" = 'active';--> statement-breakpoint
CREATE INDEX `quiz2_subscriptions_renewed` ON `quiz2_subscriptions` (coalesce("trial_end", "consented_at" + 2678400000)) WHERE "quiz2_subscriptions"."status" = 'active';--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`password` text NOT NULL,
	CONSTRAINT "users_id_uuid" CHECK("users"."id" glob '????????-????-????-????-????????????' and "users"."id" not glob '*[^0-9a-f-]*')
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_unique` ON `users` (`username`);--> statement-breakpoint
CREATE TABLE `waitlist_signups` (
	`id` integer PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`source` text DEFAULT 'direct' NOT NULL,
	`signed_up_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`email_folded` text,
	`confirm_by` integer,
	CONSTRAINT "waitlist_signups_email_length" CHECK(length("waitlist_signups"."email") between 3 and 254)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `waitlist_signups_email_unique` ON `waitlist_signups` (coalesce("email_folded", lower("email")));--> statement-breakpoint
CREATE INDEX `waitlist_signups_unconfirmed` ON `waitlist_signups` (`confirm_by`) WHERE "waitlist_signups"."confirm_by" is not null;--> statement-breakpoint
CREATE TABLE `waitlist_totals` (
	`id` integer PRIMARY KEY NOT NULL,
	`signups` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "waitlist_totals_id_one" CHECK("waitlist_totals"."id" = 1),
	CONSTRAINT "waitlist_totals_signups_range" CHECK(typeof("waitlist_totals"."signups") = 'integer' and "waitlist_totals"."signups" >= 0)
);
--> statement-breakpoint
CREATE TABLE `withdrawals` (
	`id` text PRIMARY KEY NOT NULL,
	`wish` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_folded` text NOT NULL,
	`contract` text NOT NULL,
	`declared_at` integer NOT NULL,
	`settled_at` integer,
	`erased_at` integer,
	CONSTRAINT "withdrawals_id_uuid" CHECK("withdrawals"."id" glob '????????-????-????-????-????????????' and "withdrawals"."id" not glob '*[^0-9a-f-]*'),
	CONSTRAINT "withdrawals_wish_known" CHECK("withdrawals"."wish" in ('withdraw', 'cancel')),
	CONSTRAINT "withdrawals_email_length" CHECK(length("withdrawals"."email") between 3 and 254)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `withdrawals_email_folded` ON `withdrawals` (`email_folded`);--> statement-breakpoint
CREATE INDEX `withdrawals_declared_at` ON `withdrawals` (`declared_at`);--> statement-breakpoint
CREATE VIEW `quiz2_email_jobs` AS select id, attempt_id, email, iif(status = 'sent', 'sent', 'queued') as status, payload_pointer, created_at from email_jobs where attempt_id is not null;--> statement-breakpoint
CREATE VIEW `quiz2_responses` AS select quiz2_attempts.id || ':Q' || number as id, quiz2_attempts.id as attempt_id, 'Q' || number as q_id, case (number - 1) / 20 when 0 then 'safety' when 1 then 'connection' when 2 then 'recreation' when 3 then 'significance' else 'growth' end as area, case (number - 1) / 4 when 0 then 'Physical Safety' when 1 then 'Emotional Safety' when 2 then 'Financial Security' when 3 then 'Boundaries' when 4 then 'Risk Management' when 5 then 'Intimate Relationships' when 6 then 'Social Networks' when 7 then 'Communication' when 8 then 'Empathy' when 9 then 'Social Confidence' when 10 then 'Play & Fun' when 11 then 'Creative Expression' when 12 then 'Hobbies & Interests' when 13 then 'Work-Life Balance' when 14 then 'Adventure & Novelty' when 15 then 'Life Purpose' when 16 then 'Achievement' when 17 then 'Career Fulfillment' when 18 then 'Contribution' when 19 then 'Recognition' when 20 then 'Personal Growth' when 21 then 'Spirituality' when 22 then 'Wisdom' when 23 then 'Legacy' else 'Self-Actualization' end as sub_dimension, case (number - 1) % 4 when 2 then 'reverse' else 'positive' end as polarity, cast(substr(answers, number, 1) as integer) as value, case substr(answers, number, 1) - 1 when 0 then 'Strongly Disagree' when 1 then 'Disagree' when 2 then 'Neutral' when 3 then 'Agree' else 'Strongly Agree' end as label, coalesce(answered_at, started_at) as created_at from quiz2_attempts cross join (select column1 as number from (values (1), (2), (3), (4), (5), (6), (7), (8), (9), (10), (11), (12), (13), (14), (15), (16), (17), (18), (19), (20), (21), (22), (23), (24), (25), (26), (27), (28), (29), (30), (31), (32), (33), (34), (35), (36), (37), (38), (39), (40), (41), (42), (43), (44), (45), (46), (47), (48), (49), (50), (51), (52), (53), (54), (55), (56), (57), (58), (59), (60), (61), (62), (63), (64), (65), (66), (67), (68), (69), (70), (71), (72), (73), (74), (75), (76), (77), (78), (79), (80), (81), (82), (83), (84), (85), (86), (87), (88), (89), (90), (91), (92), (93), (94), (95), (96), (97), (98), (99), (100))) where substr(answers, number, 1) > ' ';--> statement-breakpoint
CREATE VIEW `changed_owners` AS SELECT `owner_id` FROM `charges`;
--> statement-breakpoint
CREATE VIEW `charge_entries` AS SELECT 1 AS `times`, `id`, `owner_id`, `sold`, `amount_cents`, `refunded_cents`, `fee_cents`, `dispute`, `charged_at`, `origin_id`, `withheld_cents` FROM `charges`;
--> statement-breakpoint
CREATE TRIGGER `changed_owners_added` INSTEAD OF INSERT ON `changed_owners`
BEGIN
	DELETE FROM `buyers` WHERE `owner_id` = NEW.`owner_id`;
	INSERT INTO `buyers` SELECT
		`charge`.`owner_id`, `first`.`at`, `first`.`sold`, `first`.`origin_id`,
		sum(iif(`charge`.`charged_at` < `first`.`at` + 2592000000,
			`amount_cents` - `refunded_cents` - `withheld_cents` - coalesce(`fee_cents`, 0), 0)),
		count(iif(`charge`.`sold` = 'month' AND `refunded_cents` < `amount_cents` AND `dispute` NOT IN ('open', 'lost'), 1, NULL)),
		max(`charge`.`sold` = 'month' AND `charge`.`charged_at` <= `first`.`at` + 2592000000)
	FROM (SELECT min(`charged_at`) AS `at`, `sold`, `origin_id` FROM `charges` WHERE `owner_id` = NEW.`owner_id`) AS `first`
	JOIN `charges` AS `charge` ON `charge`.`owner_id` = NEW.`owner_id`
	GROUP BY `charge`.`owner_id`;
	DELETE FROM `subscriber_spells` WHERE `owner_id` = NEW.`owner_id`;
	INSERT INTO `subscriber_spells` SELECT
		NEW.`owner_id`, min(`charged_at`), max(`charged_at`), lag(max(`charged_at`)) OVER (ORDER BY `spell`), max(`amount_cents`)
	FROM (SELECT *, sum(`is_gap`) OVER (ORDER BY `charged_at`) AS `spell` FROM (
		SELECT *, coalesce(`charged_at` - lag(`charged_at`) OVER (ORDER BY `charged_at`) > 2764800000, 1) AS `is_gap`
		FROM `charges` WHERE `owner_id` = NEW.`owner_id` AND `sold` = 'month'
			AND `refunded_cents` < `amount_cents` AND `dispute` NOT IN ('open', 'lost')
	)) GROUP BY `spell`;
END;
--> statement-breakpoint
CREATE TRIGGER `charge_entries_added` INSTEAD OF INSERT ON `charge_entries`
BEGIN
	INSERT INTO `charge_days` VALUES (
		NEW.`charged_at` / 86400000, NEW.`sold`, coalesce(NEW.`origin_id`, 0), NEW.`times`, NEW.`times` * NEW.`amount_cents`,
		NEW.`times` * NEW.`refunded_cents`,
		NEW.`times` * NEW.`withheld_cents`,
		NEW.`times` * coalesce(NEW.`fee_cents`, 0), NEW.`times` * (NEW.`fee_cents` IS NULL),
		NEW.`times` * (NEW.`dispute` = 'open'), NEW.`times` * (NEW.`dispute` = 'won'), NEW.`times` * (NEW.`dispute` = 'lost')
	) ON CONFLICT DO UPDATE SET
		`charges` = `charges` + excluded.`charges`,
		`gross_cents` = `gross_cents` + excluded.`gross_cents`,
		`refunded_cents` = `refunded_cents` + excluded.`refunded_cents`,
		`withheld_cents` = `withheld_cents` + excluded.`withheld_cents`,
		`fee_cents` = `fee_cents` + excluded.`fee_cents`,
		`unknown_fees` = `unknown_fees` + excluded.`unknown_fees`,
		`open_disputes` = `open_disputes` + excluded.`open_disputes`,
		`won_disputes` = `won_disputes` + excluded.`won_disputes`,
		`lost_disputes` = `lost_disputes` + excluded.`lost_disputes`;
	DELETE FROM `charge_days` WHERE `day` = NEW.`charged_at` / 86400000 AND `sold` = NEW.`sold`
		AND `origin_id` = coalesce(NEW.`origin_id`, 0) AND `charges` = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `charges_added` AFTER INSERT ON `charges`
BEGIN
	INSERT INTO `charge_entries` VALUES (1, NEW.`id`, NEW.`owner_id`, NEW.`sold`, NEW.`amount_cents`, NEW.`refunded_cents`, NEW.`fee_cents`, NEW.`dispute`, NEW.`charged_at`, NEW.`origin_id`, NEW.`withheld_cents`);
	INSERT INTO `changed_owners` VALUES (NEW.`owner_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `charges_changed` AFTER UPDATE ON `charges`
BEGIN
	INSERT INTO `charge_entries` VALUES (1, NEW.`id`, NEW.`owner_id`, NEW.`sold`, NEW.`amount_cents`, NEW.`refunded_cents`, NEW.`fee_cents`, NEW.`dispute`, NEW.`charged_at`, NEW.`origin_id`, NEW.`withheld_cents`);
	INSERT INTO `charge_entries` VALUES (-1, OLD.`id`, OLD.`owner_id`, OLD.`sold`, OLD.`amount_cents`, OLD.`refunded_cents`, OLD.`fee_cents`, OLD.`dispute`, OLD.`charged_at`, OLD.`origin_id`, OLD.`withheld_cents`);
	INSERT INTO `changed_owners` SELECT OLD.`owner_id` UNION SELECT NEW.`owner_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `charges_removed` AFTER DELETE ON `charges`
BEGIN
	INSERT INTO `charge_entries` VALUES (-1, OLD.`id`, OLD.`owner_id`, OLD.`sold`, OLD.`amount_cents`, OLD.`refunded_cents`, OLD.`fee_cents`, OLD.`dispute`, OLD.`charged_at`, OLD.`origin_id`, OLD.`withheld_cents`);
	INSERT INTO `changed_owners` VALUES (OLD.`owner_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `quiz2_users_corrected` AFTER UPDATE OF `email` ON `quiz2_users` WHEN lower(OLD.`email`) <> lower(NEW.`email`)
BEGIN
	UPDATE `quiz2_attempts` SET `link_generation` = `link_generation` + 1 WHERE `user_id` = NEW.`id`;
	DELETE FROM `quiz2_attempt_visitors` WHERE `rights` <> 'owner' AND `attempt_id` IN (SELECT `id` FROM `quiz2_attempts` WHERE `user_id` = NEW.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `quiz_submissions_counted` AFTER INSERT ON `quiz_submissions`
BEGIN
	UPDATE `counters` SET `total` = `total` + 1 WHERE `name` = 'quiz_submissions';
END;
--> statement-breakpoint
CREATE TRIGGER `waitlist_signups_confirmed` AFTER UPDATE OF `confirm_by` ON `waitlist_signups` WHEN (OLD.`confirm_by` IS NULL) <> (NEW.`confirm_by` IS NULL)
BEGIN
	UPDATE `waitlist_totals` SET `signups` = `signups` + iif(NEW.`confirm_by` IS NULL, 1, -1) WHERE `id` = 1;
END;
--> statement-breakpoint
CREATE TRIGGER `waitlist_signups_counted` AFTER INSERT ON `waitlist_signups` WHEN NEW.`confirm_by` IS NULL
BEGIN
	UPDATE `waitlist_totals` SET `signups` = `signups` + 1 WHERE `id` = 1;
END;
--> statement-breakpoint
CREATE TRIGGER `waitlist_signups_uncounted` AFTER DELETE ON `waitlist_signups` WHEN OLD.`confirm_by` IS NULL
BEGIN
	UPDATE `waitlist_totals` SET `signups` = `signups` - 1 WHERE `id` = 1;
END;
--> statement-breakpoint
INSERT INTO `waitlist_totals` (`id`, `signups`) VALUES (1, 0);
--> statement-breakpoint
INSERT INTO `counters` (`name`, `total`) VALUES ('quiz_submissions', 0), ('completed_attempts', 0);
--> statement-breakpoint
INSERT INTO `job_runs` (`name`, `succeeded_at`) VALUES ('retention', cast(unixepoch('subsec') * 1000 as integer)), ('weekly_mails', cast(unixepoch('subsec') * 1000 as integer));
--> statement-breakpoint
INSERT INTO `job_runs` (`name`, `cursor`) VALUES ('count_completed', '0');
