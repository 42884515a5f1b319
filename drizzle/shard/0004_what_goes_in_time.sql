DROP INDEX `contracts_presentation`;--> statement-breakpoint
ALTER TABLE `contracts` ADD `words_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `contracts` ADD `links_end_at` integer;--> statement-breakpoint
CREATE INDEX `contracts_links` ON `contracts` (`links_end_at`) WHERE "contracts"."links_end_at" is not null;--> statement-breakpoint
CREATE INDEX `contracts_presentation` ON `contracts` (`presentation_id`,`signed_at`);--> statement-breakpoint
ALTER TABLE `organizations` ADD `presentation_days` integer;--> statement-breakpoint
ALTER TABLE `organizations` ADD `look_for_unused_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `organizations_unused` ON `organizations` (`look_for_unused_at`);--> statement-breakpoint
ALTER TABLE `presentations` ADD `used_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `presentations_unused` ON `presentations` (`organization_id`,`used_at`) WHERE "presentations"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE `appointments` ADD `links_end_at` integer;--> statement-breakpoint
CREATE INDEX `appointments_links` ON `appointments` (`links_end_at`) WHERE "appointments"."links_end_at" is not null;--> statement-breakpoint
UPDATE `presentations` SET `used_at` = unixepoch() * 1000;--> statement-breakpoint
UPDATE `appointments` SET `links_end_at` = `ends_at` + 2592000000;--> statement-breakpoint
UPDATE `contracts` SET `links_end_at` = unixepoch() * 1000 + 2592000000 WHERE `status` IN ('declined', 'expired', 'void');
