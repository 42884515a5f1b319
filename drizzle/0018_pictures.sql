CREATE TABLE `picture_orders` (
	`media_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`prompt` text NOT NULL,
	`aspect` text NOT NULL,
	`seed` integer NOT NULL,
	`attempts` integer NOT NULL,
	`due_at` integer,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `picture_orders_organization` ON `picture_orders` (`organization_id`);--> statement-breakpoint
CREATE INDEX `picture_orders_due` ON `picture_orders` (`due_at`) WHERE "picture_orders"."due_at" is not null;--> statement-breakpoint
ALTER TABLE `media` ADD `failure_reason` text;