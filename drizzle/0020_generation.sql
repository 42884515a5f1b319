CREATE TABLE `generations` (
	`id` text PRIMARY KEY NOT NULL,
	`deck_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`name` text NOT NULL,
	`brief` text NOT NULL,
	`document_ids` text NOT NULL,
	`slide_count` integer,
	`language` text,
	`tone` text,
	`with_faqs` integer NOT NULL,
	`with_images` integer NOT NULL,
	`status` text NOT NULL,
	`step` integer NOT NULL,
	`total` integer NOT NULL,
	`outline` text,
	`slide_ids` text NOT NULL,
	`problems` text NOT NULL,
	`failure_reason` text,
	`tokens` integer NOT NULL,
	`pictures` integer NOT NULL,
	`attempts` integer NOT NULL,
	`lease_token` text,
	`step_token` text,
	`due_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`deck_id`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `generations_organization` ON `generations` (`organization_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `generations_active` ON `generations` (`organization_id`,`due_at`) WHERE "generations"."due_at" is not null;--> statement-breakpoint
CREATE INDEX `generations_deck` ON `generations` (`deck_id`);--> statement-breakpoint
CREATE INDEX `generations_due` ON `generations` (`due_at`) WHERE "generations"."due_at" is not null;