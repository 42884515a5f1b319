ALTER TABLE `deck_previews` ADD `poster_key` text;
--> statement-breakpoint
-- by hand
-- A deck whose preview is drawn gets its poster from the schedule.
UPDATE deck_previews SET due_at = 0 WHERE due_at IS NULL;
