CREATE TABLE `moves` (
	`organization_id` text PRIMARY KEY NOT NULL,
	`from_shard` text NOT NULL,
	`to_shard` text NOT NULL,
	`phase` text DEFAULT 'begin' NOT NULL,
	`cursor` integer DEFAULT 0 NOT NULL,
	`counts` text,
	`announced_at` integer,
	`phase_at` integer NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`problem` text,
	`lease_id` text,
	`due_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `moves_due` ON `moves` (`due_at`) WHERE "moves"."due_at" is not null;--> statement-breakpoint
ALTER TABLE `shards` ADD `has_departures` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `idempotency_keys` ADD `owner_id` text;