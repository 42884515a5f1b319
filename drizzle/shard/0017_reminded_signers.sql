ALTER TABLE `reminders` ADD `signer` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Whoever may sign at once is reminded from when the contract was sent, each by a row of their own.
DROP TRIGGER contracts_reminded_made;--> statement-breakpoint
DROP TRIGGER contracts_reminded_sent;
--> statement-breakpoint
CREATE TRIGGER contracts_reminded_made AFTER INSERT ON contracts
WHEN new.sent_at IS NOT NULL BEGIN
  INSERT INTO reminders (presentation_id, rule_id, signer, occasion, state, begun_at, due_at)
  SELECT new.presentation_id, reminder_rules.id || iif(signer.key > 0, '/' || (signer.key + 1), ''), signer.key, occasion, 'waiting',
    new.sent_at, new.sent_at + hours * 3600000
  FROM json_each(iif(new.signers = '[]', '[{}]', new.signers)) AS signer CROSS JOIN reminder_rules
  WHERE (signer.key = 0 OR new.in_any_order)
    AND organization_id = new.organization_id AND occasion = 'contract_unsigned'
    AND EXISTS (SELECT 1 FROM presentations WHERE id = new.presentation_id)
  ON CONFLICT (presentation_id, rule_id) DO UPDATE SET
    occasion = excluded.occasion, state = 'waiting', begun_at = excluded.begun_at,
    due_at = min(coalesce(due_at, excluded.due_at), excluded.due_at), reason = NULL, mail_id = NULL
  WHERE state = 'waiting' OR state = 'skipped' AND reason <> 'interrupted';
END;
--> statement-breakpoint
CREATE TRIGGER contracts_reminded_sent AFTER UPDATE OF sent_at ON contracts
WHEN new.sent_at IS NOT NULL AND new.sent_at IS NOT old.sent_at BEGIN
  INSERT INTO reminders (presentation_id, rule_id, signer, occasion, state, begun_at, due_at)
  SELECT new.presentation_id, reminder_rules.id || iif(signer.key > 0, '/' || (signer.key + 1), ''), signer.key, occasion, 'waiting',
    new.sent_at, new.sent_at + hours * 3600000
  FROM json_each(iif(new.signers = '[]', '[{}]', new.signers)) AS signer CROSS JOIN reminder_rules
  WHERE (signer.key = 0 OR new.in_any_order)
    AND organization_id = new.organization_id AND occasion = 'contract_unsigned'
    AND EXISTS (SELECT 1 FROM presentations WHERE id = new.presentation_id)
  ON CONFLICT (presentation_id, rule_id) DO UPDATE SET
    occasion = excluded.occasion, state = 'waiting', begun_at = excluded.begun_at,
    due_at = min(coalesce(due_at, excluded.due_at), excluded.due_at), reason = NULL, mail_id = NULL
  WHERE state = 'waiting' OR state = 'skipped' AND reason <> 'interrupted';
END;
--> statement-breakpoint
-- Whoever signs in turn is reminded from when the one before has signed.
CREATE TRIGGER contracts_reminded_turn AFTER UPDATE OF signers ON contracts
WHEN new.sent_at IS NOT NULL AND NOT new.in_any_order AND json_array_length(new.signers) > 1 BEGIN
  INSERT INTO reminders (presentation_id, rule_id, signer, occasion, state, begun_at, due_at)
  SELECT new.presentation_id, reminder_rules.id || '/' || (signer.key + 2), signer.key + 1, occasion, 'waiting',
    signer.value ->> 'signedAt', (signer.value ->> 'signedAt') + hours * 3600000
  FROM json_each(new.signers) AS signer CROSS JOIN reminder_rules
  WHERE signer.value ->> 'signedAt' IS NOT NULL AND old.signers ->> ('$[' || signer.key || '].signedAt') IS NULL
    AND new.signers ->> ('$[' || (signer.key + 1) || '].id') IS NOT NULL
    AND organization_id = new.organization_id AND occasion = 'contract_unsigned'
    AND EXISTS (SELECT 1 FROM presentations WHERE id = new.presentation_id)
  ON CONFLICT (presentation_id, rule_id) DO UPDATE SET
    occasion = excluded.occasion, state = 'waiting', begun_at = excluded.begun_at,
    due_at = min(coalesce(due_at, excluded.due_at), excluded.due_at), reason = NULL, mail_id = NULL
  WHERE state = 'waiting' OR state = 'skipped' AND reason <> 'interrupted';
END;
