CREATE TABLE `organizations` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`allowed_embed_origins` text DEFAULT '[]' NOT NULL,
	`voice_id` text,
	`address` text,
	`last_contract_number` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `members` (
	`user_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`is_confirmed` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `members_organization` ON `members` (`organization_id`,`email`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`fingerprint` text NOT NULL,
	`lease_id` text NOT NULL,
	`leased_until` integer NOT NULL,
	`changes_before` integer NOT NULL,
	`has_changed` integer NOT NULL,
	`answer` text,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_expiry` ON `idempotency_keys` (`expires_at`);--> statement-breakpoint
CREATE TABLE `counts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `counts_until` ON `counts` (`until`);--> statement-breakpoint
CREATE TABLE `uploads` (
	`key` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `uploads_expiry` ON `uploads` (`expires_at`);--> statement-breakpoint
CREATE TABLE `rebuilds` (
	`part` text PRIMARY KEY NOT NULL,
	`after` text DEFAULT '' NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`leased_until` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rebuilds_due` ON `rebuilds` (`leased_until`);--> statement-breakpoint
CREATE TABLE `events` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`deck_id` text,
	`type` text NOT NULL,
	`data` text NOT NULL,
	`created_at` integer NOT NULL,
	`enqueued_at` integer,
	`swept_at` integer DEFAULT 0 NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `events_waiting` ON `events` (`swept_at`,`created_at`) WHERE "events"."enqueued_at" is null;--> statement-breakpoint
CREATE INDEX `events_age` ON `events` (`created_at`);--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text,
	`presentation_id` text,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`sequence` integer NOT NULL,
	`purpose` text NOT NULL,
	`audience` text NOT NULL,
	`recipient` text NOT NULL,
	`is_counted` integer NOT NULL,
	`due_at` integer NOT NULL,
	`lease_id` text,
	`leased_until` integer NOT NULL,
	`attempt_count` integer NOT NULL,
	`status` text NOT NULL,
	`problem` text,
	`created_at` integer NOT NULL,
	`sent_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_once` ON `mails` (`subject_id`,`sequence`,`purpose`,`audience`,`recipient`);--> statement-breakpoint
CREATE INDEX `mails_subject` ON `mails` (`subject_id`,`organization_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mails_presentation` ON `mails` (`presentation_id`,`organization_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mails_organization` ON `mails` (`organization_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mails_asking` ON `mails` (`recipient`,`created_at`) WHERE "mails"."purpose" = 'organization.confirm_recipient';--> statement-breakpoint
CREATE INDEX `mails_of_links` ON `mails` (`created_at`) WHERE "mails"."subject_kind" in ('account', 'organization');--> statement-breakpoint
CREATE INDEX `mails_waiting` ON `mails` (`due_at`) WHERE "mails"."status" = 'waiting';--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`name` text NOT NULL,
	`event_type` text NOT NULL,
	`channel` text NOT NULL,
	`channel_config` text NOT NULL,
	`deck_id` text,
	`is_active` integer NOT NULL,
	`secret` text,
	`previous_secrets` text NOT NULL,
	`failing_since` integer,
	`disabled_reason` text,
	`is_slow` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `subscriptions_organization` ON `subscriptions` (`organization_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `confirmed_recipients` (
	`organization_id` text NOT NULL,
	`email` text NOT NULL,
	`confirmed_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `email`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`subscription_id` text NOT NULL,
	`event_id` text NOT NULL,
	`status` text NOT NULL,
	`next_attempt_at` integer,
	`check_at` integer NOT NULL,
	`lease_id` text,
	`leased_at` integer,
	`attempt_count` integer NOT NULL,
	`failure_count` integer NOT NULL,
	`created_at` integer NOT NULL,
	`is_waiting` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_once` ON `deliveries` (`event_id`,`subscription_id`);--> statement-breakpoint
CREATE INDEX `deliveries_subscription` ON `deliveries` (`subscription_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `deliveries_undelivered` ON `deliveries` (`subscription_id`,`status`,`created_at`,`id`) WHERE status <> 'delivered';--> statement-breakpoint
CREATE INDEX `deliveries_forgotten` ON `deliveries` (`check_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `deliveries_leased` ON `deliveries` (`organization_id`,`subscription_id`) WHERE lease_id is not null;--> statement-breakpoint
CREATE INDEX `deliveries_waiting` ON `deliveries` (`organization_id`,`subscription_id`,`created_at`) WHERE is_waiting;--> statement-breakpoint
CREATE TABLE `attempts` (
	`delivery_id` text NOT NULL,
	`number` integer NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer NOT NULL,
	`status_code` integer,
	`answer` text,
	`error` text,
	PRIMARY KEY(`delivery_id`, `number`),
	FOREIGN KEY (`delivery_id`) REFERENCES `deliveries`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `media` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`kind` text NOT NULL,
	`filename` text NOT NULL,
	`content_type` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`storage_key` text NOT NULL,
	`status` text NOT NULL,
	`failure_reason` text,
	`etag` text,
	`width` real,
	`height` real,
	`placeholder` text,
	`is_animated` integer DEFAULT false NOT NULL,
	`described_at` integer,
	`alt_text` text,
	`focal_point` text,
	`font_family` text,
	`font_weight` text,
	`font_style` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `media_fonts` ON `media` (`organization_id`,`kind`,`font_family`);--> statement-breakpoint
CREATE UNIQUE INDEX `media_key` ON `media` (`storage_key`);--> statement-breakpoint
CREATE INDEX `media_undescribed` ON `media` (`created_at`) WHERE described_at is null and kind = 'image' and status = 'ready';--> statement-breakpoint
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
CREATE TABLE `picture_orders` (
	`media_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`prompt` text NOT NULL,
	`aspect` text NOT NULL,
	`seed` integer NOT NULL,
	`attempts` integer NOT NULL,
	`due_at` integer,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `picture_orders_organization` ON `picture_orders` (`organization_id`);--> statement-breakpoint
CREATE INDEX `picture_orders_due` ON `picture_orders` (`due_at`) WHERE "picture_orders"."due_at" is not null;--> statement-breakpoint
CREATE TABLE `decks` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`is_active` integer NOT NULL,
	`voice_id` text,
	`poster_shows` text DEFAULT 'name' NOT NULL,
	`metadata` text NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`revised_at` integer DEFAULT 0 NOT NULL,
	`bytes` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `decks_organization` ON `decks` (`organization_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `decks_deleted` ON `decks` (`deleted_at`) WHERE "decks"."deleted_at" is not null;--> statement-breakpoint
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
	`images` text DEFAULT '[]' NOT NULL,
	`hero_img` text GENERATED ALWAYS AS (images ->> '$[0].key') VIRTUAL,
	`word_timings` text DEFAULT '[]' NOT NULL,
	`timings` text,
	`times_asked_at` integer,
	`take` integer DEFAULT 0 NOT NULL,
	`order_index` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`deck_id`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `slides_deck` ON `slides` (`deck_id`,`order_index`);--> statement-breakpoint
CREATE UNIQUE INDEX `slides_slide_id` ON `slides` (`deck_id`,`slide_id`);--> statement-breakpoint
CREATE INDEX `slides_audio` ON `slides` (`organization_id`,`audio_url`);--> statement-breakpoint
CREATE INDEX `slides_times_asked` ON `slides` (`times_asked_at`) WHERE "slides"."times_asked_at" is not null;--> statement-breakpoint
CREATE TABLE `faqs` (
	`id` text PRIMARY KEY NOT NULL,
	`deck_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`user_question` text NOT NULL,
	`canned_answer` text NOT NULL,
	`related_slide_id` text,
	`audio_url` text,
	`word_timings` text DEFAULT '[]' NOT NULL,
	`timings` text,
	`times_asked_at` integer,
	`take` integer DEFAULT 0 NOT NULL,
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
CREATE INDEX `faqs_times_asked` ON `faqs` (`times_asked_at`) WHERE "faqs"."times_asked_at" is not null;--> statement-breakpoint
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
CREATE TABLE `intros` (
	`id` text PRIMARY KEY NOT NULL,
	`deck_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`title` text NOT NULL,
	`script` text,
	`audio_url` text,
	`poster_img` text,
	`poster_portrait_img` text,
	`is_skippable` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`deck_id`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `intros_deck` ON `intros` (`deck_id`);--> statement-breakpoint
CREATE INDEX `intros_organization` ON `intros` (`organization_id`,`deck_id`);--> statement-breakpoint
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
	`quote` text,
	FOREIGN KEY (`deck_id`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `presentations_organization` ON `presentations` (`organization_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `presentations_deck` ON `presentations` (`deck_id`,`created_at`,`id`) WHERE "presentations"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `presentations_deck_all` ON `presentations` (`deck_id`,`organization_id`,`deleted_at`);--> statement-breakpoint
CREATE INDEX `presentations_organization_all` ON `presentations` (`organization_id`,`deck_id`);--> statement-breakpoint
CREATE INDEX `presentations_deleted` ON `presentations` (`deleted_at`) WHERE "presentations"."deleted_at" is not null;--> statement-breakpoint
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
CREATE INDEX `narration_grants_owner` ON `narration_grants` (`owner_id`);--> statement-breakpoint
CREATE INDEX `narration_grants_deck` ON `narration_grants` (`deck_id`);--> statement-breakpoint
CREATE INDEX `narration_grants_presentation` ON `narration_grants` (`presentation_id`);--> statement-breakpoint
CREATE INDEX `narration_grants_expiry` ON `narration_grants` (`expires_at`) WHERE "narration_grants"."expires_at" is not null;--> statement-breakpoint
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
CREATE TABLE `narration_usage` (
	`organization_id` text NOT NULL,
	`month` text NOT NULL,
	`provider` text NOT NULL,
	`characters` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `month`, `provider`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
CREATE TABLE `viewer_sessions` (
	`presentation_id` text NOT NULL,
	`viewer_session_id` text NOT NULL,
	`day` integer NOT NULL,
	`hour` integer DEFAULT 0 NOT NULL,
	`seen_at` integer NOT NULL,
	`views` integer NOT NULL,
	`viewed_at` integer NOT NULL,
	`is_complete` integer NOT NULL,
	`chosen_tier` text,
	`watched` text NOT NULL,
	PRIMARY KEY(`presentation_id`, `viewer_session_id`),
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `viewer_sessions_day` ON `viewer_sessions` (`day`,`presentation_id`,`hour`);--> statement-breakpoint
CREATE TABLE `viewer_overflows` (
	`presentation_id` text NOT NULL,
	`day` integer NOT NULL,
	`sessions` integer NOT NULL,
	`full_until` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`presentation_id`, `day`),
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `viewer_overflows_day` ON `viewer_overflows` (`day`);--> statement-breakpoint
CREATE TABLE `deck_previews` (
	`deck_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`storage_key` text,
	`poster_key` text,
	`due_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`deck_id`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deck_previews_organization` ON `deck_previews` (`organization_id`);--> statement-breakpoint
CREATE INDEX `deck_previews_due` ON `deck_previews` (`due_at`) WHERE "deck_previews"."due_at" is not null;--> statement-breakpoint
CREATE TABLE `documents` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`filename` text NOT NULL,
	`display_name` text NOT NULL,
	`audience` text DEFAULT 'homeowners' NOT NULL,
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
	`text_bytes` integer DEFAULT 0 NOT NULL,
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
CREATE TABLE `question_hours` (
	`presentation_id` text NOT NULL,
	`hour` integer NOT NULL,
	`asked` integer NOT NULL,
	PRIMARY KEY(`presentation_id`, `hour`),
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `question_hours_age` ON `question_hours` (`hour`);--> statement-breakpoint
CREATE TABLE `answer_months` (
	`organization_id` text NOT NULL,
	`month` text NOT NULL,
	`answers` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`organization_id`, `month`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
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
CREATE TABLE `appointment_busy_months` (
	`organization_id` text NOT NULL,
	`month` text NOT NULL,
	`intervals` text NOT NULL,
	PRIMARY KEY(`organization_id`, `month`),
	FOREIGN KEY (`organization_id`) REFERENCES `appointment_calendars`(`organization_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `appointment_feeds` (
	`organization_id` text PRIMARY KEY NOT NULL,
	`key_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `appointment_feeds_key` ON `appointment_feeds` (`key_hash`);--> statement-breakpoint
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
CREATE INDEX `appointments_forgotten` ON `appointments` (`cancelled_at`) WHERE "appointments"."presentation_id" is null and "appointments"."status" = 'cancelled';--> statement-breakpoint
CREATE TABLE `appointment_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`appointment_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`appointment_id`) REFERENCES `appointments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `appointment_links_appointment` ON `appointment_links` (`appointment_id`);--> statement-breakpoint
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
CREATE INDEX `appointment_seats_appointment` ON `appointment_seats` (`appointment_id`);--> statement-breakpoint
CREATE TABLE `roof_measurements` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`presentation_id` text,
	`address` text,
	`source` text NOT NULL,
	`measured_at` integer,
	`confidence` real,
	`structures` text NOT NULL,
	`lines` text NOT NULL,
	`imagery` text,
	`warnings` text NOT NULL,
	`raw` text,
	`revision` integer NOT NULL,
	`confirmed_at` integer,
	`confirmed_by` text,
	`forget_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `roof_measurements_organization` ON `roof_measurements` (`organization_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `roof_measurements_forgotten` ON `roof_measurements` (`forget_at`) WHERE "roof_measurements"."forget_at" is not null;--> statement-breakpoint
CREATE INDEX `roof_measurements_presentation` ON `roof_measurements` (`presentation_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `roof_pricing` (
	`organization_id` text PRIMARY KEY NOT NULL,
	`pricing` text NOT NULL,
	`revision` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `quotes` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`presentation_id` text NOT NULL,
	`number` integer NOT NULL,
	`roof_measurement_id` text NOT NULL,
	`roof` text NOT NULL,
	`pricing` text NOT NULL,
	`pricing_revision` integer NOT NULL,
	`layers` integer NOT NULL,
	`stories` integer NOT NULL,
	`tiers` text NOT NULL,
	`financing` text,
	`valid_until` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quotes_presentation` ON `quotes` (`presentation_id`,`number`);--> statement-breakpoint
CREATE INDEX `quotes_organization` ON `quotes` (`organization_id`,`presentation_id`);--> statement-breakpoint
CREATE TABLE `contract_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`name` text NOT NULL,
	`language` text NOT NULL,
	`body` text NOT NULL,
	`cancellation` text NOT NULL,
	`deposit_basis_points` integer NOT NULL,
	`required_initials` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contract_templates_organization` ON `contract_templates` (`organization_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `contracts` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`presentation_id` text NOT NULL,
	`deck_id` text NOT NULL,
	`template_id` text NOT NULL,
	`number` integer NOT NULL,
	`title` text NOT NULL,
	`status` text NOT NULL,
	`language` text NOT NULL,
	`time_zone` text NOT NULL,
	`tier` text NOT NULL,
	`tier_name` text NOT NULL,
	`total_cents` integer NOT NULL,
	`deposit_cents` integer NOT NULL,
	`company` text NOT NULL,
	`homeowner_name` text NOT NULL,
	`homeowner_email` text,
	`required_initials` text NOT NULL,
	`business_days` integer NOT NULL,
	`consent_text` text NOT NULL,
	`head` text NOT NULL,
	`head_seal` text NOT NULL,
	`event_count` integer NOT NULL,
	`sent_at` integer,
	`opened_at` integer,
	`document_opened_at` integer,
	`consented_at` integer,
	`signed_at` integer,
	`signed_by` text,
	`sealed_at` integer,
	`cancel_by` integer,
	`cancelled_at` integer,
	`declined_at` integer,
	`replaced_by` text,
	`expires_at` integer NOT NULL,
	`document_key` text,
	`document_hash` text,
	`sealing_until` integer NOT NULL,
	`forget_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contracts_number` ON `contracts` (`organization_id`,`number`);--> statement-breakpoint
CREATE INDEX `contracts_organization` ON `contracts` (`organization_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contracts_status` ON `contracts` (`organization_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contracts_expiring` ON `contracts` (`expires_at`) WHERE "contracts"."status" in ('sent', 'opened');--> statement-breakpoint
CREATE INDEX `contracts_presentation` ON `contracts` (`presentation_id`) WHERE "contracts"."signed_at" is null and "contracts"."forget_at" is null;--> statement-breakpoint
CREATE INDEX `contracts_forgotten` ON `contracts` (`forget_at`) WHERE "contracts"."forget_at" is not null and "contracts"."signed_at" is null;--> statement-breakpoint
CREATE INDEX `contracts_unsealed` ON `contracts` (`sealing_until`) WHERE "contracts"."signed_at" is not null and "contracts"."sealed_at" is null;--> statement-breakpoint
CREATE TABLE `contract_documents` (
	`contract_id` text PRIMARY KEY NOT NULL,
	`facts` text NOT NULL,
	`html` text NOT NULL,
	`html_hash` text NOT NULL,
	`signing` text,
	`signed_html` text,
	`signed_html_hash` text,
	FOREIGN KEY (`contract_id`) REFERENCES `contracts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `contract_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`contract_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`contract_id`) REFERENCES `contracts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contract_links_contract` ON `contract_links` (`contract_id`);--> statement-breakpoint
CREATE TABLE `contract_events` (
	`contract_id` text NOT NULL,
	`position` integer NOT NULL,
	`type` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`address` text,
	`device` text,
	`content` text NOT NULL,
	`content_hash` text NOT NULL,
	`previous_hash` text NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`contract_id`, `position`),
	FOREIGN KEY (`contract_id`) REFERENCES `contracts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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