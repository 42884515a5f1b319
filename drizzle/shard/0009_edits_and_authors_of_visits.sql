ALTER TABLE `presentation_changes` ADD `fields` text;--> statement-breakpoint
ALTER TABLE `appointments` ADD `author_name` text;