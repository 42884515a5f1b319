CREATE TABLE `viewer_events` (
	`presentation_id` text NOT NULL,
	`viewer_session_id` text NOT NULL,
	`sent_at` integer NOT NULL,
	`at` integer NOT NULL,
	`type` text NOT NULL,
	`slide_id` text NOT NULL,
	`seconds` real NOT NULL,
	PRIMARY KEY(`presentation_id`, `viewer_session_id`, `sent_at`, `type`, `slide_id`),
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade
);
