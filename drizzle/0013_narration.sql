ALTER TABLE `organizations` ADD `voice_id` text;--> statement-breakpoint
ALTER TABLE `decks` ADD `voice_id` text;
--> statement-breakpoint
CREATE TABLE `narration_clips` (
	`key` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`presentation_id` text,
	`provider` text NOT NULL,
	`characters` integer NOT NULL,
	`month` text NOT NULL,
	`lease_token` text NOT NULL,
	`leased_until` integer NOT NULL,
	`attempts` integer NOT NULL,
	`made_at` integer,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `narration_clips_organization` ON `narration_clips` (`organization_id`);--> statement-breakpoint
CREATE INDEX `narration_clips_presentation` ON `narration_clips` (`presentation_id`);--> statement-breakpoint
CREATE TABLE `narration_grants` (
	`track` text NOT NULL,
	`owner_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`deck_id` text NOT NULL,
	`presentation_id` text,
	`utterance` text,
	`expires_at` integer,
	PRIMARY KEY(`track`, `owner_id`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`deck_id`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `narration_grants_organization` ON `narration_grants` (`organization_id`);--> statement-breakpoint
CREATE INDEX `narration_grants_deck` ON `narration_grants` (`deck_id`);--> statement-breakpoint
CREATE INDEX `narration_grants_presentation` ON `narration_grants` (`presentation_id`);--> statement-breakpoint
CREATE INDEX `narration_grants_expiry` ON `narration_grants` (`expires_at`) WHERE "narration_grants"."expires_at" is not null;--> statement-breakpoint
CREATE TABLE `narration_limits` (
	`organization_id` text NOT NULL,
	`month` text NOT NULL,
	PRIMARY KEY(`organization_id`, `month`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `narration_pronunciations` (
	`organization_id` text PRIMARY KEY NOT NULL,
	`pronunciations` text NOT NULL,
	`version` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `narration_tracks` (
	`track` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`duration_seconds` real NOT NULL,
	`created_at` integer NOT NULL,
	`unnamed_at` integer,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `narration_tracks_organization` ON `narration_tracks` (`organization_id`);--> statement-breakpoint
CREATE INDEX `narration_tracks_unnamed` ON `narration_tracks` (`unnamed_at`) WHERE "narration_tracks"."unnamed_at" is not null;--> statement-breakpoint
CREATE TABLE `narration_usage` (
	`organization_id` text NOT NULL,
	`month` text NOT NULL,
	`provider` text NOT NULL,
	`characters` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `month`, `provider`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `narration_work` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`deck_id` text NOT NULL,
	`presentation_id` text,
	`attempts` integer NOT NULL,
	`due_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`deck_id`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `narration_work_due` ON `narration_work` (`due_at`);--> statement-breakpoint
CREATE INDEX `narration_work_organization` ON `narration_work` (`organization_id`);--> statement-breakpoint
CREATE INDEX `narration_work_deck` ON `narration_work` (`deck_id`);--> statement-breakpoint
CREATE INDEX `narration_work_presentation` ON `narration_work` (`presentation_id`);--> statement-breakpoint
ALTER TABLE `decks` ADD `revised_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `faqs` ADD `timings` text;--> statement-breakpoint
ALTER TABLE `faqs` ADD `take` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `slides` ADD `timings` text;--> statement-breakpoint
ALTER TABLE `slides` ADD `take` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- by hand
CREATE TRIGGER decks_revised_at AFTER UPDATE OF revision ON decks BEGIN
  UPDATE decks SET revised_at = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER narration_grants_added AFTER INSERT ON narration_grants BEGIN
  UPDATE narration_tracks SET unnamed_at = NULL WHERE track = new.track AND unnamed_at IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER narration_grants_removed AFTER DELETE ON narration_grants
WHEN NOT EXISTS (SELECT 1 FROM narration_grants WHERE track = old.track) BEGIN
  UPDATE narration_tracks SET unnamed_at = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE track = old.track;
END;
--> statement-breakpoint
-- The sweep of uploads deletes the files of these rows.
CREATE TRIGGER narration_tracks_removed AFTER DELETE ON narration_tracks BEGIN
  INSERT INTO uploads (key, expires_at) VALUES
    ('narration/' || old.organization_id || '/tracks/' || old.track || '.mp3', 0),
    ('narration/' || old.organization_id || '/tracks/' || old.track || '.json', 0)
  ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER narration_clips_removed AFTER DELETE ON narration_clips BEGIN
  INSERT INTO uploads (key, expires_at) VALUES ('narration/' || old.organization_id || '/clips/' || old.key, 0)
  ON CONFLICT DO NOTHING;
END;

