-- Recomputes the console's sums from the charges (docs/runbook.md#the-consoles-figures).
DELETE FROM charge_days;
INSERT INTO charge_entries SELECT * FROM charge_entries;
DELETE FROM buyers;
DELETE FROM subscriber_spells;
INSERT INTO changed_owners SELECT DISTINCT owner_id FROM changed_owners;
