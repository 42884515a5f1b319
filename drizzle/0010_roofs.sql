CREATE TABLE `quotes` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`presentation_id` text NOT NULL,
	`number` integer NOT NULL,
	`roof_measurement_id` text NOT NULL,
	`roof` text NOT NULL,
	`pricing` text NOT NULL,
	`pricing_revision` integer NOT NULL,
	`layers` integer NOT NULL,
	`stories` integer NOT NULL,
	`tiers` text NOT NULL,
	`financing` text,
	`shown_roof` text NOT NULL,
	`valid_until` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quotes_presentation` ON `quotes` (`presentation_id`,`number`);--> statement-breakpoint
CREATE INDEX `quotes_organization` ON `quotes` (`organization_id`,`presentation_id`);--> statement-breakpoint
CREATE TABLE `roof_measurements` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`presentation_id` text,
	`address` text,
	`source` text NOT NULL,
	`measured_at` integer,
	`structures` text NOT NULL,
	`lines` text NOT NULL,
	`imagery` text,
	`warnings` text NOT NULL,
	`raw` text,
	`revision` integer NOT NULL,
	`confirmed_at` integer,
	`confirmed_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `roof_measurements_organization` ON `roof_measurements` (`organization_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `roof_measurements_presentation` ON `roof_measurements` (`presentation_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `roof_pricing` (
	`organization_id` text PRIMARY KEY NOT NULL,
	`pricing` text NOT NULL,
	`revision` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- by hand
-- A monthly price is shown with its terms only, and these were stored without any.
UPDATE product_data SET data = json_set(
  data, '$.financing', json('null'),
  '$.good.monthlyCents', json('null'), '$.better.monthlyCents', json('null'), '$.best.monthlyCents', json('null')
) WHERE json_type(data, '$.financing') IS NULL;

