ALTER TABLE `email_jobs` ADD `payload` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- By hand: jobs queued before get their payload from the parts of their key. Repeatable, for jobs that the
-- previous release queues until the next one runs.
UPDATE `email_jobs` SET `payload` = CASE `kind`
	WHEN 'waitlist_welcome' THEN json_object(
		'id', cast(`parts` ->> 1 as integer),
		'signedUpAt', cast(substr(`parts` ->> 1, instr(`parts` ->> 1, '@') + 1) as integer)
	)
	WHEN 'trial_started' THEN json_object('renewsAt', cast(`parts` ->> 2 as integer))
	WHEN 'renewal_reminder' THEN json_object('renewsAt', cast(`parts` ->> 2 as integer))
	WHEN 'subscription_cancelled' THEN json_object(
		'accessEnd', cast(`parts` ->> 2 as integer),
		'canceledAt', cast(`parts` ->> 3 as integer)
	)
	WHEN 'plan_day' THEN json_object('day', cast(`parts` ->> 2 as integer))
	WHEN 'order_links' THEN json_object('orders', json((
		SELECT json_group_array(json_object(
			'orderId', substr(`value`, instr(`value`, '=') + 1),
			'product', substr(`value`, 1, instr(`value`, '=') - 1)
		)) FROM json_each('["' || replace(`parts` ->> 3, ',', '","') || '"]')
	)))
	ELSE json_object(
		'orderId', `parts` ->> 1,
		'product', `parts` ->> 2,
		'amountCents', cast(`parts` ->> 3 as integer),
		'paidAt', cast(`parts` ->> 4 as integer)
	)
END
FROM (
	SELECT `id` AS `job_id`, '["' || replace(`dedupe_key`, ':', '","') || '"]' AS `parts` FROM `email_jobs`
)
WHERE `id` = `job_id` AND `payload` = '{}' AND `kind` NOT IN ('quiz2_preview', 'quiz2_complete');
