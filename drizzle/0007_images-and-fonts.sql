ALTER TABLE `media` ADD `width` real;--> statement-breakpoint
ALTER TABLE `media` ADD `height` real;--> statement-breakpoint
ALTER TABLE `media` ADD `placeholder` text;--> statement-breakpoint
ALTER TABLE `media` ADD `is_animated` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `media` ADD `described_at` integer;--> statement-breakpoint
ALTER TABLE `media` ADD `alt_text` text;--> statement-breakpoint
ALTER TABLE `media` ADD `focal_point` text;--> statement-breakpoint
ALTER TABLE `media` ADD `font_family` text;--> statement-breakpoint
ALTER TABLE `media` ADD `font_weight` text;--> statement-breakpoint
ALTER TABLE `media` ADD `font_style` text;--> statement-breakpoint
CREATE INDEX `media_fonts` ON `media` (`organization_id`,`kind`,`font_family`);--> statement-breakpoint
CREATE INDEX `media_undescribed` ON `media` (`created_at`) WHERE described_at is null and kind = 'image' and status = 'ready';