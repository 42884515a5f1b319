ALTER TABLE `moves` ADD `tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `moves` ADD `fenced_at` integer;--> statement-breakpoint
-- unused since 1.0.0: nothing was released that keeps companies in shards
ALTER TABLE `moves` DROP COLUMN `counts`;--> statement-breakpoint
-- unused since 1.0.0: nothing was released that keeps companies in shards
ALTER TABLE `moves` DROP COLUMN `announced_at`;
