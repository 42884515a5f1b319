ALTER TABLE `moves` ADD `tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `moves` ADD `fenced_at` integer;--> statement-breakpoint
ALTER TABLE `moves` DROP COLUMN `counts`;--> statement-breakpoint
ALTER TABLE `moves` DROP COLUMN `announced_at`;