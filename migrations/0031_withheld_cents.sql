-- What disputes withhold, by their own amounts: a refund that fails meanwhile no longer counts as withheld. The views and
-- triggers of 0029 again, which read the column.
DROP TRIGGER `charges_added`;--> statement-breakpoint
DROP TRIGGER `charges_changed`;--> statement-breakpoint
DROP TRIGGER `charges_removed`;--> statement-breakpoint
DROP VIEW `charge_entries`;--> statement-breakpoint
DROP VIEW `changed_owners`;--> statement-breakpoint
ALTER TABLE `charges` ADD `withheld_cents` integer DEFAULT 0 NOT NULL CONSTRAINT "charges_withheld_cents_range" CHECK(typeof("withheld_cents") = 'integer' and "withheld_cents" >= 0);--> statement-breakpoint
-- All that was known until now.
UPDATE `charges` SET `withheld_cents` = max(`amount_cents` - `refunded_cents`, 0) WHERE `dispute` IN ('open', 'lost');--> statement-breakpoint
-- The charges. An insert adds one to the sums of its day, and with -1 `times` takes it away again.
CREATE VIEW `charge_entries` AS SELECT 1 AS `times`, `id`, `owner_id`, `sold`, `amount_cents`, `refunded_cents`, `fee_cents`, `dispute`, `charged_at`, `origin_id`, `withheld_cents` FROM `charges`;--> statement-breakpoint
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
-- The owners of charges. An insert of one computes what is kept of it anew.
CREATE VIEW `changed_owners` AS SELECT `owner_id` FROM `charges`;--> statement-breakpoint
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
