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
CREATE TABLE `contract_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`contract_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`contract_id`) REFERENCES `contracts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contract_links_contract` ON `contract_links` (`contract_id`);--> statement-breakpoint
CREATE TABLE `contract_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`contract_id` text NOT NULL,
	`audience` text NOT NULL,
	`recipient` text NOT NULL,
	`kind` text NOT NULL,
	`leased_until` integer NOT NULL,
	`attempt_count` integer NOT NULL,
	`sent_at` integer,
	`problem` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`contract_id`) REFERENCES `contracts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contract_mails_contract` ON `contract_mails` (`contract_id`,`kind`);--> statement-breakpoint
CREATE INDEX `contract_mails_waiting` ON `contract_mails` (`created_at`) WHERE "contract_mails"."sent_at" is null;--> statement-breakpoint
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
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contracts_number` ON `contracts` (`organization_id`,`number`);--> statement-breakpoint
CREATE INDEX `contracts_organization` ON `contracts` (`organization_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contracts_status` ON `contracts` (`organization_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contracts_expiring` ON `contracts` (`expires_at`) WHERE "contracts"."status" in ('sent', 'opened');--> statement-breakpoint
CREATE INDEX `contracts_unsealed` ON `contracts` (`sealing_until`) WHERE "contracts"."signed_at" is not null and "contracts"."sealed_at" is null;--> statement-breakpoint
ALTER TABLE `organizations` ADD `address` text;