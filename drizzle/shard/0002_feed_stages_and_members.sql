-- unused since 1.0.0: the sweep goes by events_feed
DROP INDEX `events_age`;--> statement-breakpoint
ALTER TABLE `events` ADD `sequence` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `events_feed` ON `events` (`organization_id`,`sequence`);--> statement-breakpoint
ALTER TABLE `organizations` ADD `keeps_events` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `event_types` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `user_id` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `scope` text;--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_of_member` ON `subscriptions` (`user_id`,`event_type`) WHERE "subscriptions"."user_id" is not null;--> statement-breakpoint
ALTER TABLE `presentations` ADD `owner_id` text;--> statement-breakpoint
ALTER TABLE `presentations` ADD `lost_reason` text;--> statement-breakpoint
ALTER TABLE `presentations` ADD `stage` text DEFAULT 'not_sent' NOT NULL;--> statement-breakpoint
CREATE INDEX `presentations_stage` ON `presentations` (`organization_id`,`stage`,`created_at`,`id`,`deck_id`) WHERE "presentations"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `presentations_owner` ON `presentations` (`organization_id`,`owner_id`,`created_at`,`id`,`stage`,`deck_id`) WHERE "presentations"."owner_id" is not null and "presentations"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE `presentation_activity` ADD `link_sent_at` integer;