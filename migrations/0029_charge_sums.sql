-- WITHOUT ROWID, views and triggers by hand: drizzle-kit cannot say them.
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
-- The charges. An insert adds one to the sums of its day, and with -1 `times` takes it away again.
CREATE VIEW `charge_entries` AS SELECT 1 AS `times`, `id`, `owner_id`, `sold`, `amount_cents`, `refunded_cents`, `fee_cents`, `dispute`, `charged_at`, `origin_id` FROM `charges`;--> statement-breakpoint
CREATE TRIGGER `charge_entries_added` INSTEAD OF INSERT ON `charge_entries`
BEGIN
	INSERT INTO `charge_days` VALUES (
		NEW.`charged_at` / 86400000, NEW.`sold`, coalesce(NEW.`origin_id`, 0), NEW.`times`, NEW.`times` * NEW.`amount_cents`,
		NEW.`times` * NEW.`refunded_cents`,
		NEW.`times` * iif(NEW.`dispute` IN ('open', 'lost'), NEW.`amount_cents` - NEW.`refunded_cents`, 0),
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
			iif(`dispute` IN ('open', 'lost'), 0, `amount_cents` - `refunded_cents`) - coalesce(`fee_cents`, 0), 0)),
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
	INSERT INTO `charge_entries` VALUES (1, NEW.`id`, NEW.`owner_id`, NEW.`sold`, NEW.`amount_cents`, NEW.`refunded_cents`, NEW.`fee_cents`, NEW.`dispute`, NEW.`charged_at`, NEW.`origin_id`);
	INSERT INTO `changed_owners` VALUES (NEW.`owner_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `charges_changed` AFTER UPDATE ON `charges`
BEGIN
	INSERT INTO `charge_entries` VALUES (1, NEW.`id`, NEW.`owner_id`, NEW.`sold`, NEW.`amount_cents`, NEW.`refunded_cents`, NEW.`fee_cents`, NEW.`dispute`, NEW.`charged_at`, NEW.`origin_id`);
	INSERT INTO `charge_entries` VALUES (-1, OLD.`id`, OLD.`owner_id`, OLD.`sold`, OLD.`amount_cents`, OLD.`refunded_cents`, OLD.`fee_cents`, OLD.`dispute`, OLD.`charged_at`, OLD.`origin_id`);
	INSERT INTO `changed_owners` SELECT OLD.`owner_id` UNION SELECT NEW.`owner_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `charges_removed` AFTER DELETE ON `charges`
BEGIN
	INSERT INTO `charge_entries` VALUES (-1, OLD.`id`, OLD.`owner_id`, OLD.`sold`, OLD.`amount_cents`, OLD.`refunded_cents`, OLD.`fee_cents`, OLD.`dispute`, OLD.`charged_at`, OLD.`origin_id`);
	INSERT INTO `changed_owners` VALUES (OLD.`owner_id`);
END;
--> statement-breakpoint
INSERT INTO `charge_entries` SELECT * FROM `charge_entries`;--> statement-breakpoint
INSERT INTO `changed_owners` SELECT DISTINCT `owner_id` FROM `changed_owners`;
