ALTER TABLE `audit` ADD `recorded` text;--> statement-breakpoint
CREATE INDEX `audit_kind` ON `audit` (`organization_id`,`subject_kind`,`at`,`id`);