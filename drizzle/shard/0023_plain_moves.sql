DROP TABLE `moved_changes`;--> statement-breakpoint
ALTER TABLE `moving` DROP COLUMN `fenced_until`;--> statement-breakpoint
ALTER TABLE `moving` DROP COLUMN `is_open`;