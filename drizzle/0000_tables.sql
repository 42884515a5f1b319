CREATE TABLE `uploads` (
	`key` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `uploads_expiry` ON `uploads` (`expires_at`);--> statement-breakpoint
CREATE TABLE `action_configs` (
	`id` text PRIMARY KEY NOT NULL,
	`deck_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`type` text NOT NULL,
	`label` text NOT NULL,
	`slide_id` text,
	`trigger` text NOT NULL,
	`config` text NOT NULL,
	`order_index` integer NOT NULL,
	`is_active` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`deck_id`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`slide_id`) REFERENCES `slides`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `action_configs_deck` ON `action_configs` (`deck_id`,`order_index`);--> statement-breakpoint
CREATE INDEX `action_configs_slide` ON `action_configs` (`slide_id`);--> statement-breakpoint
CREATE INDEX `action_configs_organization` ON `action_configs` (`organization_id`,`deck_id`);--> statement-breakpoint
CREATE TABLE `invites` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invites_email` ON `invites` (`organization_id`,`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `invites_token` ON `invites` (`token_hash`);--> statement-breakpoint
CREATE INDEX `invites_organization` ON `invites` (`organization_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `invites_expiry` ON `invites` (`expires_at`);--> statement-breakpoint
CREATE TABLE `organizations` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`allowed_embed_origins` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`password_hash` text NOT NULL,
	`role` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_organization` ON `users` (`organization_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `branding` (
	`id` text PRIMARY KEY NOT NULL,
	`deck_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`palette` text NOT NULL,
	`cta` text NOT NULL,
	`name` text,
	`logo` text,
	`avatar` text,
	`chat_name` text,
	`chat_greeting` text,
	`fonts` text NOT NULL,
	`contact` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`deck_id`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `branding_deck` ON `branding` (`deck_id`);--> statement-breakpoint
CREATE INDEX `branding_organization` ON `branding` (`organization_id`,`deck_id`);--> statement-breakpoint
CREATE TABLE `decks` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`is_active` integer NOT NULL,
	`metadata` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `decks_organization` ON `decks` (`organization_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `faqs` (
	`id` text PRIMARY KEY NOT NULL,
	`deck_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`user_question` text NOT NULL,
	`canned_answer` text NOT NULL,
	`related_slide_id` text,
	`audio_url` text,
	`word_timings` text DEFAULT '[]' NOT NULL,
	`order_index` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`deck_id`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`related_slide_id`) REFERENCES `slides`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `faqs_deck` ON `faqs` (`deck_id`,`order_index`);--> statement-breakpoint
CREATE INDEX `faqs_slide` ON `faqs` (`related_slide_id`);--> statement-breakpoint
CREATE INDEX `faqs_audio` ON `faqs` (`organization_id`,`audio_url`);--> statement-breakpoint
CREATE TABLE `intros` (
	`id` text PRIMARY KEY NOT NULL,
	`deck_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`title` text NOT NULL,
	`script` text,
	`audio_url` text,
	`poster_img` text,
	`is_skippable` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`deck_id`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `intros_deck` ON `intros` (`deck_id`);--> statement-breakpoint
CREATE INDEX `intros_organization` ON `intros` (`organization_id`,`deck_id`);--> statement-breakpoint
CREATE TABLE `documents` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`filename` text NOT NULL,
	`display_name` text NOT NULL,
	`type` text NOT NULL,
	`content_type` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`storage_key` text NOT NULL,
	`status` text NOT NULL,
	`failure_reason` text,
	`etag` text,
	`run` text,
	`step` integer NOT NULL,
	`step_token` text,
	`cursor` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_key` ON `documents` (`storage_key`);--> statement-breakpoint
CREATE INDEX `documents_organization` ON `documents` (`organization_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `documents_status` ON `documents` (`status`,`updated_at`);--> statement-breakpoint
CREATE TABLE `passages` (
	`id` integer PRIMARY KEY NOT NULL,
	`document_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`step` integer NOT NULL,
	`position` integer NOT NULL,
	`page` integer,
	`heading` text,
	`body` text NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passages_place` ON `passages` (`document_id`,`step`,`position`);--> statement-breakpoint
CREATE INDEX `passages_organization` ON `passages` (`organization_id`);--> statement-breakpoint
CREATE TABLE `media` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`kind` text NOT NULL,
	`filename` text NOT NULL,
	`content_type` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`storage_key` text NOT NULL,
	`status` text NOT NULL,
	`etag` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `media_key` ON `media` (`storage_key`);--> statement-breakpoint
CREATE INDEX `media_organization` ON `media` (`organization_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `media_removals` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`keys` text NOT NULL,
	`sent_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `media_removals_organization` ON `media_removals` (`organization_id`);--> statement-breakpoint
CREATE INDEX `media_removals_sent` ON `media_removals` (`sent_at`);--> statement-breakpoint
CREATE TABLE `events` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`deck_id` text,
	`type` text NOT NULL,
	`data` text NOT NULL,
	`created_at` integer NOT NULL,
	`enqueued_at` integer,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `events_organization` ON `events` (`organization_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `events_waiting` ON `events` (`created_at`) WHERE "events"."enqueued_at" is null;--> statement-breakpoint
CREATE TABLE `presentations` (
	`id` text PRIMARY KEY NOT NULL,
	`deck_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`homeowner_data` text NOT NULL,
	`voice_settings` text NOT NULL,
	`language_settings` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`deck_id`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `presentations_organization` ON `presentations` (`organization_id`,`created_at`,`id`) WHERE "presentations"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `presentations_deck` ON `presentations` (`deck_id`,`created_at`,`id`) WHERE "presentations"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `presentations_deck_all` ON `presentations` (`deck_id`,`organization_id`,`deleted_at`);--> statement-breakpoint
CREATE INDEX `presentations_organization_all` ON `presentations` (`organization_id`,`deck_id`);--> statement-breakpoint
CREATE TABLE `product_data` (
	`slide_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`data` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`slide_id`) REFERENCES `slides`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `product_data_organization` ON `product_data` (`organization_id`,`slide_id`);--> statement-breakpoint
CREATE TABLE `qa_settings` (
	`id` text PRIMARY KEY NOT NULL,
	`deck_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`resume_prompt_text` text,
	`resume_voice_id` text,
	`resume_audio_url` text,
	`transition_prompt_text` text,
	`transition_voice_id` text,
	`transition_audio_url` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`deck_id`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `qa_settings_deck` ON `qa_settings` (`deck_id`);--> statement-breakpoint
CREATE INDEX `qa_settings_organization` ON `qa_settings` (`organization_id`,`deck_id`);--> statement-breakpoint
CREATE TABLE `slides` (
	`id` text PRIMARY KEY NOT NULL,
	`deck_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`slide_id` text NOT NULL,
	`slide_type` text NOT NULL,
	`title` text NOT NULL,
	`bullets` text NOT NULL,
	`narration_script` text NOT NULL,
	`slide_context` text,
	`audio_url` text,
	`hero_img` text,
	`word_timings` text DEFAULT '[]' NOT NULL,
	`order_index` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`deck_id`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `slides_deck` ON `slides` (`deck_id`,`order_index`);--> statement-breakpoint
CREATE UNIQUE INDEX `slides_slide_id` ON `slides` (`deck_id`,`slide_id`);--> statement-breakpoint
CREATE INDEX `slides_hero` ON `slides` (`organization_id`,`hero_img`);--> statement-breakpoint
CREATE INDEX `slides_audio` ON `slides` (`organization_id`,`audio_url`);