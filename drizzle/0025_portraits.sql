ALTER TABLE `intros` ADD `poster_portrait_img` text;
--> statement-breakpoint
-- by hand
-- The upright picture is a file that is there, as the wide one is.
CREATE TRIGGER intros_poster_portrait_img_added BEFORE INSERT ON intros WHEN new.poster_portrait_img IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.poster_portrait_img AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: posterPortraitImg');
END;
--> statement-breakpoint
CREATE TRIGGER intros_poster_portrait_img_changed BEFORE UPDATE OF poster_portrait_img ON intros WHEN new.poster_portrait_img IS NOT NULL AND new.poster_portrait_img IS NOT old.poster_portrait_img
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.poster_portrait_img AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: posterPortraitImg');
END;
--> statement-breakpoint
DROP TRIGGER slides_images_added;
--> statement-breakpoint
CREATE TRIGGER slides_images_added BEFORE INSERT ON slides WHEN EXISTS (
  SELECT 1 FROM json_each(new.images) AS image, json_each(json_array(image.value ->> '$.key', image.value ->> '$.portrait.key')) AS named
  WHERE named.value IS NOT NULL AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = named.value AND status = 'ready')
) BEGIN
  SELECT raise(ABORT, 'missing file: images');
END;
--> statement-breakpoint
DROP TRIGGER slides_images_changed;
--> statement-breakpoint
CREATE TRIGGER slides_images_changed BEFORE UPDATE OF images ON slides WHEN EXISTS (
  SELECT 1 FROM json_each(new.images) AS image, json_each(json_array(image.value ->> '$.key', image.value ->> '$.portrait.key')) AS named
  WHERE named.value IS NOT NULL
    AND named.value NOT IN (SELECT kept.atom FROM json_tree(old.images) AS kept WHERE kept.key = 'key' AND kept.type = 'text')
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = named.value AND status = 'ready')
) BEGIN
  SELECT raise(ABORT, 'missing file: images');
END;
