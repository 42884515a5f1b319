CREATE TABLE `appointment_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`appointment_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`appointment_id`) REFERENCES `appointments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `appointment_links_appointment` ON `appointment_links` (`appointment_id`);--> statement-breakpoint
CREATE TABLE `appointment_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`appointment_id` text NOT NULL,
	`audience` text NOT NULL,
	`recipient` text NOT NULL,
	`kind` text NOT NULL,
	`sequence` integer NOT NULL,
	`due_at` integer NOT NULL,
	`leased_until` integer NOT NULL,
	`attempt_count` integer NOT NULL,
	`sent_at` integer,
	`problem` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`appointment_id`) REFERENCES `appointments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `appointment_mails_once` ON `appointment_mails` (`appointment_id`,`sequence`,`kind`,`audience`,`recipient`);--> statement-breakpoint
CREATE INDEX `appointment_mails_waiting` ON `appointment_mails` (`due_at`) WHERE "appointment_mails"."sent_at" is null;--> statement-breakpoint
CREATE TABLE `appointments` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`presentation_id` text,
	`deck_id` text,
	`status` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`time_zone` text NOT NULL,
	`kind` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`is_email_on_file` integer NOT NULL,
	`phone` text,
	`location` text,
	`homeowner_notes` text,
	`notes` text,
	`language` text,
	`sequence` integer NOT NULL,
	`change_id` text NOT NULL,
	`cancel_reason` text,
	`cancelled_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `appointments_organization` ON `appointments` (`organization_id`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `appointments_status` ON `appointments` (`organization_id`,`status`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `appointments_presentation` ON `appointments` (`presentation_id`);--> statement-breakpoint
CREATE TABLE `appointment_busy_months` (
	`organization_id` text NOT NULL,
	`month` text NOT NULL,
	`intervals` text NOT NULL,
	PRIMARY KEY(`organization_id`, `month`),
	FOREIGN KEY (`organization_id`) REFERENCES `appointment_calendars`(`organization_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `appointment_calendars` (
	`organization_id` text PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	`time_zone` text NOT NULL,
	`weekly` text NOT NULL,
	`overrides` text NOT NULL,
	`minimum_notice_hours` integer NOT NULL,
	`horizon_days` integer NOT NULL,
	`service_area` text,
	`kinds` text NOT NULL,
	`busy_calendar_url` text,
	`busy_url_hash` text,
	`busy_etag` text,
	`busy_read_at` integer,
	`busy_confirmed_at` integer,
	`busy_due_at` integer,
	`busy_failing_since` integer,
	`busy_problem` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `appointment_calendars_due` ON `appointment_calendars` (`busy_due_at`) WHERE "appointment_calendars"."busy_due_at" is not null;--> statement-breakpoint
CREATE TABLE `appointment_feeds` (
	`organization_id` text PRIMARY KEY NOT NULL,
	`key_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `appointment_feeds_key` ON `appointment_feeds` (`key_hash`);--> statement-breakpoint
CREATE TABLE `appointment_seats` (
	`organization_id` text NOT NULL,
	`starts_at` integer NOT NULL,
	`seat` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`appointment_id` text NOT NULL,
	FOREIGN KEY (`appointment_id`) REFERENCES `appointments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `appointment_seats_seat` ON `appointment_seats` (`organization_id`,`starts_at`,`seat`);--> statement-breakpoint
CREATE INDEX `appointment_seats_window` ON `appointment_seats` (`organization_id`,`starts_at`,`ends_at`,`appointment_id`);--> statement-breakpoint
CREATE INDEX `appointment_seats_appointment` ON `appointment_seats` (`appointment_id`);
