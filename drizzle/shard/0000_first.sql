CREATE TABLE `organizations` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`allowed_embed_origins` text DEFAULT '[]' NOT NULL,
	`voice_id` text,
	`address` text,
	`stripe_account_id` text,
	`last_contract_number` integer DEFAULT 0 NOT NULL,
	`presentation_days` integer,
	`look_for_unused_at` integer DEFAULT 0 NOT NULL,
	`time_zone` text DEFAULT 'UTC' NOT NULL,
	`zone_changes` text DEFAULT '[]' NOT NULL,
	`days_folded_until` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `organizations_unused` ON `organizations` (`look_for_unused_at`);
--> statement-breakpoint
CREATE INDEX `organizations_folded` ON `organizations` (`days_folded_until`);
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
CREATE INDEX `members_organization` ON `members` (`organization_id`,`email`);
--> statement-breakpoint
CREATE TABLE `privacy_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`kind` text NOT NULL,
	`presentation_id` text,
	`email` text,
	`status` text NOT NULL,
	`phase` text NOT NULL,
	`after` text NOT NULL,
	`counts` text NOT NULL,
	`kept` text NOT NULL,
	`parts` integer NOT NULL,
	`due_at` integer,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	`expires_at` integer,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `privacy_requests_organization` ON `privacy_requests` (`organization_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `privacy_requests_presentation` ON `privacy_requests` (`presentation_id`);
--> statement-breakpoint
CREATE INDEX `privacy_requests_due` ON `privacy_requests` (`due_at`);
--> statement-breakpoint
CREATE INDEX `privacy_requests_expiry` ON `privacy_requests` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `privacy_subjects` (
	`request_id` text NOT NULL,
	`table_name` text NOT NULL,
	`id` text NOT NULL,
	PRIMARY KEY(`request_id`, `table_name`, `id`),
	FOREIGN KEY (`request_id`) REFERENCES `privacy_requests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `privacy_subjects_id` ON `privacy_subjects` (`request_id`,`id`);
--> statement-breakpoint
CREATE TABLE `audit` (
	`organization_id` text NOT NULL,
	`at` integer NOT NULL,
	`id` text NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_id` text,
	`actor_name` text,
	`action` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`request_id` text,
	`address` text,
	`changed` text NOT NULL,
	PRIMARY KEY(`organization_id`, `at`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `audit_actor` ON `audit` (`organization_id`,`actor_id`,`at`,`id`);
--> statement-breakpoint
CREATE INDEX `audit_subject` ON `audit` (`organization_id`,`subject_id`,`at`,`id`);
--> statement-breakpoint
CREATE INDEX `audit_action` ON `audit` (`organization_id`,`action`,`at`,`id`);
--> statement-breakpoint
CREATE INDEX `audit_at` ON `audit` (`at`);
--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`fingerprint` text NOT NULL,
	`lease_id` text NOT NULL,
	`leased_until` integer NOT NULL,
	`changes_before` integer NOT NULL,
	`has_changed` integer NOT NULL,
	`answer` text,
	`expires_at` integer NOT NULL,
	`request_id` text,
	`owner_id` text
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_expiry` ON `idempotency_keys` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `counts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `counts_until` ON `counts` (`until`);
--> statement-breakpoint
CREATE TABLE `uploads` (
	`key` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `uploads_expiry` ON `uploads` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `rebuilds` (
	`part` text PRIMARY KEY NOT NULL,
	`after` text DEFAULT '' NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`leased_until` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rebuilds_due` ON `rebuilds` (`leased_until`);
--> statement-breakpoint
CREATE TABLE `moving` (
	`organization_id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `forwards` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `forwards_organization` ON `forwards` (`organization_id`);
--> statement-breakpoint
CREATE TABLE `departures` (
	`organization_id` text PRIMARY KEY NOT NULL,
	`shard` text NOT NULL
);
--> statement-breakpoint
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
CREATE INDEX `events_waiting` ON `events` (`swept_at`,`created_at`) WHERE "events"."enqueued_at" is null;
--> statement-breakpoint
CREATE INDEX `events_age` ON `events` (`created_at`);
--> statement-breakpoint
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
	`sent_at` integer,
	`message` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_once` ON `mails` (`subject_id`,`sequence`,`purpose`,`audience`,`recipient`);
--> statement-breakpoint
CREATE INDEX `mails_subject` ON `mails` (`subject_id`,`organization_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `mails_presentation` ON `mails` (`presentation_id`,`organization_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `mails_organization` ON `mails` (`organization_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `mails_asking` ON `mails` (`recipient`,`created_at`) WHERE "mails"."purpose" = 'organization.confirm_recipient';
--> statement-breakpoint
CREATE INDEX `mails_of_links` ON `mails` (`created_at`) WHERE "mails"."subject_kind" in ('account', 'organization');
--> statement-breakpoint
CREATE INDEX `mails_forgotten` ON `mails` (`created_at`) WHERE "mails"."subject_kind" = 'presentation' and "mails"."presentation_id" is null;
--> statement-breakpoint
CREATE INDEX `mails_failed` ON `mails` (`organization_id`,`created_at`,`id`) WHERE "mails"."status" = 'failed';
--> statement-breakpoint
CREATE INDEX `mails_waiting` ON `mails` (`due_at`) WHERE "mails"."status" = 'waiting';
--> statement-breakpoint
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
CREATE INDEX `subscriptions_organization` ON `subscriptions` (`organization_id`,`created_at`,`id`);
--> statement-breakpoint
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
CREATE UNIQUE INDEX `deliveries_once` ON `deliveries` (`event_id`,`subscription_id`);
--> statement-breakpoint
CREATE INDEX `deliveries_subscription` ON `deliveries` (`subscription_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `deliveries_undelivered` ON `deliveries` (`subscription_id`,`status`,`created_at`,`id`) WHERE status <> 'delivered';
--> statement-breakpoint
CREATE INDEX `deliveries_forgotten` ON `deliveries` (`check_at`) WHERE status = 'pending';
--> statement-breakpoint
CREATE INDEX `deliveries_leased` ON `deliveries` (`organization_id`,`subscription_id`) WHERE lease_id is not null;
--> statement-breakpoint
CREATE INDEX `deliveries_waiting` ON `deliveries` (`organization_id`,`subscription_id`,`created_at`) WHERE is_waiting;
--> statement-breakpoint
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
CREATE INDEX `media_fonts` ON `media` (`organization_id`,`kind`,`font_family`);
--> statement-breakpoint
CREATE UNIQUE INDEX `media_key` ON `media` (`storage_key`);
--> statement-breakpoint
CREATE INDEX `media_undescribed` ON `media` (`created_at`) WHERE described_at is null and kind = 'image' and status = 'ready';
--> statement-breakpoint
CREATE INDEX `media_organization` ON `media` (`organization_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE TABLE `media_removals` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`keys` text NOT NULL,
	`sent_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `media_removals_organization` ON `media_removals` (`organization_id`);
--> statement-breakpoint
CREATE INDEX `media_removals_sent` ON `media_removals` (`sent_at`);
--> statement-breakpoint
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
CREATE INDEX `picture_orders_organization` ON `picture_orders` (`organization_id`);
--> statement-breakpoint
CREATE INDEX `picture_orders_due` ON `picture_orders` (`due_at`) WHERE "picture_orders"."due_at" is not null;
--> statement-breakpoint
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
	`external_id` text,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `decks_external` ON `decks` (`organization_id`,`external_id`) WHERE "decks"."external_id" is not null;
--> statement-breakpoint
CREATE INDEX `decks_organization` ON `decks` (`organization_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `decks_deleted` ON `decks` (`deleted_at`) WHERE "decks"."deleted_at" is not null;
--> statement-breakpoint
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
CREATE INDEX `slides_deck` ON `slides` (`deck_id`,`order_index`);
--> statement-breakpoint
CREATE UNIQUE INDEX `slides_slide_id` ON `slides` (`deck_id`,`slide_id`);
--> statement-breakpoint
CREATE INDEX `slides_audio` ON `slides` (`organization_id`,`audio_url`);
--> statement-breakpoint
CREATE INDEX `slides_times_asked` ON `slides` (`times_asked_at`) WHERE "slides"."times_asked_at" is not null;
--> statement-breakpoint
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
CREATE INDEX `faqs_deck` ON `faqs` (`deck_id`,`order_index`);
--> statement-breakpoint
CREATE INDEX `faqs_slide` ON `faqs` (`related_slide_id`);
--> statement-breakpoint
CREATE INDEX `faqs_audio` ON `faqs` (`organization_id`,`audio_url`);
--> statement-breakpoint
CREATE INDEX `faqs_times_asked` ON `faqs` (`times_asked_at`) WHERE "faqs"."times_asked_at" is not null;
--> statement-breakpoint
CREATE TABLE `product_data` (
	`slide_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`data` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`slide_id`) REFERENCES `slides`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `product_data_organization` ON `product_data` (`organization_id`,`slide_id`);
--> statement-breakpoint
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
CREATE INDEX `action_configs_deck` ON `action_configs` (`deck_id`,`order_index`);
--> statement-breakpoint
CREATE INDEX `action_configs_slide` ON `action_configs` (`slide_id`);
--> statement-breakpoint
CREATE INDEX `action_configs_organization` ON `action_configs` (`organization_id`,`deck_id`);
--> statement-breakpoint
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
CREATE UNIQUE INDEX `branding_deck` ON `branding` (`deck_id`);
--> statement-breakpoint
CREATE INDEX `branding_organization` ON `branding` (`organization_id`,`deck_id`);
--> statement-breakpoint
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
CREATE UNIQUE INDEX `qa_settings_deck` ON `qa_settings` (`deck_id`);
--> statement-breakpoint
CREATE INDEX `qa_settings_organization` ON `qa_settings` (`organization_id`,`deck_id`);
--> statement-breakpoint
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
CREATE UNIQUE INDEX `intros_deck` ON `intros` (`deck_id`);
--> statement-breakpoint
CREATE INDEX `intros_organization` ON `intros` (`organization_id`,`deck_id`);
--> statement-breakpoint
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
	`used_at` integer DEFAULT 0 NOT NULL,
	`external_id` text,
	`metadata` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`deck_id`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `presentations_external` ON `presentations` (`organization_id`,`external_id`) WHERE "presentations"."external_id" is not null;
--> statement-breakpoint
CREATE INDEX `presentations_updated` ON `presentations` (`organization_id`,`updated_at`,`id`);
--> statement-breakpoint
CREATE INDEX `presentations_organization` ON `presentations` (`organization_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `presentations_deck` ON `presentations` (`deck_id`,`created_at`,`id`) WHERE "presentations"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX `presentations_deck_all` ON `presentations` (`deck_id`,`organization_id`,`deleted_at`);
--> statement-breakpoint
CREATE INDEX `presentations_organization_all` ON `presentations` (`organization_id`,`deck_id`);
--> statement-breakpoint
CREATE INDEX `presentations_unused` ON `presentations` (`organization_id`,`used_at`) WHERE "presentations"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX `presentations_deleted` ON `presentations` (`deleted_at`) WHERE "presentations"."deleted_at" is not null;
--> statement-breakpoint
CREATE TABLE `presentation_activity` (
	`presentation_id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`first_viewed_at` integer,
	`last_viewed_at` integer DEFAULT 0 NOT NULL,
	`completion` real DEFAULT 0 NOT NULL,
	`finished_at` integer,
	`milliseconds_watched` integer DEFAULT 0 NOT NULL,
	`questions` integer DEFAULT 0 NOT NULL,
	`unanswered_questions` integer DEFAULT 0 NOT NULL,
	`chosen_tier` text,
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `presentation_activity_viewed` ON `presentation_activity` (`organization_id`,`last_viewed_at`,`presentation_id`);
--> statement-breakpoint
CREATE TABLE `narration_leases` (
	`key` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`provider` text NOT NULL,
	`characters` integer NOT NULL,
	`month` text NOT NULL,
	`lease_token` text NOT NULL,
	`leased_until` integer NOT NULL,
	`attempts` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `narration_clips` (
	`key` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `narration_clips_organization` ON `narration_clips` (`organization_id`);
--> statement-breakpoint
CREATE TABLE `narration_tracks` (
	`deck_id` text NOT NULL,
	`track` text NOT NULL,
	`organization_id` text NOT NULL,
	`duration_seconds` real NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`deck_id`, `track`),
	FOREIGN KEY (`deck_id`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `narration_tracks_track` ON `narration_tracks` (`track`);
--> statement-breakpoint
CREATE TABLE `presentation_narrations` (
	`presentation_id` text PRIMARY KEY NOT NULL,
	`tracks` text NOT NULL,
	`clips` text NOT NULL,
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `narration_answers` (
	`track` text NOT NULL,
	`presentation_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`utterance` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`track`, `presentation_id`),
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `narration_answers_presentation` ON `narration_answers` (`presentation_id`);
--> statement-breakpoint
CREATE INDEX `narration_answers_expiry` ON `narration_answers` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `narration_work` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`deck_id` text NOT NULL,
	`attempts` integer NOT NULL,
	`due_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `narration_work_due` ON `narration_work` (`due_at`);
--> statement-breakpoint
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
	`day` integer NOT NULL,
	`viewer_session_id` text NOT NULL,
	`begun_at` integer NOT NULL,
	`device` text,
	`seen_at` integer NOT NULL,
	`views` integer NOT NULL,
	`viewed_at` integer NOT NULL,
	`played` real DEFAULT 0 NOT NULL,
	`is_complete` integer NOT NULL,
	`has_reached_end` integer DEFAULT false NOT NULL,
	`chosen_tier` text,
	`watched` text NOT NULL,
	`added_views` integer DEFAULT 0 NOT NULL,
	`added_milliseconds` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`presentation_id`, `day`, `viewer_session_id`),
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `viewer_overflows` (
	`presentation_id` text NOT NULL,
	`day` integer NOT NULL,
	`sessions` integer NOT NULL,
	`full_until` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`presentation_id`, `day`),
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `viewer_overflows_day` ON `viewer_overflows` (`day`);
--> statement-breakpoint
CREATE TABLE `deck_days` (
	`deck_id` text NOT NULL,
	`day` integer NOT NULL,
	`organization_id` text NOT NULL,
	`sent` integer DEFAULT 0 NOT NULL,
	`viewers` integer DEFAULT 0 NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`completions` integer DEFAULT 0 NOT NULL,
	`milliseconds` integer DEFAULT 0 NOT NULL,
	`questions` integer DEFAULT 0 NOT NULL,
	`unanswered_questions` integer DEFAULT 0 NOT NULL,
	`good` integer DEFAULT 0 NOT NULL,
	`better` integer DEFAULT 0 NOT NULL,
	`best` integer DEFAULT 0 NOT NULL,
	`booked` integer DEFAULT 0 NOT NULL,
	`signed` integer DEFAULT 0 NOT NULL,
	`slides` text DEFAULT '{}' NOT NULL,
	PRIMARY KEY(`deck_id`, `day`),
	FOREIGN KEY (`deck_id`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `deck_days_organization` ON `deck_days` (`organization_id`,`day`,`deck_id`);
--> statement-breakpoint
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
CREATE INDEX `deck_previews_organization` ON `deck_previews` (`organization_id`);
--> statement-breakpoint
CREATE INDEX `deck_previews_due` ON `deck_previews` (`due_at`) WHERE "deck_previews"."due_at" is not null;
--> statement-breakpoint
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
	`embed_at` integer,
	`embedded_to` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_key` ON `documents` (`storage_key`);
--> statement-breakpoint
CREATE INDEX `documents_organization` ON `documents` (`organization_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `documents_status` ON `documents` (`status`,`updated_at`);
--> statement-breakpoint
CREATE INDEX `documents_embedding` ON `documents` (`embed_at`);
--> statement-breakpoint
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
CREATE UNIQUE INDEX `passages_place` ON `passages` (`document_id`,`step`,`position`);
--> statement-breakpoint
CREATE INDEX `passages_organization` ON `passages` (`organization_id`);
--> statement-breakpoint
CREATE TABLE `passage_vectors` (
	`passage_id` integer PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`vector_id` text NOT NULL,
	`vector` text,
	FOREIGN KEY (`passage_id`) REFERENCES `passages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passage_vectors_id` ON `passage_vectors` (`vector_id`);
--> statement-breakpoint
CREATE INDEX `passage_vectors_organization` ON `passage_vectors` (`organization_id`);
--> statement-breakpoint
CREATE TABLE `vector_packs` (
	`id` integer PRIMARY KEY NOT NULL,
	`document_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`audience` text NOT NULL,
	`model` text NOT NULL,
	`passage_ids` text NOT NULL,
	`bits` text NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `vector_packs_document` ON `vector_packs` (`document_id`);
--> statement-breakpoint
CREATE INDEX `vector_packs_searched` ON `vector_packs` (`organization_id`,`model`,`audience`);
--> statement-breakpoint
CREATE TABLE `vector_removals` (
	`vector_id` text PRIMARY KEY NOT NULL
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
	`sent_at` integer,
	FOREIGN KEY (`deck_id`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `askings_session` ON `askings` (`deck_id`,`viewer_session_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `askings_question` ON `askings` (`question_id`);
--> statement-breakpoint
CREATE INDEX `askings_presentation` ON `askings` (`presentation_id`);
--> statement-breakpoint
CREATE INDEX `askings_organization` ON `askings` (`organization_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `askings_age` ON `askings` (`created_at`);
--> statement-breakpoint
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
CREATE UNIQUE INDEX `questions_stems` ON `questions` (`deck_id`,`stems`);
--> statement-breakpoint
CREATE INDEX `questions_listed` ON `questions` (`deck_id`,`is_unanswered`,`last_asked_at`,`id`);
--> statement-breakpoint
CREATE INDEX `questions_organization` ON `questions` (`organization_id`);
--> statement-breakpoint
CREATE INDEX `questions_age` ON `questions` (`last_asked_at`);
--> statement-breakpoint
CREATE TABLE `question_hours` (
	`presentation_id` text NOT NULL,
	`hour` integer NOT NULL,
	`asked` integer NOT NULL,
	PRIMARY KEY(`presentation_id`, `hour`),
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `question_hours_age` ON `question_hours` (`hour`);
--> statement-breakpoint
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
CREATE INDEX `appointment_calendars_due` ON `appointment_calendars` (`busy_due_at`) WHERE "appointment_calendars"."busy_due_at" is not null;
--> statement-breakpoint
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
CREATE UNIQUE INDEX `appointment_feeds_key` ON `appointment_feeds` (`key_hash`);
--> statement-breakpoint
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
	`links_end_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `appointments_organization` ON `appointments` (`organization_id`,`starts_at`,`id`);
--> statement-breakpoint
CREATE INDEX `appointments_status` ON `appointments` (`organization_id`,`status`,`starts_at`,`id`);
--> statement-breakpoint
CREATE INDEX `appointments_presentation` ON `appointments` (`presentation_id`);
--> statement-breakpoint
CREATE INDEX `appointments_links` ON `appointments` (`links_end_at`) WHERE "appointments"."links_end_at" is not null;
--> statement-breakpoint
CREATE INDEX `appointments_forgotten` ON `appointments` (`cancelled_at`) WHERE "appointments"."presentation_id" is null and "appointments"."status" = 'cancelled';
--> statement-breakpoint
CREATE TABLE `appointment_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`appointment_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`was_mailed` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`appointment_id`) REFERENCES `appointments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `appointment_links_appointment` ON `appointment_links` (`appointment_id`);
--> statement-breakpoint
CREATE TABLE `appointment_seats` (
	`organization_id` text NOT NULL,
	`starts_at` integer NOT NULL,
	`seat` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`appointment_id` text NOT NULL,
	FOREIGN KEY (`appointment_id`) REFERENCES `appointments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `appointment_seats_seat` ON `appointment_seats` (`organization_id`,`starts_at`,`seat`);
--> statement-breakpoint
CREATE INDEX `appointment_seats_window` ON `appointment_seats` (`organization_id`,`starts_at`,`ends_at`,`appointment_id`);
--> statement-breakpoint
CREATE INDEX `appointment_seats_appointment` ON `appointment_seats` (`appointment_id`);
--> statement-breakpoint
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
CREATE INDEX `roof_measurements_organization` ON `roof_measurements` (`organization_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `roof_measurements_forgotten` ON `roof_measurements` (`forget_at`) WHERE "roof_measurements"."forget_at" is not null;
--> statement-breakpoint
CREATE INDEX `roof_measurements_presentation` ON `roof_measurements` (`presentation_id`,`created_at`,`id`);
--> statement-breakpoint
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
CREATE UNIQUE INDEX `quotes_presentation` ON `quotes` (`presentation_id`,`number`);
--> statement-breakpoint
CREATE INDEX `quotes_organization` ON `quotes` (`organization_id`,`presentation_id`);
--> statement-breakpoint
CREATE TABLE `contract_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`name` text NOT NULL,
	`language` text NOT NULL,
	`body` text NOT NULL,
	`cancellation` text NOT NULL,
	`deposit_basis_points` integer NOT NULL,
	`required_initials` text NOT NULL,
	`company_signs` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contract_templates_organization` ON `contract_templates` (`organization_id`,`created_at`,`id`);
--> statement-breakpoint
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
	`signers` text NOT NULL,
	`in_any_order` integer DEFAULT false NOT NULL,
	`company_signs` integer DEFAULT false NOT NULL,
	`head` text NOT NULL,
	`head_seal` text NOT NULL,
	`event_count` integer NOT NULL,
	`sent_at` integer,
	`opened_at` integer,
	`document_opened_at` integer,
	`consented_at` integer,
	`signed_at` integer,
	`signed_by` text,
	`countersigned_at` integer,
	`countersigned_by` text,
	`sealed_at` integer,
	`cancel_by` integer,
	`cancelled_at` integer,
	`declined_at` integer,
	`replaced_by` text,
	`expires_at` integer NOT NULL,
	`words_key` text DEFAULT '' NOT NULL,
	`document_key` text,
	`document_hash` text,
	`sealing_until` integer NOT NULL,
	`forget_at` integer,
	`links_end_at` integer,
	`deposit_paid_at` integer,
	`deposit_refunded_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contracts_number` ON `contracts` (`organization_id`,`number`);
--> statement-breakpoint
CREATE INDEX `contracts_organization` ON `contracts` (`organization_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `contracts_status` ON `contracts` (`organization_id`,`status`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `contracts_expiring` ON `contracts` (`expires_at`) WHERE "contracts"."status" in ('sent', 'opened');
--> statement-breakpoint
CREATE INDEX `contracts_signed` ON `contracts` (`organization_id`,`signed_at`) WHERE "contracts"."signed_at" is not null;
--> statement-breakpoint
CREATE INDEX `contracts_presentation` ON `contracts` (`presentation_id`,`signed_at`);
--> statement-breakpoint
CREATE INDEX `contracts_links` ON `contracts` (`links_end_at`) WHERE "contracts"."links_end_at" is not null;
--> statement-breakpoint
CREATE INDEX `contracts_owing` ON `contracts` (`cancelled_at`) WHERE "contracts"."cancelled_at" is not null and "contracts"."deposit_paid_at" is not null and "contracts"."deposit_refunded_at" is null;
--> statement-breakpoint
CREATE INDEX `contracts_forgotten` ON `contracts` (`forget_at`) WHERE "contracts"."forget_at" is not null and "contracts"."signed_at" is null;
--> statement-breakpoint
CREATE INDEX `contracts_unsealed` ON `contracts` (`sealing_until`) WHERE "contracts"."signed_at" is not null and "contracts"."sealed_at" is null;
--> statement-breakpoint
CREATE TABLE `contract_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`contract_id` text NOT NULL,
	`signer_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`contract_id`) REFERENCES `contracts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contract_links_contract` ON `contract_links` (`contract_id`);
--> statement-breakpoint
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
CREATE TABLE `checkouts` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`contract_id` text NOT NULL,
	`attempt` integer NOT NULL,
	`provider` text NOT NULL,
	`account_id` text,
	`cents` integer NOT NULL,
	`status` text NOT NULL,
	`session_id` text,
	`url` text,
	`expires_at` integer NOT NULL,
	`ask_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`contract_id`) REFERENCES `contracts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `checkouts_attempt` ON `checkouts` (`contract_id`,`attempt`);
--> statement-breakpoint
CREATE INDEX `checkouts_organization` ON `checkouts` (`organization_id`);
--> statement-breakpoint
CREATE INDEX `checkouts_asked` ON `checkouts` (`ask_at`) WHERE "checkouts"."ask_at" is not null;
--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`contract_id` text NOT NULL,
	`checkout_id` text NOT NULL,
	`number` integer NOT NULL,
	`kind` text NOT NULL,
	`provider_id` text NOT NULL,
	`payment_id` text,
	`cents` integer NOT NULL,
	`currency` text NOT NULL,
	`status` text NOT NULL,
	`is_deposit` integer NOT NULL,
	`refund_reason` text,
	`refund_due_at` integer,
	`refund_tries` integer NOT NULL,
	`refund_attempt` integer NOT NULL,
	`change_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`contract_id`) REFERENCES `contracts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`checkout_id`) REFERENCES `checkouts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_provider` ON `payments` (`provider_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_number` ON `payments` (`contract_id`,`number`);
--> statement-breakpoint
CREATE INDEX `payments_organization` ON `payments` (`organization_id`);
--> statement-breakpoint
CREATE INDEX `payments_checkout` ON `payments` (`checkout_id`);
--> statement-breakpoint
CREATE INDEX `payments_refund_due` ON `payments` (`refund_due_at`) WHERE "payments"."refund_due_at" is not null;
--> statement-breakpoint
CREATE TABLE `reminder_rules` (
	`organization_id` text NOT NULL,
	`id` text NOT NULL,
	`position` integer NOT NULL,
	`occasion` text NOT NULL,
	`hours` integer NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `reminders` (
	`presentation_id` text NOT NULL,
	`rule_id` text NOT NULL,
	`signer` integer DEFAULT 0 NOT NULL,
	`occasion` text NOT NULL,
	`state` text NOT NULL,
	`begun_at` integer NOT NULL,
	`due_at` integer,
	`reason` text,
	`mail_id` text,
	`sent_at` integer,
	PRIMARY KEY(`presentation_id`, `rule_id`),
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `reminders_due` ON `reminders` (`due_at`) WHERE "reminders"."due_at" is not null;
--> statement-breakpoint
CREATE TABLE `reminder_stops` (
	`organization_id` text NOT NULL,
	`address_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `address_hash`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
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
CREATE INDEX `generations_organization` ON `generations` (`organization_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `generations_active` ON `generations` (`organization_id`,`due_at`) WHERE "generations"."due_at" is not null;
--> statement-breakpoint
CREATE INDEX `generations_deck` ON `generations` (`deck_id`);
--> statement-breakpoint
CREATE INDEX `generations_due` ON `generations` (`due_at`) WHERE "generations"."due_at" is not null;
--> statement-breakpoint
-- A link names its deck by these 8 characters alone.
CREATE UNIQUE INDEX decks_prefix ON decks (substr(id, 1, 8));
--> statement-breakpoint
CREATE VIRTUAL TABLE passage_index USING fts5(title, heading, body, content='', contentless_delete=1, tokenize='porter unicode61');
--> statement-breakpoint
-- Where a tenth of a segment is deleted, FTS5 would merge it within that DELETE, which takes up to a second of everybody's
-- database. What comes later merges it bit by bit, as it does anyway.
INSERT INTO passage_index (passage_index, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
-- What a row takes in the manifest: its JSON, room for ids and links, what fills each merge field, and `<` as \u003c. Each
-- picture of a slide has links, and what the library says of it.
ALTER TABLE slides ADD manifest_bytes integer GENERATED ALWAYS AS (
  300 + 600 * json_array_length(images) + length(cast(json_array(title, narration_script, json(bullets), json(word_timings), json(images)) AS blob))
    + 50 * (length(json_array(title, narration_script, json(bullets), json(word_timings), json(images))) - length(replace(json_array(title, narration_script, json(bullets), json(word_timings), json(images)), '{{', '')))
    + 5 * (length(json_array(title, narration_script, json(bullets), json(word_timings), json(images))) - length(replace(json_array(title, narration_script, json(bullets), json(word_timings), json(images)), '<', '')))
) VIRTUAL;
--> statement-breakpoint
ALTER TABLE faqs ADD manifest_bytes integer GENERATED ALWAYS AS (
  300 + length(cast(json_array(user_question, canned_answer, json(word_timings)) AS blob))
    + 50 * (length(json_array(user_question, canned_answer, json(word_timings))) - length(replace(json_array(user_question, canned_answer, json(word_timings)), '{{', '')))
    + 5 * (length(json_array(user_question, canned_answer, json(word_timings))) - length(replace(json_array(user_question, canned_answer, json(word_timings)), '<', '')))
) VIRTUAL;
--> statement-breakpoint
ALTER TABLE product_data ADD manifest_bytes integer GENERATED ALWAYS AS (
  300 + length(cast(json_array(json(data)) AS blob))
    + 50 * (length(json_array(json(data))) - length(replace(json_array(json(data)), '{{', '')))
    + 5 * (length(json_array(json(data))) - length(replace(json_array(json(data)), '<', '')))
) VIRTUAL;
--> statement-breakpoint
ALTER TABLE action_configs ADD manifest_bytes integer GENERATED ALWAYS AS (
  300 + length(cast(json_array(label, json(config)) AS blob))
    + 50 * (length(json_array(label, json(config))) - length(replace(json_array(label, json(config)), '{{', '')))
    + 5 * (length(json_array(label, json(config))) - length(replace(json_array(label, json(config)), '<', '')))
) VIRTUAL;
--> statement-breakpoint
ALTER TABLE branding ADD manifest_bytes integer GENERATED ALWAYS AS (
  300 + length(cast(json_array(name, chat_name, chat_greeting, json(palette), json(cta), json(fonts), json(contact)) AS blob))
    + 50 * (length(json_array(name, chat_name, chat_greeting, json(palette), json(cta), json(fonts), json(contact))) - length(replace(json_array(name, chat_name, chat_greeting, json(palette), json(cta), json(fonts), json(contact)), '{{', '')))
    + 5 * (length(json_array(name, chat_name, chat_greeting, json(palette), json(cta), json(fonts), json(contact))) - length(replace(json_array(name, chat_name, chat_greeting, json(palette), json(cta), json(fonts), json(contact)), '<', '')))
) VIRTUAL;
--> statement-breakpoint
ALTER TABLE qa_settings ADD manifest_bytes integer GENERATED ALWAYS AS (
  300 + length(cast(json_array(resume_prompt_text, transition_prompt_text) AS blob))
    + 50 * (length(json_array(resume_prompt_text, transition_prompt_text)) - length(replace(json_array(resume_prompt_text, transition_prompt_text), '{{', '')))
    + 5 * (length(json_array(resume_prompt_text, transition_prompt_text)) - length(replace(json_array(resume_prompt_text, transition_prompt_text), '<', '')))
) VIRTUAL;
--> statement-breakpoint
ALTER TABLE intros ADD manifest_bytes integer GENERATED ALWAYS AS (
  300 + length(cast(json_array(title, script) AS blob))
    + 50 * (length(json_array(title, script)) - length(replace(json_array(title, script), '{{', '')))
    + 5 * (length(json_array(title, script)) - length(replace(json_array(title, script), '<', '')))
) VIRTUAL;
--> statement-breakpoint
-- Any three letters of a homeowner's data are found. `organization` is one such three, of private letters that nobody
-- types, made of the id of the organization.
CREATE VIRTUAL TABLE presentation_index USING fts5(organization, words, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
INSERT INTO presentation_index (presentation_index, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
-- What a manifest shows raises the revision of its deck.
CREATE TRIGGER decks_revised_at AFTER UPDATE OF revision ON decks BEGIN
  UPDATE decks SET revised_at = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER decks_revised AFTER UPDATE OF name, description, is_active, poster_shows, metadata, updated_at ON decks BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER slides_added AFTER INSERT ON slides BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER slides_removed AFTER DELETE ON slides BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = old.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER slides_changed AFTER UPDATE OF slide_id, slide_type, title, bullets, narration_script, slide_context, audio_url, images, word_timings, timings, take, updated_at ON slides BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER slides_ordered AFTER UPDATE OF order_index ON slides WHEN new.order_index = 0 BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER faqs_added AFTER INSERT ON faqs BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER faqs_removed AFTER DELETE ON faqs BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = old.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER faqs_changed AFTER UPDATE OF user_question, canned_answer, related_slide_id, audio_url, word_timings, timings, take, updated_at ON faqs BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER faqs_ordered AFTER UPDATE OF order_index ON faqs WHEN new.order_index = 0 BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_data_added AFTER INSERT ON product_data BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = (SELECT deck_id FROM slides WHERE id = new.slide_id);
END;
--> statement-breakpoint
CREATE TRIGGER product_data_removed AFTER DELETE ON product_data BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = (SELECT deck_id FROM slides WHERE id = old.slide_id);
END;
--> statement-breakpoint
CREATE TRIGGER product_data_changed AFTER UPDATE OF slide_id, data, updated_at ON product_data BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = (SELECT deck_id FROM slides WHERE id = new.slide_id);
END;
--> statement-breakpoint
CREATE TRIGGER action_configs_added AFTER INSERT ON action_configs BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER action_configs_removed AFTER DELETE ON action_configs BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = old.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER action_configs_changed AFTER UPDATE OF type, label, slide_id, trigger, config, is_active, updated_at ON action_configs BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER action_configs_ordered AFTER UPDATE OF order_index ON action_configs WHEN new.order_index = 0 BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER branding_added AFTER INSERT ON branding BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER branding_removed AFTER DELETE ON branding BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = old.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER branding_changed AFTER UPDATE OF palette, cta, name, logo, avatar, chat_name, chat_greeting, fonts, contact, updated_at ON branding BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER qa_settings_added AFTER INSERT ON qa_settings BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER qa_settings_removed AFTER DELETE ON qa_settings BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = old.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER qa_settings_changed AFTER UPDATE OF resume_prompt_text, resume_voice_id, resume_audio_url, transition_prompt_text, transition_voice_id, transition_audio_url, updated_at ON qa_settings BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER intros_added AFTER INSERT ON intros BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER intros_removed AFTER DELETE ON intros BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = old.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER intros_changed AFTER UPDATE OF title, script, audio_url, poster_img, poster_portrait_img, is_skippable, updated_at ON intros BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER deck_previews_drawn AFTER UPDATE OF storage_key ON deck_previews BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
-- The size of what a deck shows is limited.
CREATE TRIGGER slides_bytes_added AFTER INSERT ON slides BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER slides_bytes_changed AFTER UPDATE OF title, narration_script, bullets, word_timings, images ON slides BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes - old.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER slides_bytes_removed AFTER DELETE ON slides BEGIN
  UPDATE decks SET bytes = bytes - old.manifest_bytes WHERE id = old.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER faqs_bytes_added AFTER INSERT ON faqs BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER faqs_bytes_changed AFTER UPDATE OF user_question, canned_answer, word_timings ON faqs BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes - old.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER faqs_bytes_removed AFTER DELETE ON faqs BEGIN
  UPDATE decks SET bytes = bytes - old.manifest_bytes WHERE id = old.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_data_bytes_added AFTER INSERT ON product_data BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes WHERE id = (SELECT deck_id FROM slides WHERE id = new.slide_id);
END;
--> statement-breakpoint
CREATE TRIGGER product_data_bytes_changed AFTER UPDATE OF data ON product_data BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes - old.manifest_bytes WHERE id = (SELECT deck_id FROM slides WHERE id = new.slide_id);
END;
--> statement-breakpoint
CREATE TRIGGER product_data_bytes_removed AFTER DELETE ON product_data BEGIN
  UPDATE decks SET bytes = bytes - old.manifest_bytes WHERE id = (SELECT deck_id FROM slides WHERE id = old.slide_id);
END;
--> statement-breakpoint
CREATE TRIGGER action_configs_bytes_added AFTER INSERT ON action_configs BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER action_configs_bytes_changed AFTER UPDATE OF label, config ON action_configs BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes - old.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER action_configs_bytes_removed AFTER DELETE ON action_configs BEGIN
  UPDATE decks SET bytes = bytes - old.manifest_bytes WHERE id = old.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER branding_bytes_added AFTER INSERT ON branding BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER branding_bytes_changed AFTER UPDATE OF name, chat_name, chat_greeting, palette, cta, fonts, contact ON branding BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes - old.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER branding_bytes_removed AFTER DELETE ON branding BEGIN
  UPDATE decks SET bytes = bytes - old.manifest_bytes WHERE id = old.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER qa_settings_bytes_added AFTER INSERT ON qa_settings BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER qa_settings_bytes_changed AFTER UPDATE OF resume_prompt_text, transition_prompt_text ON qa_settings BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes - old.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER qa_settings_bytes_removed AFTER DELETE ON qa_settings BEGIN
  UPDATE decks SET bytes = bytes - old.manifest_bytes WHERE id = old.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER intros_bytes_added AFTER INSERT ON intros BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER intros_bytes_changed AFTER UPDATE OF title, script ON intros BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes - old.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER intros_bytes_removed AFTER DELETE ON intros BEGIN
  UPDATE decks SET bytes = bytes - old.manifest_bytes WHERE id = old.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER slides_bytes_of_prices BEFORE DELETE ON slides BEGIN
  DELETE FROM product_data WHERE slide_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER decks_bytes_limited AFTER UPDATE OF bytes ON decks WHEN new.bytes > 2000000 AND new.bytes > old.bytes BEGIN
  SELECT raise(ABORT, 'deck too large');
END;
--> statement-breakpoint
-- Search indexes are kept in step.
CREATE TRIGGER passages_gone AFTER DELETE ON passages BEGIN
  DELETE FROM passage_index WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER presentations_indexed AFTER INSERT ON presentations BEGIN
  INSERT INTO presentation_index (rowid, organization, words) VALUES (new.rowid, char(983040 + 256 * (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 1, 1)) - 1) + 16 * (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 2, 1)) - 1) + (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 3, 1)) - 1), 983040 + 256 * (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 4, 1)) - 1) + 16 * (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 5, 1)) - 1) + (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 6, 1)) - 1), 983040 + 256 * (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 7, 1)) - 1) + 16 * (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 8, 1)) - 1) + (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 9, 1)) - 1)), (SELECT group_concat(value, char(10)) FROM json_each(new.homeowner_data)));
END;
--> statement-breakpoint
CREATE TRIGGER presentations_indexed_again AFTER UPDATE OF homeowner_data, organization_id ON presentations
WHEN new.homeowner_data IS NOT old.homeowner_data OR new.organization_id IS NOT old.organization_id BEGIN
  DELETE FROM presentation_index WHERE rowid = old.rowid;
  INSERT INTO presentation_index (rowid, organization, words) VALUES (new.rowid, char(983040 + 256 * (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 1, 1)) - 1) + 16 * (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 2, 1)) - 1) + (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 3, 1)) - 1), 983040 + 256 * (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 4, 1)) - 1) + 16 * (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 5, 1)) - 1) + (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 6, 1)) - 1), 983040 + 256 * (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 7, 1)) - 1) + 16 * (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 8, 1)) - 1) + (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 9, 1)) - 1)), (SELECT group_concat(value, char(10)) FROM json_each(new.homeowner_data)));
END;
--> statement-breakpoint
CREATE TRIGGER presentations_unindexed AFTER DELETE ON presentations BEGIN
  DELETE FROM presentation_index WHERE rowid = old.rowid;
END;
--> statement-breakpoint
-- A row names no file that is missing.
CREATE TRIGGER branding_avatar_added BEFORE INSERT ON branding WHEN new.avatar IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.avatar AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: avatar');
END;
--> statement-breakpoint
CREATE TRIGGER branding_avatar_changed BEFORE UPDATE OF avatar ON branding WHEN new.avatar IS NOT old.avatar AND new.avatar IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.avatar AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: avatar');
END;
--> statement-breakpoint
CREATE TRIGGER branding_logo_added BEFORE INSERT ON branding WHEN new.logo IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.logo AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: logo');
END;
--> statement-breakpoint
CREATE TRIGGER branding_logo_changed BEFORE UPDATE OF logo ON branding WHEN new.logo IS NOT old.logo AND new.logo IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.logo AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: logo');
END;
--> statement-breakpoint
CREATE TRIGGER faqs_audio_url_added BEFORE INSERT ON faqs WHEN new.audio_url IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.audio_url AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: audioUrl');
END;
--> statement-breakpoint
CREATE TRIGGER faqs_audio_url_changed BEFORE UPDATE OF audio_url ON faqs WHEN new.audio_url IS NOT old.audio_url AND new.audio_url IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.audio_url AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: audioUrl');
END;
--> statement-breakpoint
CREATE TRIGGER slides_audio_url_added BEFORE INSERT ON slides WHEN new.audio_url IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.audio_url AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: audioUrl');
END;
--> statement-breakpoint
CREATE TRIGGER slides_audio_url_changed BEFORE UPDATE OF audio_url ON slides WHEN new.audio_url IS NOT old.audio_url AND new.audio_url IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.audio_url AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: audioUrl');
END;
--> statement-breakpoint
CREATE TRIGGER intros_audio_url_added BEFORE INSERT ON intros WHEN new.audio_url IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.audio_url AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: audioUrl');
END;
--> statement-breakpoint
CREATE TRIGGER intros_audio_url_changed BEFORE UPDATE OF audio_url ON intros WHEN new.audio_url IS NOT old.audio_url AND new.audio_url IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.audio_url AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: audioUrl');
END;
--> statement-breakpoint
CREATE TRIGGER intros_poster_img_added BEFORE INSERT ON intros WHEN new.poster_img IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.poster_img AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: posterImg');
END;
--> statement-breakpoint
CREATE TRIGGER intros_poster_img_changed BEFORE UPDATE OF poster_img ON intros WHEN new.poster_img IS NOT old.poster_img AND new.poster_img IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.poster_img AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: posterImg');
END;
--> statement-breakpoint
CREATE TRIGGER intros_poster_portrait_img_added BEFORE INSERT ON intros WHEN new.poster_portrait_img IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.poster_portrait_img AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: posterPortraitImg');
END;
--> statement-breakpoint
CREATE TRIGGER intros_poster_portrait_img_changed BEFORE UPDATE OF poster_portrait_img ON intros WHEN new.poster_portrait_img IS NOT old.poster_portrait_img AND new.poster_portrait_img IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.poster_portrait_img AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: posterPortraitImg');
END;
--> statement-breakpoint
CREATE TRIGGER branding_fonts_added BEFORE INSERT ON branding BEGIN
  SELECT raise(ABORT, 'missing file: fonts.heading') WHERE new.fonts ->> '$.heading' LIKE 'media/%'
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.fonts ->> '$.heading' AND status = 'ready');
  SELECT raise(ABORT, 'missing file: fonts.body') WHERE new.fonts ->> '$.body' LIKE 'media/%'
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.fonts ->> '$.body' AND status = 'ready');
END;
--> statement-breakpoint
CREATE TRIGGER branding_fonts_changed BEFORE UPDATE OF fonts ON branding BEGIN
  SELECT raise(ABORT, 'missing file: fonts.heading') WHERE new.fonts ->> '$.heading' LIKE 'media/%' AND new.fonts ->> '$.heading' IS NOT old.fonts ->> '$.heading'
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.fonts ->> '$.heading' AND status = 'ready');
  SELECT raise(ABORT, 'missing file: fonts.body') WHERE new.fonts ->> '$.body' LIKE 'media/%' AND new.fonts ->> '$.body' IS NOT old.fonts ->> '$.body'
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.fonts ->> '$.body' AND status = 'ready');
END;
--> statement-breakpoint
CREATE TRIGGER product_data_keys_added BEFORE INSERT ON product_data BEGIN
  SELECT raise(ABORT, 'missing file: productData.brandLogo') WHERE new.data ->> '$.brandLogo' IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.data ->> '$.brandLogo' AND status = 'ready');
  SELECT raise(ABORT, 'missing file: productData.good.imageKey') WHERE new.data ->> '$.good.imageKey' IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.data ->> '$.good.imageKey' AND status = 'ready');
  SELECT raise(ABORT, 'missing file: productData.better.imageKey') WHERE new.data ->> '$.better.imageKey' IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.data ->> '$.better.imageKey' AND status = 'ready');
  SELECT raise(ABORT, 'missing file: productData.best.imageKey') WHERE new.data ->> '$.best.imageKey' IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.data ->> '$.best.imageKey' AND status = 'ready');
END;
--> statement-breakpoint
CREATE TRIGGER product_data_keys_changed BEFORE UPDATE OF data ON product_data BEGIN
  SELECT raise(ABORT, 'missing file: productData.brandLogo') WHERE new.data ->> '$.brandLogo' IS NOT NULL AND new.data ->> '$.brandLogo' IS NOT old.data ->> '$.brandLogo'
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.data ->> '$.brandLogo' AND status = 'ready');
  SELECT raise(ABORT, 'missing file: productData.good.imageKey') WHERE new.data ->> '$.good.imageKey' IS NOT NULL AND new.data ->> '$.good.imageKey' IS NOT old.data ->> '$.good.imageKey'
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.data ->> '$.good.imageKey' AND status = 'ready');
  SELECT raise(ABORT, 'missing file: productData.better.imageKey') WHERE new.data ->> '$.better.imageKey' IS NOT NULL AND new.data ->> '$.better.imageKey' IS NOT old.data ->> '$.better.imageKey'
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.data ->> '$.better.imageKey' AND status = 'ready');
  SELECT raise(ABORT, 'missing file: productData.best.imageKey') WHERE new.data ->> '$.best.imageKey' IS NOT NULL AND new.data ->> '$.best.imageKey' IS NOT old.data ->> '$.best.imageKey'
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.data ->> '$.best.imageKey' AND status = 'ready');
END;
--> statement-breakpoint
CREATE TRIGGER slides_images_added BEFORE INSERT ON slides WHEN EXISTS (
  SELECT 1 FROM json_each(new.images) AS image, json_each(json_array(image.value ->> '$.key', image.value ->> '$.portrait.key')) AS named
  WHERE named.value IS NOT NULL AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = named.value AND status = 'ready')
) BEGIN
  SELECT raise(ABORT, 'missing file: images');
END;
--> statement-breakpoint
CREATE TRIGGER slides_images_changed BEFORE UPDATE OF images ON slides WHEN EXISTS (
  SELECT 1 FROM json_each(new.images) AS image, json_each(json_array(image.value ->> '$.key', image.value ->> '$.portrait.key')) AS named
  WHERE named.value IS NOT NULL
    AND named.value NOT IN (SELECT kept.atom FROM json_tree(old.images) AS kept WHERE kept.key = 'key' AND kept.type = 'text')
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = named.value AND status = 'ready')
) BEGIN
  SELECT raise(ABORT, 'missing file: images');
END;
--> statement-breakpoint
-- What rows leave behind when they go is removed later.
CREATE TRIGGER narration_tracks_removed AFTER DELETE ON narration_tracks BEGIN
  INSERT INTO uploads (key, expires_at) VALUES
    ('narration/' || old.organization_id || '/tracks/' || old.track || '.mp3', 0),
    ('narration/' || old.organization_id || '/tracks/' || old.track || '.json', 0)
  ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER narration_answers_removed AFTER DELETE ON narration_answers
WHEN NOT EXISTS (SELECT 1 FROM narration_answers WHERE track = old.track) BEGIN
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
--> statement-breakpoint
CREATE TRIGGER presentations_silenced BEFORE DELETE ON presentations BEGIN
  INSERT INTO uploads (key, expires_at)
  SELECT 'narration/' || old.organization_id || '/tracks/' || track.key || ending.value, 0
  FROM presentation_narrations, json_each(presentation_narrations.tracks) AS track, json_each('[".mp3",".json"]') AS ending
  WHERE presentation_id = old.id
  UNION ALL
  SELECT 'narration/' || old.organization_id || '/clips/' || clip.value, 0
  FROM presentation_narrations, json_each(presentation_narrations.clips) AS clip
  WHERE presentation_id = old.id
  ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER passage_vectors_gone AFTER DELETE ON passage_vectors WHEN old.vector IS NULL BEGIN
  INSERT OR IGNORE INTO vector_removals (vector_id) VALUES (old.vector_id);
END;
--> statement-breakpoint
CREATE TRIGGER vector_packs_gone AFTER UPDATE OF run ON documents WHEN new.run IS NOT old.run BEGIN
  DELETE FROM vector_packs WHERE document_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER deck_previews_outdated AFTER UPDATE OF revision ON decks
WHEN EXISTS (SELECT 1 FROM deck_previews WHERE deck_id = new.id AND due_at IS NULL) BEGIN
  UPDATE deck_previews SET due_at = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE deck_id = new.id;
END;
