ALTER TABLE `viewer_sessions` ADD `played` real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `viewer_sessions` ADD `has_reached_end` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- Completion is what was really played. Before, coming to a slide counted as all of it, and skipping to the end as everything.
UPDATE viewer_sessions SET has_reached_end = 1 WHERE is_complete;--> statement-breakpoint
DROP TRIGGER viewer_sessions_activity_begun;--> statement-breakpoint
DROP TRIGGER viewer_sessions_activity_watched;--> statement-breakpoint
DROP TRIGGER presentation_activity_reminded_finished;--> statement-breakpoint
CREATE TRIGGER viewer_sessions_activity_begun AFTER INSERT ON viewer_sessions BEGIN
  UPDATE presentation_activity SET
    views = views + new.views,
    first_viewed_at = coalesce(first_viewed_at, new.seen_at),
    completion = max(completion, new.played),
    milliseconds_watched = milliseconds_watched + (SELECT coalesce(sum(value), 0) FROM json_each(new.watched)),
    chosen_tier = coalesce(new.chosen_tier, chosen_tier)
  WHERE presentation_id = new.presentation_id;
  UPDATE presentations SET last_viewed_at = new.seen_at WHERE id = new.presentation_id AND last_viewed_at < new.seen_at;
END;
--> statement-breakpoint
CREATE TRIGGER viewer_sessions_activity_watched AFTER UPDATE OF watched, is_complete, chosen_tier ON viewer_sessions
WHEN new.watched <> old.watched OR new.is_complete <> old.is_complete OR new.chosen_tier IS NOT old.chosen_tier BEGIN
  UPDATE presentation_activity SET
    completion = max(completion, new.played),
    milliseconds_watched = milliseconds_watched + (SELECT coalesce(sum(value), 0) FROM json_each(new.watched))
      - (SELECT coalesce(sum(value), 0) FROM json_each(old.watched)),
    chosen_tier = iif(new.chosen_tier IS NOT old.chosen_tier, new.chosen_tier, chosen_tier)
  WHERE presentation_id = new.presentation_id;
END;
--> statement-breakpoint
CREATE TRIGGER presentation_activity_reminded_finished AFTER UPDATE OF completion ON presentation_activity
WHEN new.completion >= 0.9 AND old.completion < 0.9 BEGIN
  INSERT INTO reminders (presentation_id, rule_id, occasion, state, begun_at, due_at)
  SELECT new.presentation_id, id, occasion, 'waiting', CAST(unixepoch('subsec') * 1000 AS INTEGER), CAST(unixepoch('subsec') * 1000 AS INTEGER) + hours * 3600000 FROM reminder_rules
  WHERE organization_id = (SELECT organization_id FROM presentations WHERE id = new.presentation_id) AND occasion = 'finished_not_booked'
  ON CONFLICT (presentation_id, rule_id) DO UPDATE SET
    occasion = excluded.occasion, state = 'waiting', begun_at = excluded.begun_at,
    due_at = min(coalesce(due_at, excluded.due_at), excluded.due_at), reason = NULL, mail_id = NULL
  WHERE state = 'waiting' OR state = 'skipped' AND reason <> 'interrupted';
END;
