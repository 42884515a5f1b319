ALTER TABLE `decks` ADD `poster_shows` text DEFAULT 'name' NOT NULL;--> statement-breakpoint
ALTER TABLE `viewer_sessions` ADD `chosen_tier` text;--> statement-breakpoint
-- by hand
DROP TRIGGER decks_revised;
--> statement-breakpoint
CREATE TRIGGER decks_revised AFTER UPDATE OF name, description, is_active, metadata, poster_shows, updated_at ON decks BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.id;
END;
