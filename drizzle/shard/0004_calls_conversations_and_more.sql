CREATE TABLE `conversation_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`presentation_id` text NOT NULL,
	`viewer_session_id` text NOT NULL,
	`message_id` text NOT NULL,
	`sender` text NOT NULL,
	`user_id` text,
	`name` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`left_at` integer,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversation_messages_listed` ON `conversation_messages` (`presentation_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `conversation_messages_organization` ON `conversation_messages` (`organization_id`);--> statement-breakpoint
CREATE INDEX `conversation_messages_age` ON `conversation_messages` (`created_at`);--> statement-breakpoint
CREATE TABLE `call_records` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`presentation_id` text NOT NULL,
	`outcome` text NOT NULL,
	`at` integer NOT NULL,
	`until` integer,
	`author_kind` text NOT NULL,
	`author_id` text NOT NULL,
	`author_name` text NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `call_records_presentation` ON `call_records` (`presentation_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `call_records_organization` ON `call_records` (`organization_id`);--> statement-breakpoint
ALTER TABLE `refused_requests` ADD `method` text;--> statement-breakpoint
ALTER TABLE `decks` ADD `is_live` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `contracts` ADD `valid_days` integer;--> statement-breakpoint
DROP TRIGGER decks_revised;--> statement-breakpoint
CREATE TRIGGER decks_revised AFTER UPDATE OF name, description, is_active, poster_shows, metadata, updated_at, is_live ON decks BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.id;
END;
