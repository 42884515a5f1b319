CREATE TABLE `deck_previews` (
	`deck_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`storage_key` text,
	`due_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`deck_id`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deck_previews_organization` ON `deck_previews` (`organization_id`);--> statement-breakpoint
CREATE INDEX `deck_previews_due` ON `deck_previews` (`due_at`) WHERE "deck_previews"."due_at" is not null;
--> statement-breakpoint
-- by hand
-- One that is due already is looked at anyway, so that a deck that changes often costs no more.
CREATE TRIGGER deck_previews_outdated AFTER UPDATE OF revision ON decks
WHEN EXISTS (SELECT 1 FROM deck_previews WHERE deck_id = new.id AND due_at IS NULL) BEGIN
  UPDATE deck_previews SET due_at = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE deck_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER deck_previews_drawn AFTER UPDATE OF storage_key ON deck_previews BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
INSERT INTO deck_previews (deck_id, organization_id, due_at)
SELECT id, organization_id, 0 FROM decks
WHERE deleted_at IS NULL AND EXISTS (SELECT 1 FROM presentations WHERE deck_id = decks.id AND deleted_at IS NULL);
