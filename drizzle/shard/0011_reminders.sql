CREATE TABLE `reminder_rules` (
	`organization_id` text NOT NULL,
	`id` text NOT NULL,
	`position` integer NOT NULL,
	`occasion` text NOT NULL,
	`hours` integer NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- WITHOUT ROWID makes the table its own index, which drizzle-kit cannot write.
CREATE TABLE `reminders` (
	`presentation_id` text NOT NULL,
	`rule_id` text NOT NULL,
	`occasion` text NOT NULL,
	`state` text NOT NULL,
	`begun_at` integer NOT NULL,
	`due_at` integer,
	`reason` text,
	`mail_id` text,
	`sent_at` integer,
	PRIMARY KEY(`presentation_id`, `rule_id`),
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `reminders_due` ON `reminders` (`due_at`) WHERE "reminders"."due_at" is not null;--> statement-breakpoint
CREATE TABLE `reminder_stops` (
	`organization_id` text NOT NULL,
	`address_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `address_hash`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- What begins the time of a rule writes the row that says so, of each rule that there is. Whether it is still wanted is
-- asked when it is due. One that went, or may have, does not go again.
CREATE TRIGGER presentations_reminded AFTER INSERT ON presentations BEGIN
  INSERT INTO reminders (presentation_id, rule_id, occasion, state, begun_at, due_at)
  SELECT new.id, id, occasion, 'waiting', new.created_at, new.created_at + hours * 3600000 FROM reminder_rules
  WHERE organization_id = new.organization_id AND occasion = 'not_opened'
  ON CONFLICT (presentation_id, rule_id) DO UPDATE SET
    occasion = excluded.occasion, state = 'waiting', begun_at = excluded.begun_at,
    due_at = min(coalesce(due_at, excluded.due_at), excluded.due_at), reason = NULL, mail_id = NULL
  WHERE state = 'waiting' OR state = 'skipped' AND reason <> 'interrupted';
END;
--> statement-breakpoint
CREATE TRIGGER presentation_activity_reminded_opened AFTER UPDATE OF first_viewed_at ON presentation_activity
WHEN new.first_viewed_at IS NOT NULL AND old.first_viewed_at IS NULL BEGIN
  INSERT INTO reminders (presentation_id, rule_id, occasion, state, begun_at, due_at)
  SELECT new.presentation_id, id, occasion, 'waiting', new.first_viewed_at, new.first_viewed_at + hours * 3600000 FROM reminder_rules
  WHERE organization_id = (SELECT organization_id FROM presentations WHERE id = new.presentation_id) AND occasion = 'opened_not_finished'
  ON CONFLICT (presentation_id, rule_id) DO UPDATE SET
    occasion = excluded.occasion, state = 'waiting', begun_at = excluded.begun_at,
    due_at = min(coalesce(due_at, excluded.due_at), excluded.due_at), reason = NULL, mail_id = NULL
  WHERE state = 'waiting' OR state = 'skipped' AND reason <> 'interrupted';
END;
--> statement-breakpoint
CREATE TRIGGER presentation_activity_reminded_finished AFTER UPDATE OF completion ON presentation_activity
WHEN new.completion >= 1 AND old.completion < 1 BEGIN
  INSERT INTO reminders (presentation_id, rule_id, occasion, state, begun_at, due_at)
  SELECT new.presentation_id, id, occasion, 'waiting', CAST(unixepoch('subsec') * 1000 AS INTEGER), CAST(unixepoch('subsec') * 1000 AS INTEGER) + hours * 3600000 FROM reminder_rules
  WHERE organization_id = (SELECT organization_id FROM presentations WHERE id = new.presentation_id) AND occasion = 'finished_not_booked'
  ON CONFLICT (presentation_id, rule_id) DO UPDATE SET
    occasion = excluded.occasion, state = 'waiting', begun_at = excluded.begun_at,
    due_at = min(coalesce(due_at, excluded.due_at), excluded.due_at), reason = NULL, mail_id = NULL
  WHERE state = 'waiting' OR state = 'skipped' AND reason <> 'interrupted';
END;
--> statement-breakpoint
CREATE TRIGGER contracts_reminded_made AFTER INSERT ON contracts
WHEN new.sent_at IS NOT NULL BEGIN
  INSERT INTO reminders (presentation_id, rule_id, occasion, state, begun_at, due_at)
  SELECT new.presentation_id, id, occasion, 'waiting', new.sent_at, new.sent_at + hours * 3600000 FROM reminder_rules
  WHERE organization_id = new.organization_id AND occasion = 'contract_unsigned'
    AND EXISTS (SELECT 1 FROM presentations WHERE id = new.presentation_id)
  ON CONFLICT (presentation_id, rule_id) DO UPDATE SET
    occasion = excluded.occasion, state = 'waiting', begun_at = excluded.begun_at,
    due_at = min(coalesce(due_at, excluded.due_at), excluded.due_at), reason = NULL, mail_id = NULL
  WHERE state = 'waiting' OR state = 'skipped' AND reason <> 'interrupted';
END;
--> statement-breakpoint
CREATE TRIGGER contracts_reminded_sent AFTER UPDATE OF sent_at ON contracts
WHEN new.sent_at IS NOT NULL AND new.sent_at IS NOT old.sent_at BEGIN
  INSERT INTO reminders (presentation_id, rule_id, occasion, state, begun_at, due_at)
  SELECT new.presentation_id, id, occasion, 'waiting', new.sent_at, new.sent_at + hours * 3600000 FROM reminder_rules
  WHERE organization_id = new.organization_id AND occasion = 'contract_unsigned'
    AND EXISTS (SELECT 1 FROM presentations WHERE id = new.presentation_id)
  ON CONFLICT (presentation_id, rule_id) DO UPDATE SET
    occasion = excluded.occasion, state = 'waiting', begun_at = excluded.begun_at,
    due_at = min(coalesce(due_at, excluded.due_at), excluded.due_at), reason = NULL, mail_id = NULL
  WHERE state = 'waiting' OR state = 'skipped' AND reason <> 'interrupted';
END;
--> statement-breakpoint
-- Looked at 13 hours earlier, because what would go at night may have to go on the evening before.
CREATE TRIGGER appointments_reminded_booked AFTER INSERT ON appointments
WHEN new.presentation_id IS NOT NULL AND new.status = 'booked' BEGIN
  INSERT INTO reminders (presentation_id, rule_id, occasion, state, begun_at, due_at)
  SELECT new.presentation_id, id, occasion, 'waiting', new.updated_at, new.starts_at - hours * 3600000 - 46800000 FROM reminder_rules
  WHERE organization_id = new.organization_id AND occasion = 'appointment_soon'
    AND EXISTS (SELECT 1 FROM presentations WHERE id = new.presentation_id)
  ON CONFLICT (presentation_id, rule_id) DO UPDATE SET
    occasion = excluded.occasion, state = 'waiting', begun_at = excluded.begun_at,
    due_at = min(coalesce(due_at, excluded.due_at), excluded.due_at), reason = NULL, mail_id = NULL
  WHERE state = 'waiting' OR state = 'skipped' AND reason <> 'interrupted';
END;
--> statement-breakpoint
CREATE TRIGGER appointments_reminded_moved AFTER UPDATE OF starts_at, status ON appointments
WHEN new.presentation_id IS NOT NULL AND new.status = 'booked' AND (new.starts_at <> old.starts_at OR old.status <> 'booked') BEGIN
  INSERT INTO reminders (presentation_id, rule_id, occasion, state, begun_at, due_at)
  SELECT new.presentation_id, id, occasion, 'waiting', new.updated_at, new.starts_at - hours * 3600000 - 46800000 FROM reminder_rules
  WHERE organization_id = new.organization_id AND occasion = 'appointment_soon'
    AND EXISTS (SELECT 1 FROM presentations WHERE id = new.presentation_id)
  ON CONFLICT (presentation_id, rule_id) DO UPDATE SET
    occasion = excluded.occasion, state = 'waiting', begun_at = excluded.begun_at,
    due_at = min(coalesce(due_at, excluded.due_at), excluded.due_at), reason = NULL, mail_id = NULL
  WHERE state = 'waiting' OR state = 'skipped' AND reason <> 'interrupted';
END;
