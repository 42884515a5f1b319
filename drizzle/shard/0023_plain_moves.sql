-- unused since 1.0.0: nothing was released that keeps companies in shards
DROP TABLE `moved_changes`;--> statement-breakpoint
-- unused since 1.0.0: nothing was released that keeps companies in shards
ALTER TABLE `moving` DROP COLUMN `fenced_until`;--> statement-breakpoint
-- unused since 1.0.0: nothing was released that keeps companies in shards
ALTER TABLE `moving` DROP COLUMN `is_open`;
