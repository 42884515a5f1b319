CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`name` text NOT NULL,
	`start` text NOT NULL,
	`hash` text NOT NULL,
	`previous_hash` text,
	`previous_until` integer,
	`scopes` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`last_used_at` integer,
	`revoked_at` integer,
	FOREIGN KEY (`organization_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_hash` ON `api_keys` (`hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_previous_hash` ON `api_keys` (`previous_hash`) WHERE "api_keys"."previous_hash" is not null;--> statement-breakpoint
CREATE INDEX `api_keys_organization` ON `api_keys` (`organization_id`,`created_at`);