CREATE TABLE `moving` (
	`organization_id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`fenced_until` integer,
	`is_open` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE `moved_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`organization_id` text NOT NULL,
	`table_name` text NOT NULL,
	`key` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `moved_changes_organization` ON `moved_changes` (`organization_id`,`id`);--> statement-breakpoint
CREATE TABLE `forwards` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `departures` (
	`organization_id` text PRIMARY KEY NOT NULL,
	`shard` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `idempotency_keys` ADD `owner_id` text;