CREATE TABLE `answer_months` (
	`organization_id` text NOT NULL,
	`month` text NOT NULL,
	`answers` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`organization_id`, `month`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `askings` (
	`id` text PRIMARY KEY NOT NULL,
	`deck_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`question_id` text,
	`presentation_id` text,
	`viewer_session_id` text,
	`question` text NOT NULL,
	`kind` text NOT NULL,
	`answer` text NOT NULL,
	`citations` text NOT NULL,
	`milliseconds` integer NOT NULL,
	`tokens` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`deck_id`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `askings_session` ON `askings` (`deck_id`,`viewer_session_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `askings_question` ON `askings` (`question_id`);--> statement-breakpoint
CREATE INDEX `askings_presentation` ON `askings` (`presentation_id`);--> statement-breakpoint
CREATE INDEX `askings_organization` ON `askings` (`organization_id`);--> statement-breakpoint
CREATE INDEX `askings_age` ON `askings` (`created_at`);--> statement-breakpoint
CREATE TABLE `question_hours` (
	`presentation_id` text NOT NULL,
	`hour` integer NOT NULL,
	`asked` integer NOT NULL,
	PRIMARY KEY(`presentation_id`, `hour`),
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `question_hours_age` ON `question_hours` (`hour`);--> statement-breakpoint
CREATE TABLE `questions` (
	`id` text PRIMARY KEY NOT NULL,
	`deck_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`stems` text NOT NULL,
	`question` text NOT NULL,
	`kind` text NOT NULL,
	`is_unanswered` integer NOT NULL,
	`answer` text NOT NULL,
	`would_answer` text,
	`count` integer NOT NULL,
	`last_asked_at` integer NOT NULL,
	FOREIGN KEY (`deck_id`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `questions_stems` ON `questions` (`deck_id`,`stems`);--> statement-breakpoint
CREATE INDEX `questions_listed` ON `questions` (`deck_id`,`is_unanswered`,`last_asked_at`,`id`);--> statement-breakpoint
CREATE INDEX `questions_organization` ON `questions` (`organization_id`);--> statement-breakpoint
CREATE INDEX `questions_age` ON `questions` (`last_asked_at`);--> statement-breakpoint
ALTER TABLE `documents` ADD `audience` text DEFAULT 'homeowners' NOT NULL;
