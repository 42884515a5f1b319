-- by hand: what names a column goes before the column does.
DROP TRIGGER slides_changed;
--> statement-breakpoint
DROP TRIGGER slides_hero_img_added;
--> statement-breakpoint
DROP TRIGGER slides_hero_img_changed;
--> statement-breakpoint
DROP TRIGGER slides_bytes_added;
--> statement-breakpoint
DROP TRIGGER slides_bytes_changed;
--> statement-breakpoint
DROP TRIGGER slides_bytes_removed;
--> statement-breakpoint
DROP INDEX `slides_hero`;--> statement-breakpoint
ALTER TABLE `slides` ADD `images` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
UPDATE slides SET images = json_array(json_object(
  'key', hero_img, 'altText', NULL, 'focalPoint', NULL, 'caption', NULL, 'callouts', json('[]'), 'beforeAfter', json('false')
)) WHERE hero_img IS NOT NULL;
--> statement-breakpoint
ALTER TABLE `slides` DROP COLUMN `hero_img`;--> statement-breakpoint
ALTER TABLE `slides` ADD `hero_img` text GENERATED ALWAYS AS (images ->> '$[0].key') VIRTUAL;--> statement-breakpoint
ALTER TABLE slides DROP COLUMN manifest_bytes;
--> statement-breakpoint
-- As before, and for each picture its links and what the library says of it.
ALTER TABLE slides ADD manifest_bytes integer GENERATED ALWAYS AS (
  300 + 600 * json_array_length(images) + length(cast(json_array(title, narration_script, json(bullets), json(word_timings), json(images)) AS blob))
    + 50 * (length(json_array(title, narration_script, json(bullets), json(word_timings), json(images))) - length(replace(json_array(title, narration_script, json(bullets), json(word_timings), json(images)), '{{', '')))
    + 5 * (length(json_array(title, narration_script, json(bullets), json(word_timings), json(images))) - length(replace(json_array(title, narration_script, json(bullets), json(word_timings), json(images)), '<', '')))
) VIRTUAL;
--> statement-breakpoint
-- A deck that is now over the limit stays; it may not grow.
DROP TRIGGER decks_bytes_limited;
--> statement-breakpoint
UPDATE decks SET bytes = coalesce((SELECT sum(manifest_bytes) FROM slides WHERE deck_id = decks.id), 0)
  + coalesce((SELECT sum(manifest_bytes) FROM faqs WHERE deck_id = decks.id), 0)
  + coalesce((SELECT sum(manifest_bytes) FROM action_configs WHERE deck_id = decks.id), 0)
  + coalesce((SELECT sum(manifest_bytes) FROM branding WHERE deck_id = decks.id), 0)
  + coalesce((SELECT sum(manifest_bytes) FROM qa_settings WHERE deck_id = decks.id), 0)
  + coalesce((SELECT sum(manifest_bytes) FROM intros WHERE deck_id = decks.id), 0)
  + coalesce((SELECT sum(manifest_bytes) FROM product_data WHERE slide_id IN (SELECT id FROM slides WHERE deck_id = decks.id)), 0);
--> statement-breakpoint
CREATE TRIGGER decks_bytes_limited AFTER UPDATE OF bytes ON decks WHEN new.bytes > 2000000 AND new.bytes > old.bytes BEGIN
  SELECT raise(ABORT, 'deck too large');
END;
--> statement-breakpoint
CREATE TRIGGER slides_bytes_added AFTER INSERT ON slides BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER slides_bytes_changed AFTER UPDATE OF title, narration_script, bullets, word_timings, images ON slides BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes - old.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER slides_bytes_removed AFTER DELETE ON slides BEGIN
  UPDATE decks SET bytes = bytes - old.manifest_bytes WHERE id = old.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER slides_changed AFTER UPDATE OF slide_id, slide_type, title, bullets, narration_script, slide_context, audio_url, images, word_timings, take, timings, updated_at ON slides BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER slides_images_added BEFORE INSERT ON slides WHEN EXISTS (
  SELECT 1 FROM json_each(new.images) AS image
  WHERE NOT EXISTS (SELECT 1 FROM media WHERE storage_key = image.value ->> '$.key' AND status = 'ready')
) BEGIN
  SELECT raise(ABORT, 'missing file: images');
END;
--> statement-breakpoint
CREATE TRIGGER slides_images_changed BEFORE UPDATE OF images ON slides WHEN EXISTS (
  SELECT 1 FROM json_each(new.images) AS image
  WHERE image.value ->> '$.key' NOT IN (SELECT kept.value ->> '$.key' FROM json_each(old.images) AS kept)
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = image.value ->> '$.key' AND status = 'ready')
) BEGIN
  SELECT raise(ABORT, 'missing file: images');
END;
