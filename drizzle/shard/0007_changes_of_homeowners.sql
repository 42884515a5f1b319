CREATE TABLE `presentation_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`presentation_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`owner_id` text,
	`lost_reason` text,
	`author_kind` text NOT NULL,
	`author_id` text NOT NULL,
	`author_name` text NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `presentation_changes_presentation` ON `presentation_changes` (`presentation_id`,`kind`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `presentation_changes_organization` ON `presentation_changes` (`organization_id`);