-- A link that is mailed begins the time of a rule too, of presentations that are older than the rule.
CREATE TRIGGER mails_reminded AFTER UPDATE OF status ON mails
WHEN new.purpose = 'presentation.link' AND new.status = 'sent' AND old.status <> 'sent' BEGIN
  INSERT INTO reminders (presentation_id, rule_id, occasion, state, begun_at, due_at)
  SELECT new.subject_id, id, occasion, 'waiting', new.sent_at, new.sent_at + hours * 3600000 FROM reminder_rules
  WHERE organization_id = new.organization_id AND occasion = 'not_opened'
    AND EXISTS (SELECT 1 FROM presentations WHERE id = new.subject_id AND deleted_at IS NULL AND last_viewed_at = 0)
  ON CONFLICT (presentation_id, rule_id) DO UPDATE SET
    occasion = excluded.occasion, state = 'waiting', begun_at = excluded.begun_at,
    due_at = min(coalesce(due_at, excluded.due_at), excluded.due_at), reason = NULL, mail_id = NULL
  WHERE state = 'waiting' OR state = 'skipped' AND reason <> 'interrupted';
END;
