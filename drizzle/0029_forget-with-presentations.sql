ALTER TABLE `contracts` ADD `forget_at` integer;--> statement-breakpoint
CREATE INDEX `contracts_presentation` ON `contracts` (`presentation_id`) WHERE "contracts"."signed_at" is null and "contracts"."forget_at" is null;--> statement-breakpoint
CREATE INDEX `contracts_forgotten` ON `contracts` (`forget_at`) WHERE "contracts"."forget_at" is not null and "contracts"."signed_at" is null;--> statement-breakpoint
ALTER TABLE `roof_measurements` ADD `forget_at` integer;--> statement-breakpoint
CREATE INDEX `roof_measurements_forgotten` ON `roof_measurements` (`forget_at`) WHERE "roof_measurements"."forget_at" is not null;--> statement-breakpoint
CREATE INDEX `appointments_forgotten` ON `appointments` (`cancelled_at`) WHERE "appointments"."presentation_id" is null and "appointments"."status" = 'cancelled';--> statement-breakpoint
-- by hand: contracts whose presentation is gone already
UPDATE contracts SET forget_at = (unixepoch() + 30 * 86400) * 1000
WHERE signed_at IS NULL AND NOT EXISTS (SELECT 1 FROM presentations WHERE id = contracts.presentation_id);
