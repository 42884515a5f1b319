CREATE TABLE `appointment_changes` (
	`appointment_id` text NOT NULL,
	`sequence` integer NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`previous_starts_at` integer NOT NULL,
	`author_name` text,
	PRIMARY KEY(`appointment_id`, `sequence`),
	FOREIGN KEY (`appointment_id`) REFERENCES `appointments`(`id`) ON UPDATE no action ON DELETE cascade
);
