CREATE TABLE `companies` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`allowed_embed_origins` text DEFAULT '[]' NOT NULL,
	`shard` text NOT NULL,
	`state` text DEFAULT 'active' NOT NULL,
	`deletes_at` integer,
	`copy_due_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `companies_shard` ON `companies` (`shard`);
--> statement-breakpoint
CREATE INDEX `companies_copy_due` ON `companies` (`copy_due_at`) WHERE "companies"."copy_due_at" is not null;
--> statement-breakpoint
CREATE TABLE `shards` (
	`name` text PRIMARY KEY NOT NULL,
	`is_open` integer NOT NULL,
	`bytes` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`has_departures` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`password_hash` text NOT NULL,
	`role` text NOT NULL,
	`email_confirmed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);
--> statement-breakpoint
CREATE INDEX `users_organization` ON `users` (`organization_id`,`created_at`);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`password_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);
--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`name` text NOT NULL,
	`start` text NOT NULL,
	`hash` text NOT NULL,
	`previous_hash` text,
	`previous_until` integer,
	`scopes` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`last_used_at` integer,
	`revoked_at` integer,
	FOREIGN KEY (`organization_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_hash` ON `api_keys` (`hash`);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_previous_hash` ON `api_keys` (`previous_hash`) WHERE "api_keys"."previous_hash" is not null;
--> statement-breakpoint
CREATE INDEX `api_keys_organization` ON `api_keys` (`organization_id`,`created_at`);
--> statement-breakpoint
CREATE TABLE `invites` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invites_email` ON `invites` (`organization_id`,`email`);
--> statement-breakpoint
CREATE UNIQUE INDEX `invites_token` ON `invites` (`token_hash`);
--> statement-breakpoint
CREATE INDEX `invites_organization` ON `invites` (`organization_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `invites_expiry` ON `invites` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `mailed_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`email` text NOT NULL,
	`user_id` text,
	`organization_id` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mailed_links_user` ON `mailed_links` (`user_id`,`purpose`);
--> statement-breakpoint
CREATE INDEX `mailed_links_organization` ON `mailed_links` (`organization_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `mailed_links_expiry` ON `mailed_links` (`expires_at`);
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
CREATE TABLE `moves` (
	`organization_id` text PRIMARY KEY NOT NULL,
	`from_shard` text NOT NULL,
	`to_shard` text NOT NULL,
	`phase` text DEFAULT 'begin' NOT NULL,
	`cursor` integer DEFAULT 0 NOT NULL,
	`walked_to` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`fenced_at` integer,
	`phase_at` integer NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`problem` text,
	`lease_id` text,
	`due_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `moves_due` ON `moves` (`due_at`) WHERE "moves"."due_at" is not null;
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
