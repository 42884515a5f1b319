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
CREATE INDEX `idempotency_keys_expiry` ON `idempotency_keys` (`expires_at`);