ALTER TABLE `decks` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `decks_deleted` ON `decks` (`deleted_at`) WHERE "decks"."deleted_at" is not null;