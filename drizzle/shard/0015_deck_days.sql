-- WITHOUT ROWID makes the table its own index, which drizzle-kit cannot write.
CREATE TABLE `deck_days` (
	`deck_id` text NOT NULL,
	`day` integer NOT NULL,
	`organization_id` text NOT NULL,
	`sent` integer DEFAULT 0 NOT NULL,
	`viewers` integer DEFAULT 0 NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`completions` integer DEFAULT 0 NOT NULL,
	`milliseconds` integer DEFAULT 0 NOT NULL,
	`questions` integer DEFAULT 0 NOT NULL,
	`unanswered_questions` integer DEFAULT 0 NOT NULL,
	`good` integer DEFAULT 0 NOT NULL,
	`better` integer DEFAULT 0 NOT NULL,
	`best` integer DEFAULT 0 NOT NULL,
	`booked` integer DEFAULT 0 NOT NULL,
	`signed` integer DEFAULT 0 NOT NULL,
	`slides` text DEFAULT '{}' NOT NULL,
	PRIMARY KEY(`deck_id`, `day`),
	FOREIGN KEY (`deck_id`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `deck_days_organization` ON `deck_days` (`organization_id`,`day`,`deck_id`);--> statement-breakpoint
ALTER TABLE `organizations` ADD `time_zone` text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE `organizations` ADD `zone_changes` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `presentation_activity` ADD `is_in_days` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `viewer_sessions` ADD `begun_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `viewer_sessions` ADD `device` text;
--> statement-breakpoint
DROP TRIGGER presentations_activity;
--> statement-breakpoint
CREATE TRIGGER presentations_activity AFTER INSERT ON presentations BEGIN
  INSERT INTO presentation_activity (presentation_id, is_in_days) VALUES (new.id, 1) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
INSERT INTO rebuilds (part) SELECT 'activity' WHERE EXISTS (SELECT 1 FROM presentations) ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- A viewing counts on the day on which it began, whenever it goes on. What was watched before there were days is counted
-- by a job, presentation by presentation; until then nothing is added for it.
CREATE TRIGGER viewer_sessions_days_begun AFTER INSERT ON viewer_sessions BEGIN
  INSERT INTO deck_days (deck_id, day, organization_id, viewers, views, completions, milliseconds, good, better, best, slides)
  SELECT presentations.deck_id, (iif(new.begun_at, new.begun_at, new.day * 86400000 + new.hour * 3600000) + coalesce((SELECT value ->> 1 FROM json_each(organizations.zone_changes)
      WHERE value ->> 0 <= iif(new.begun_at, new.begun_at, new.day * 86400000 + new.hour * 3600000) ORDER BY value ->> 0 DESC LIMIT 1), 0)) / 86400000,
    organizations.id, 1, new.views, new.is_complete, (SELECT coalesce(sum(value), 0) FROM json_each(new.watched)),
    new.chosen_tier IS 'good', new.chosen_tier IS 'better', new.chosen_tier IS 'best',
    (SELECT json_group_object(key, json_array(reached, milliseconds, gone)) FROM (
      SELECT key, sum(reached) AS reached, sum(milliseconds) AS milliseconds, sum(gone) AS gone FROM (
        SELECT key, 1 AS reached, value AS milliseconds, 0 AS gone FROM json_each(new.watched)
        UNION ALL SELECT coalesce((SELECT substr(slides.id, -8) FROM slides WHERE slides.deck_id = presentations.deck_id
          AND substr(slides.id, -8) IN (SELECT key FROM json_each(new.watched)) 
          ORDER BY slides.order_index DESC LIMIT 1), ''), 0, 0, 1 WHERE NOT new.is_complete
      ) GROUP BY key
    ))
  FROM presentations CROSS JOIN organizations ON organizations.id = presentations.organization_id
  WHERE presentations.id = new.presentation_id
    AND EXISTS (SELECT 1 FROM presentation_activity WHERE presentation_id = presentations.id AND is_in_days)
  ON CONFLICT (deck_id, day) DO UPDATE SET
    viewers = viewers + excluded.viewers,
    views = views + excluded.views,
    completions = completions + excluded.completions,
    milliseconds = milliseconds + excluded.milliseconds,
    good = good + excluded.good,
    better = better + excluded.better,
    best = best + excluded.best,
    slides = (SELECT json_group_object(key, json_array(reached, milliseconds, gone)) FROM (
      SELECT key, sum(value ->> 0) AS reached, sum(value ->> 1) AS milliseconds, sum(value ->> 2) AS gone FROM (
        SELECT key, value FROM json_each(deck_days.slides) UNION ALL SELECT key, value FROM json_each(excluded.slides)
      ) GROUP BY key
    ));
END;
--> statement-breakpoint
CREATE TRIGGER viewer_sessions_days_watched AFTER UPDATE OF watched, is_complete, chosen_tier, views ON viewer_sessions
WHEN new.watched <> old.watched OR new.is_complete <> old.is_complete OR new.chosen_tier IS NOT old.chosen_tier
  OR new.views <> old.views BEGIN
  INSERT INTO deck_days (deck_id, day, organization_id, views, completions, milliseconds, good, better, best, slides)
  SELECT presentations.deck_id, (iif(new.begun_at, new.begun_at, new.day * 86400000 + new.hour * 3600000) + coalesce((SELECT value ->> 1 FROM json_each(organizations.zone_changes)
      WHERE value ->> 0 <= iif(new.begun_at, new.begun_at, new.day * 86400000 + new.hour * 3600000) ORDER BY value ->> 0 DESC LIMIT 1), 0)) / 86400000,
    organizations.id, new.views - old.views, new.is_complete - old.is_complete,
    (SELECT coalesce(sum(value), 0) FROM json_each(new.watched)) - (SELECT coalesce(sum(value), 0) FROM json_each(old.watched)),
    (new.chosen_tier IS 'good') - (old.chosen_tier IS 'good'), (new.chosen_tier IS 'better') - (old.chosen_tier IS 'better'),
    (new.chosen_tier IS 'best') - (old.chosen_tier IS 'best'),
    (SELECT json_group_object(key, json_array(reached, milliseconds, gone)) FROM (
      SELECT key, sum(reached) AS reached, sum(milliseconds) AS milliseconds, sum(gone) AS gone FROM (
        SELECT key, json_extract(old.watched, '$."' || key || '"') IS NULL AS reached,
          value - coalesce(json_extract(old.watched, '$."' || key || '"'), 0) AS milliseconds, 0 AS gone
        FROM json_each(new.watched)
        UNION ALL SELECT coalesce((SELECT substr(slides.id, -8) FROM slides WHERE slides.deck_id = presentations.deck_id
          AND substr(slides.id, -8) IN (SELECT key FROM json_each(new.watched)) 
          ORDER BY slides.order_index DESC LIMIT 1), ''), 0, 0, 1 WHERE NOT new.is_complete
        UNION ALL SELECT coalesce((SELECT substr(slides.id, -8) FROM slides WHERE slides.deck_id = presentations.deck_id
          AND substr(slides.id, -8) IN (SELECT key FROM json_each(old.watched)) 
          ORDER BY slides.order_index DESC LIMIT 1), ''), 0, 0, -1 WHERE NOT old.is_complete
      ) GROUP BY key
    ))
  FROM presentations CROSS JOIN organizations ON organizations.id = presentations.organization_id
  WHERE presentations.id = new.presentation_id AND EXISTS (SELECT 1 FROM presentation_activity WHERE presentation_id = presentations.id AND is_in_days)
  ON CONFLICT (deck_id, day) DO UPDATE SET
    views = views + excluded.views,
    completions = completions + excluded.completions,
    milliseconds = milliseconds + excluded.milliseconds,
    good = good + excluded.good,
    better = better + excluded.better,
    best = best + excluded.best,
    slides = (SELECT json_group_object(key, json_array(reached, milliseconds, gone)) FROM (
      SELECT key, sum(value ->> 0) AS reached, sum(value ->> 1) AS milliseconds, sum(value ->> 2) AS gone FROM (
        SELECT key, value FROM json_each(deck_days.slides) UNION ALL SELECT key, value FROM json_each(excluded.slides)
      ) GROUP BY key
    ));
END;
--> statement-breakpoint
-- Of those only the day of UTC is known.
CREATE TRIGGER viewer_overflows_days_begun AFTER INSERT ON viewer_overflows WHEN new.sessions > 0 BEGIN
  INSERT INTO deck_days (deck_id, day, organization_id, viewers, views)
  SELECT presentations.deck_id, ((new.day * 86400000 + 43200000) + coalesce((SELECT value ->> 1 FROM json_each(organizations.zone_changes)
      WHERE value ->> 0 <= (new.day * 86400000 + 43200000) ORDER BY value ->> 0 DESC LIMIT 1), 0)) / 86400000,
    organizations.id, new.sessions, new.sessions
  FROM presentations CROSS JOIN organizations ON organizations.id = presentations.organization_id
  WHERE presentations.id = new.presentation_id
    AND EXISTS (SELECT 1 FROM presentation_activity WHERE presentation_id = presentations.id AND is_in_days)
  ON CONFLICT (deck_id, day) DO UPDATE SET
    viewers = viewers + excluded.viewers,
    views = views + excluded.views;
END;
--> statement-breakpoint
CREATE TRIGGER viewer_overflows_days AFTER UPDATE OF sessions ON viewer_overflows WHEN new.sessions > old.sessions BEGIN
  INSERT INTO deck_days (deck_id, day, organization_id, viewers, views)
  SELECT presentations.deck_id, ((new.day * 86400000 + 43200000) + coalesce((SELECT value ->> 1 FROM json_each(organizations.zone_changes)
      WHERE value ->> 0 <= (new.day * 86400000 + 43200000) ORDER BY value ->> 0 DESC LIMIT 1), 0)) / 86400000,
    organizations.id, (new.sessions - old.sessions), (new.sessions - old.sessions)
  FROM presentations CROSS JOIN organizations ON organizations.id = presentations.organization_id
  WHERE presentations.id = new.presentation_id
    AND EXISTS (SELECT 1 FROM presentation_activity WHERE presentation_id = presentations.id AND is_in_days)
  ON CONFLICT (deck_id, day) DO UPDATE SET
    viewers = viewers + excluded.viewers,
    views = views + excluded.views;
END;
--> statement-breakpoint
CREATE TRIGGER askings_days AFTER INSERT ON askings WHEN new.presentation_id IS NOT NULL BEGIN
  INSERT INTO deck_days (deck_id, day, organization_id, questions, unanswered_questions)
  SELECT presentations.deck_id, (new.created_at + coalesce((SELECT value ->> 1 FROM json_each(organizations.zone_changes)
      WHERE value ->> 0 <= new.created_at ORDER BY value ->> 0 DESC LIMIT 1), 0)) / 86400000,
    organizations.id, 1, new.kind = 'none'
  FROM presentations CROSS JOIN organizations ON organizations.id = presentations.organization_id
  WHERE presentations.id = new.presentation_id
    AND EXISTS (SELECT 1 FROM presentation_activity WHERE presentation_id = presentations.id AND is_in_days)
  ON CONFLICT (deck_id, day) DO UPDATE SET
    questions = questions + excluded.questions,
    unanswered_questions = unanswered_questions + excluded.unanswered_questions;
END;
--> statement-breakpoint
CREATE TRIGGER appointments_days AFTER INSERT ON appointments WHEN new.presentation_id IS NOT NULL BEGIN
  INSERT INTO deck_days (deck_id, day, organization_id, booked)
  SELECT presentations.deck_id, (new.created_at + coalesce((SELECT value ->> 1 FROM json_each(organizations.zone_changes)
      WHERE value ->> 0 <= new.created_at ORDER BY value ->> 0 DESC LIMIT 1), 0)) / 86400000, organizations.id, 1
  FROM presentations CROSS JOIN organizations ON organizations.id = presentations.organization_id
  WHERE presentations.id = new.presentation_id
    AND EXISTS (SELECT 1 FROM presentation_activity WHERE presentation_id = presentations.id AND is_in_days)
  ON CONFLICT (deck_id, day) DO UPDATE SET
    booked = booked + excluded.booked;
END;
--> statement-breakpoint
CREATE TRIGGER contracts_days AFTER UPDATE OF signed_at ON contracts WHEN old.signed_at IS NULL AND new.signed_at IS NOT NULL BEGIN
  INSERT INTO deck_days (deck_id, day, organization_id, signed)
  SELECT presentations.deck_id, (new.signed_at + coalesce((SELECT value ->> 1 FROM json_each(organizations.zone_changes)
      WHERE value ->> 0 <= new.signed_at ORDER BY value ->> 0 DESC LIMIT 1), 0)) / 86400000, organizations.id, 1
  FROM presentations CROSS JOIN organizations ON organizations.id = presentations.organization_id
  WHERE presentations.id = new.presentation_id
    AND EXISTS (SELECT 1 FROM presentation_activity WHERE presentation_id = presentations.id AND is_in_days)
  ON CONFLICT (deck_id, day) DO UPDATE SET
    signed = signed + excluded.signed;
END;
--> statement-breakpoint
CREATE TRIGGER mails_days AFTER UPDATE OF status ON mails
WHEN new.status = 'sent' AND old.status <> 'sent' AND new.purpose = 'presentation.link' BEGIN
  INSERT INTO deck_days (deck_id, day, organization_id, sent)
  SELECT presentations.deck_id, (new.sent_at + coalesce((SELECT value ->> 1 FROM json_each(organizations.zone_changes)
      WHERE value ->> 0 <= new.sent_at ORDER BY value ->> 0 DESC LIMIT 1), 0)) / 86400000, organizations.id, 1
  FROM presentations CROSS JOIN organizations ON organizations.id = presentations.organization_id
  WHERE presentations.id = new.presentation_id
    AND EXISTS (SELECT 1 FROM presentation_activity WHERE presentation_id = presentations.id AND is_in_days)
  ON CONFLICT (deck_id, day) DO UPDATE SET
    sent = sent + excluded.sent;
END;
--> statement-breakpoint
-- All that there is of a presentation which is older than the days.
CREATE TRIGGER presentation_activity_days AFTER UPDATE OF is_in_days ON presentation_activity WHEN new.is_in_days > old.is_in_days BEGIN
  INSERT INTO deck_days (deck_id, day, organization_id, viewers, views, completions, milliseconds, good, better, best, slides)
  SELECT presentations.deck_id, (iif(viewer_sessions.begun_at, viewer_sessions.begun_at, viewer_sessions.day * 86400000 + viewer_sessions.hour * 3600000) + coalesce((SELECT value ->> 1 FROM json_each(organizations.zone_changes)
      WHERE value ->> 0 <= iif(viewer_sessions.begun_at, viewer_sessions.begun_at, viewer_sessions.day * 86400000 + viewer_sessions.hour * 3600000) ORDER BY value ->> 0 DESC LIMIT 1), 0)) / 86400000,
    organizations.id, 1, viewer_sessions.views, viewer_sessions.is_complete, (SELECT coalesce(sum(value), 0) FROM json_each(viewer_sessions.watched)),
    viewer_sessions.chosen_tier IS 'good', viewer_sessions.chosen_tier IS 'better', viewer_sessions.chosen_tier IS 'best',
    (SELECT json_group_object(key, json_array(reached, milliseconds, gone)) FROM (
      SELECT key, sum(reached) AS reached, sum(milliseconds) AS milliseconds, sum(gone) AS gone FROM (
        SELECT key, 1 AS reached, value AS milliseconds, 0 AS gone FROM json_each(viewer_sessions.watched)
        UNION ALL SELECT coalesce((SELECT substr(slides.id, -8) FROM slides WHERE slides.deck_id = presentations.deck_id
          AND substr(slides.id, -8) IN (SELECT key FROM json_each(viewer_sessions.watched)) 
          ORDER BY slides.order_index DESC LIMIT 1), ''), 0, 0, 1 WHERE NOT viewer_sessions.is_complete
      ) GROUP BY key
    ))
  FROM presentations CROSS JOIN organizations ON organizations.id = presentations.organization_id JOIN viewer_sessions ON viewer_sessions.presentation_id = presentations.id
  WHERE presentations.id = new.presentation_id
  ON CONFLICT (deck_id, day) DO UPDATE SET
    viewers = viewers + excluded.viewers,
    views = views + excluded.views,
    completions = completions + excluded.completions,
    milliseconds = milliseconds + excluded.milliseconds,
    good = good + excluded.good,
    better = better + excluded.better,
    best = best + excluded.best,
    slides = (SELECT json_group_object(key, json_array(reached, milliseconds, gone)) FROM (
      SELECT key, sum(value ->> 0) AS reached, sum(value ->> 1) AS milliseconds, sum(value ->> 2) AS gone FROM (
        SELECT key, value FROM json_each(deck_days.slides) UNION ALL SELECT key, value FROM json_each(excluded.slides)
      ) GROUP BY key
    ));
  INSERT INTO deck_days (deck_id, day, organization_id, viewers, views)
  SELECT presentations.deck_id, ((viewer_overflows.day * 86400000 + 43200000) + coalesce((SELECT value ->> 1 FROM json_each(organizations.zone_changes)
      WHERE value ->> 0 <= (viewer_overflows.day * 86400000 + 43200000) ORDER BY value ->> 0 DESC LIMIT 1), 0)) / 86400000,
    organizations.id, viewer_overflows.sessions, viewer_overflows.sessions
  FROM presentations CROSS JOIN organizations ON organizations.id = presentations.organization_id JOIN viewer_overflows ON viewer_overflows.presentation_id = presentations.id
  WHERE presentations.id = new.presentation_id
  ON CONFLICT (deck_id, day) DO UPDATE SET
    viewers = viewers + excluded.viewers,
    views = views + excluded.views;
  INSERT INTO deck_days (deck_id, day, organization_id, questions, unanswered_questions)
  SELECT presentations.deck_id, (askings.created_at + coalesce((SELECT value ->> 1 FROM json_each(organizations.zone_changes)
      WHERE value ->> 0 <= askings.created_at ORDER BY value ->> 0 DESC LIMIT 1), 0)) / 86400000,
    organizations.id, 1, askings.kind = 'none'
  FROM presentations CROSS JOIN organizations ON organizations.id = presentations.organization_id JOIN askings ON askings.presentation_id = presentations.id
  WHERE presentations.id = new.presentation_id
  ON CONFLICT (deck_id, day) DO UPDATE SET
    questions = questions + excluded.questions,
    unanswered_questions = unanswered_questions + excluded.unanswered_questions;
  INSERT INTO deck_days (deck_id, day, organization_id, booked)
  SELECT presentations.deck_id, (appointments.created_at + coalesce((SELECT value ->> 1 FROM json_each(organizations.zone_changes)
      WHERE value ->> 0 <= appointments.created_at ORDER BY value ->> 0 DESC LIMIT 1), 0)) / 86400000, organizations.id, 1
  FROM presentations CROSS JOIN organizations ON organizations.id = presentations.organization_id JOIN appointments ON appointments.presentation_id = presentations.id
  WHERE presentations.id = new.presentation_id
  ON CONFLICT (deck_id, day) DO UPDATE SET
    booked = booked + excluded.booked;
  INSERT INTO deck_days (deck_id, day, organization_id, signed)
  SELECT presentations.deck_id, (contracts.signed_at + coalesce((SELECT value ->> 1 FROM json_each(organizations.zone_changes)
      WHERE value ->> 0 <= contracts.signed_at ORDER BY value ->> 0 DESC LIMIT 1), 0)) / 86400000, organizations.id, 1
  FROM presentations CROSS JOIN organizations ON organizations.id = presentations.organization_id JOIN contracts ON contracts.presentation_id = presentations.id
  WHERE presentations.id = new.presentation_id AND contracts.signed_at IS NOT NULL
  ON CONFLICT (deck_id, day) DO UPDATE SET
    signed = signed + excluded.signed;
  INSERT INTO deck_days (deck_id, day, organization_id, sent)
  SELECT presentations.deck_id, (mails.sent_at + coalesce((SELECT value ->> 1 FROM json_each(organizations.zone_changes)
      WHERE value ->> 0 <= mails.sent_at ORDER BY value ->> 0 DESC LIMIT 1), 0)) / 86400000, organizations.id, 1
  FROM presentations CROSS JOIN organizations ON organizations.id = presentations.organization_id JOIN mails ON mails.presentation_id = presentations.id
  WHERE presentations.id = new.presentation_id AND mails.status = 'sent' AND mails.purpose = 'presentation.link'
  ON CONFLICT (deck_id, day) DO UPDATE SET
    sent = sent + excluded.sent;
END;
