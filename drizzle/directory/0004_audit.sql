CREATE TABLE `audit` (
	`organization_id` text NOT NULL,
	`at` integer NOT NULL,
	`id` text NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_id` text,
	`actor_name` text,
	`action` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`request_id` text,
	`address` text,
	`changed` text NOT NULL,
	PRIMARY KEY(`organization_id`, `at`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `audit_actor` ON `audit` (`organization_id`,`actor_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_subject` ON `audit` (`organization_id`,`subject_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_action` ON `audit` (`organization_id`,`action`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_at` ON `audit` (`at`);