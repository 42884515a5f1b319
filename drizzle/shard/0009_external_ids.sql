-- WITHOUT ROWID makes the table its own index, which drizzle-kit cannot write.
CREATE TABLE `presentation_activity` (
	`presentation_id` text PRIMARY KEY NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`first_viewed_at` integer,
	`completion` real DEFAULT 0 NOT NULL,
	`milliseconds_watched` integer DEFAULT 0 NOT NULL,
	`questions` integer DEFAULT 0 NOT NULL,
	`unanswered_questions` integer DEFAULT 0 NOT NULL,
	`chosen_tier` text,
	`appointment` text,
	`contract` text,
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `decks` ADD `external_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `decks_external` ON `decks` (`organization_id`,`external_id`) WHERE "decks"."external_id" is not null;--> statement-breakpoint
ALTER TABLE `presentations` ADD `external_id` text;--> statement-breakpoint
ALTER TABLE `presentations` ADD `metadata` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `presentations` ADD `last_viewed_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `presentations_external` ON `presentations` (`organization_id`,`external_id`) WHERE "presentations"."external_id" is not null;--> statement-breakpoint
CREATE INDEX `presentations_updated` ON `presentations` (`organization_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `presentations_viewed` ON `presentations` (`organization_id`,`last_viewed_at`,`id`);
--> statement-breakpoint
-- Whoever writes what is counted knows nothing of the row. Presentations that are there already get theirs by a job,
-- which counts what there is of them; until then nothing is added for them.
CREATE TRIGGER presentations_activity AFTER INSERT ON presentations BEGIN
  INSERT INTO presentation_activity (presentation_id) VALUES (new.id) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
INSERT INTO rebuilds (part) SELECT 'activity' WHERE EXISTS (SELECT 1 FROM presentations);
--> statement-breakpoint
CREATE TRIGGER viewer_sessions_activity_begun AFTER INSERT ON viewer_sessions BEGIN
  UPDATE presentation_activity SET
    views = views + new.views,
    first_viewed_at = coalesce(first_viewed_at, new.seen_at),
    completion = max(completion, iif(new.is_complete, 1.0, min(1.0,
      (SELECT count(*) FROM json_each(new.watched)) * 1.0 / (SELECT max(count(*), 1) FROM slides
        WHERE deck_id = (SELECT deck_id FROM presentations WHERE id = new.presentation_id))))),
    milliseconds_watched = milliseconds_watched + (SELECT coalesce(sum(value), 0) FROM json_each(new.watched)),
    chosen_tier = coalesce(new.chosen_tier, chosen_tier)
  WHERE presentation_id = new.presentation_id;
  UPDATE presentations SET last_viewed_at = new.seen_at WHERE id = new.presentation_id AND last_viewed_at < new.seen_at;
END;
--> statement-breakpoint
-- The slides are counted only for a viewer who came to another one.
CREATE TRIGGER viewer_sessions_activity_watched AFTER UPDATE OF watched, is_complete, chosen_tier ON viewer_sessions
WHEN new.watched <> old.watched OR new.is_complete <> old.is_complete OR new.chosen_tier IS NOT old.chosen_tier BEGIN
  UPDATE presentation_activity SET
    completion = CASE
      WHEN new.is_complete THEN 1.0
      WHEN (SELECT count(*) FROM json_each(new.watched)) > (SELECT count(*) FROM json_each(old.watched))
        THEN max(completion, min(1.0, (SELECT count(*) FROM json_each(new.watched)) * 1.0 / (SELECT max(count(*), 1) FROM slides
          WHERE deck_id = (SELECT deck_id FROM presentations WHERE id = new.presentation_id))))
      ELSE completion
    END,
    milliseconds_watched = milliseconds_watched + (SELECT coalesce(sum(value), 0) FROM json_each(new.watched))
      - (SELECT coalesce(sum(value), 0) FROM json_each(old.watched)),
    chosen_tier = iif(new.chosen_tier IS NOT old.chosen_tier, new.chosen_tier, chosen_tier)
  WHERE presentation_id = new.presentation_id;
END;
--> statement-breakpoint
CREATE TRIGGER viewer_sessions_activity_viewed AFTER UPDATE OF views ON viewer_sessions WHEN new.views > old.views BEGIN
  UPDATE presentation_activity SET views = views + new.views - old.views WHERE presentation_id = new.presentation_id;
  UPDATE presentations SET last_viewed_at = new.viewed_at
  WHERE id = new.presentation_id AND last_viewed_at < new.viewed_at;
END;
--> statement-breakpoint
CREATE TRIGGER viewer_overflows_activity_begun AFTER INSERT ON viewer_overflows WHEN new.sessions > 0 BEGIN
  UPDATE presentation_activity SET views = views + new.sessions WHERE presentation_id = new.presentation_id;
END;
--> statement-breakpoint
CREATE TRIGGER viewer_overflows_activity AFTER UPDATE OF sessions ON viewer_overflows WHEN new.sessions > old.sessions BEGIN
  UPDATE presentation_activity SET views = views + new.sessions - old.sessions
  WHERE presentation_id = new.presentation_id;
END;
--> statement-breakpoint
CREATE TRIGGER askings_activity AFTER INSERT ON askings WHEN new.presentation_id IS NOT NULL BEGIN
  UPDATE presentation_activity SET
    questions = questions + 1,
    unanswered_questions = unanswered_questions + (new.kind = 'none')
  WHERE presentation_id = new.presentation_id;
END;
--> statement-breakpoint
CREATE TRIGGER appointments_activity_booked AFTER INSERT ON appointments WHEN new.presentation_id IS NOT NULL BEGIN
  UPDATE presentation_activity SET appointment = (
    SELECT json_object('id', id, 'startsAt', starts_at, 'status', status) FROM appointments
    WHERE presentation_id = new.presentation_id
    ORDER BY status = 'booked' DESC, iif(status = 'booked', starts_at, updated_at) DESC, id LIMIT 1
  ) WHERE presentation_id = new.presentation_id;
END;
--> statement-breakpoint
CREATE TRIGGER appointments_activity_changed AFTER UPDATE OF starts_at, status ON appointments
WHEN new.presentation_id IS NOT NULL BEGIN
  UPDATE presentation_activity SET appointment = (
    SELECT json_object('id', id, 'startsAt', starts_at, 'status', status) FROM appointments
    WHERE presentation_id = new.presentation_id
    ORDER BY status = 'booked' DESC, iif(status = 'booked', starts_at, updated_at) DESC, id LIMIT 1
  ) WHERE presentation_id = new.presentation_id;
END;
--> statement-breakpoint
CREATE TRIGGER contracts_activity_made AFTER INSERT ON contracts BEGIN
  UPDATE presentation_activity SET contract = json_object('id', new.id, 'status', new.status)
  WHERE presentation_id = new.presentation_id;
END;
--> statement-breakpoint
CREATE TRIGGER contracts_activity_changed AFTER UPDATE OF status ON contracts WHEN new.status <> old.status BEGIN
  UPDATE presentation_activity SET contract = json_object('id', new.id, 'status', new.status)
  WHERE presentation_id = new.presentation_id AND contract ->> '$.id' = new.id;
END;
