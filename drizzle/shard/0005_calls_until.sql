DROP INDEX `calls_organization`;--> statement-breakpoint
CREATE INDEX `calls_organization` ON `calls` (`organization_id`,`until`,`presentation_id`);