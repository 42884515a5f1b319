CREATE TABLE `rebuilds` (
	`part` text PRIMARY KEY NOT NULL,
	`after` text DEFAULT '' NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`leased_until` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rebuilds_due` ON `rebuilds` (`leased_until`);