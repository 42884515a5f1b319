CREATE TABLE `privacy_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`kind` text NOT NULL,
	`presentation_id` text,
	`email` text,
	`status` text NOT NULL,
	`phase` text NOT NULL,
	`after` text NOT NULL,
	`counts` text NOT NULL,
	`kept` text NOT NULL,
	`parts` integer NOT NULL,
	`due_at` integer,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	`expires_at` integer,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `privacy_requests_organization` ON `privacy_requests` (`organization_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `privacy_requests_presentation` ON `privacy_requests` (`presentation_id`);--> statement-breakpoint
CREATE INDEX `privacy_requests_due` ON `privacy_requests` (`due_at`);--> statement-breakpoint
CREATE INDEX `privacy_requests_expiry` ON `privacy_requests` (`expires_at`);--> statement-breakpoint
CREATE TABLE `privacy_subjects` (
	`request_id` text NOT NULL,
	`table_name` text NOT NULL,
	`id` text NOT NULL,
	PRIMARY KEY(`request_id`, `table_name`, `id`),
	FOREIGN KEY (`request_id`) REFERENCES `privacy_requests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `privacy_subjects_id` ON `privacy_subjects` (`request_id`,`id`);