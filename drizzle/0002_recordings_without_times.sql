ALTER TABLE `faqs` ADD `times_asked_at` integer;--> statement-breakpoint
CREATE INDEX `faqs_times_asked` ON `faqs` (`times_asked_at`) WHERE "faqs"."times_asked_at" is not null;--> statement-breakpoint
ALTER TABLE `slides` ADD `times_asked_at` integer;--> statement-breakpoint
CREATE INDEX `slides_times_asked` ON `slides` (`times_asked_at`) WHERE "slides"."times_asked_at" is not null;