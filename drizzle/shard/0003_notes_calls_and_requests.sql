CREATE TABLE `refused_requests` (
	`organization_id` text NOT NULL,
	`at` integer NOT NULL,
	`id` text NOT NULL,
	`key_id` text NOT NULL,
	`operation` text NOT NULL,
	`path` text NOT NULL,
	`status` integer NOT NULL,
	`code` text,
	`error` text,
	`milliseconds` integer NOT NULL,
	`idempotency_key` text,
	`request_id` text NOT NULL,
	PRIMARY KEY(`organization_id`, `at`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `sendings` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`total` integer NOT NULL,
	`mails` text NOT NULL,
	`skipped` text NOT NULL,
	`created_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sendings_organization` ON `sendings` (`organization_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `notes` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`presentation_id` text NOT NULL,
	`text` text NOT NULL,
	`author_kind` text NOT NULL,
	`author_id` text NOT NULL,
	`author_name` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notes_presentation` ON `notes` (`presentation_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notes_organization` ON `notes` (`organization_id`);--> statement-breakpoint
CREATE TABLE `calls` (
	`presentation_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`outcome` text NOT NULL,
	`at` integer NOT NULL,
	`until` integer,
	`reached_at` integer,
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `calls_organization` ON `calls` (`organization_id`);--> statement-breakpoint
ALTER TABLE `presentation_activity` ADD `activity_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `presentation_activity_moved` ON `presentation_activity` (`organization_id`,`activity_at`,`presentation_id`) WHERE "presentation_activity"."activity_at" > 0;--> statement-breakpoint
ALTER TABLE `askings` ADD `answered_at` integer;