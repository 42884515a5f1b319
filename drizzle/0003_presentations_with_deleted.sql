DROP INDEX `presentations_organization`;--> statement-breakpoint
CREATE INDEX `presentations_organization` ON `presentations` (`organization_id`,`created_at`,`id`);