ALTER TABLE `contracts` ADD `end_reason` text;--> statement-breakpoint
UPDATE `contracts` SET `end_reason` = (
  SELECT content ->> '$.reason' FROM contract_events
  WHERE contract_id = contracts.id AND type IN ('declined', 'cancelled', 'voided')
  ORDER BY position DESC LIMIT 1
) WHERE `status` IN ('declined', 'cancelled', 'void');
--> statement-breakpoint
UPDATE `presentations` SET `stage` = 'chose'
WHERE `stage` IN ('not_sent', 'sent', 'watching')
  AND `id` IN (SELECT presentation_id FROM contracts WHERE status IN ('sent', 'opened'));
