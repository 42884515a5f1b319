CREATE TABLE `new_events` (
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
INSERT INTO `new_events`
  (`id`, `organization_id`, `deck_id`, `type`, `data`, `created_at`, `enqueued_at`, `swept_at`)
SELECT `id`, `organization_id`, `deck_id`, `type`, `data`, `created_at`, `enqueued_at`, `swept_at` FROM `events`;
--> statement-breakpoint
CREATE TABLE `new_deliveries` (
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
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `new_events`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `new_deliveries`
  (`id`, `organization_id`, `subscription_id`, `event_id`, `status`, `next_attempt_at`, `check_at`, `lease_id`,
   `leased_at`, `attempt_count`, `failure_count`, `created_at`)
SELECT `id`, `organization_id`, `subscription_id`, `event_id`, `status`, `next_attempt_at`,
  coalesce(`next_attempt_at`, `created_at`), `lease_id`,
  CASE WHEN `lease_id` IS NOT NULL THEN coalesce(
    (SELECT `started_at` FROM `attempts` WHERE `attempts`.`id` = `deliveries`.`lease_id`), `created_at`) END,
  max(`attempt_count`, (`lease_id` IS NOT NULL) + (
    SELECT count(*) FROM `attempts`
    WHERE `delivery_id` = `deliveries`.`id` AND (`finished_at` IS NOT NULL OR `attempts`.`id` IS NOT `lease_id`))),
  `failure_count`, `created_at`
FROM `deliveries`;
--> statement-breakpoint
CREATE TABLE `new_attempts` (
	`delivery_id` text NOT NULL,
	`number` integer NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer NOT NULL,
	`status_code` integer,
	`answer` text,
	`error` text,
	PRIMARY KEY(`delivery_id`, `number`),
	FOREIGN KEY (`delivery_id`) REFERENCES `new_deliveries`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `new_attempts`
  (`delivery_id`, `number`, `started_at`, `finished_at`, `status_code`, `answer`, `error`)
SELECT `delivery_id`, row_number() OVER (PARTITION BY `delivery_id` ORDER BY `number`, `started_at`, `id`),
  `started_at`, coalesce(`finished_at`, `started_at`), `status_code`, `answer`,
  CASE WHEN `finished_at` IS NULL THEN 'It was interrupted; whether it arrived is not known.' ELSE `error` END
FROM `attempts`
WHERE `finished_at` IS NOT NULL OR `id` NOT IN (SELECT `lease_id` FROM `deliveries` WHERE `lease_id` IS NOT NULL);
--> statement-breakpoint
DROP TABLE `attempts`;--> statement-breakpoint
DROP TABLE `deliveries`;--> statement-breakpoint
DROP TABLE `events`;--> statement-breakpoint
ALTER TABLE `new_events` RENAME TO `events`;--> statement-breakpoint
ALTER TABLE `new_deliveries` RENAME TO `deliveries`;--> statement-breakpoint
ALTER TABLE `new_attempts` RENAME TO `attempts`;--> statement-breakpoint
CREATE INDEX `events_waiting` ON `events` (`swept_at`,`created_at`) WHERE "events"."enqueued_at" is null;--> statement-breakpoint
CREATE INDEX `events_age` ON `events` (`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_once` ON `deliveries` (`event_id`,`subscription_id`);--> statement-breakpoint
CREATE INDEX `deliveries_subscription` ON `deliveries` (`subscription_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `deliveries_undelivered` ON `deliveries` (`subscription_id`,`status`,`created_at`,`id`) WHERE status <> 'delivered';--> statement-breakpoint
CREATE INDEX `deliveries_forgotten` ON `deliveries` (`check_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `deliveries_leased` ON `deliveries` (`organization_id`,`subscription_id`) WHERE lease_id is not null;
