CREATE TABLE `viewer_overflows` (
	`presentation_id` text NOT NULL,
	`day` integer NOT NULL,
	`sessions` integer NOT NULL,
	PRIMARY KEY(`presentation_id`, `day`),
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `viewer_overflows_day` ON `viewer_overflows` (`day`);--> statement-breakpoint
CREATE TABLE `viewer_sessions` (
	`presentation_id` text NOT NULL,
	`viewer_session_id` text NOT NULL,
	`day` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`credited_at` integer NOT NULL,
	`views` integer NOT NULL,
	`viewed_at` integer NOT NULL,
	`is_complete` integer NOT NULL,
	`watched` text NOT NULL,
	PRIMARY KEY(`presentation_id`, `viewer_session_id`),
	FOREIGN KEY (`presentation_id`) REFERENCES `presentations`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `viewer_sessions_day` ON `viewer_sessions` (`day`,`presentation_id`);--> statement-breakpoint
INSERT INTO `viewer_sessions`
  (`presentation_id`, `viewer_session_id`, `day`, `seen_at`, `credited_at`, `views`, `viewed_at`, `is_complete`, `watched`)
SELECT `presentation_id`, `viewer_session_id`, min(`at`) / 86400000, max(`at`), max(`at`),
  count(DISTINCT CASE WHEN `type` = 'started' THEN `at` / 60000 END),
  coalesce(max(CASE WHEN `type` = 'started' THEN `at` END), 0),
  max(`type` = 'completed'),
  (SELECT json_group_object(`slide_id`, `milliseconds`) FROM (
    SELECT `slide_id`, cast(round(sum(`seconds`) * 1000) AS integer) AS `milliseconds` FROM `viewer_events` AS `each`
    WHERE `each`.`presentation_id` = `viewer_events`.`presentation_id`
      AND `each`.`viewer_session_id` = `viewer_events`.`viewer_session_id` AND `each`.`slide_id` <> ''
    GROUP BY `slide_id`
  ))
FROM `viewer_events` GROUP BY `presentation_id`, `viewer_session_id`;--> statement-breakpoint
DROP TABLE `viewer_events`;--> statement-breakpoint
CREATE INDEX `presentations_deleted` ON `presentations` (`deleted_at`) WHERE "presentations"."deleted_at" is not null;