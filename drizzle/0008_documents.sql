DROP INDEX `events_waiting`;--> statement-breakpoint
ALTER TABLE `events` ADD `swept_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `events_waiting` ON `events` (`swept_at`,`created_at`) WHERE "events"."enqueued_at" is null;--> statement-breakpoint
ALTER TABLE `documents` ADD `text_bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `is_slow` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_leased` ON `deliveries` (`organization_id`,`subscription_id`) WHERE lease_id is not null;
