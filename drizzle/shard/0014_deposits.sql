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
CREATE UNIQUE INDEX `checkouts_attempt` ON `checkouts` (`contract_id`,`attempt`);--> statement-breakpoint
CREATE INDEX `checkouts_organization` ON `checkouts` (`organization_id`);--> statement-breakpoint
CREATE INDEX `checkouts_asked` ON `checkouts` (`ask_at`) WHERE "checkouts"."ask_at" is not null;--> statement-breakpoint
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
CREATE UNIQUE INDEX `payments_provider` ON `payments` (`provider_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_number` ON `payments` (`contract_id`,`number`);--> statement-breakpoint
CREATE INDEX `payments_organization` ON `payments` (`organization_id`);--> statement-breakpoint
CREATE INDEX `payments_checkout` ON `payments` (`checkout_id`);--> statement-breakpoint
CREATE INDEX `payments_refund_due` ON `payments` (`refund_due_at`) WHERE "payments"."refund_due_at" is not null;--> statement-breakpoint
ALTER TABLE `organizations` ADD `stripe_account_id` text;--> statement-breakpoint
ALTER TABLE `contracts` ADD `deposit_paid_at` integer;--> statement-breakpoint
ALTER TABLE `contracts` ADD `deposit_refunded_at` integer;--> statement-breakpoint
CREATE INDEX `contracts_owing` ON `contracts` (`cancelled_at`) WHERE "contracts"."cancelled_at" is not null and "contracts"."deposit_paid_at" is not null and "contracts"."deposit_refunded_at" is null;