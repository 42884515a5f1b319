CREATE TABLE `unpublished` (
	`kind` text NOT NULL,
	`id` text NOT NULL,
	`organization_id` text NOT NULL,
	`due_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `id`)
);
--> statement-breakpoint
CREATE INDEX `unpublished_due` ON `unpublished` (`due_at`);--> statement-breakpoint
-- unused since 1.0.0: the write itself requires that the file is ready
DROP TRIGGER `branding_avatar_added`;
--> statement-breakpoint
-- unused since 1.0.0: the write itself requires that the file is ready
DROP TRIGGER `branding_avatar_changed`;
--> statement-breakpoint
-- unused since 1.0.0: the write itself requires that the file is ready
DROP TRIGGER `branding_logo_added`;
--> statement-breakpoint
-- unused since 1.0.0: the write itself requires that the file is ready
DROP TRIGGER `branding_logo_changed`;
--> statement-breakpoint
-- unused since 1.0.0: the write itself requires that the file is ready
DROP TRIGGER `faqs_audio_url_added`;
--> statement-breakpoint
-- unused since 1.0.0: the write itself requires that the file is ready
DROP TRIGGER `faqs_audio_url_changed`;
--> statement-breakpoint
-- unused since 1.0.0: the write itself requires that the file is ready
DROP TRIGGER `slides_audio_url_added`;
--> statement-breakpoint
-- unused since 1.0.0: the write itself requires that the file is ready
DROP TRIGGER `slides_audio_url_changed`;
--> statement-breakpoint
-- unused since 1.0.0: the write itself requires that the file is ready
DROP TRIGGER `intros_audio_url_added`;
--> statement-breakpoint
-- unused since 1.0.0: the write itself requires that the file is ready
DROP TRIGGER `intros_audio_url_changed`;
--> statement-breakpoint
-- unused since 1.0.0: the write itself requires that the file is ready
DROP TRIGGER `intros_poster_img_added`;
--> statement-breakpoint
-- unused since 1.0.0: the write itself requires that the file is ready
DROP TRIGGER `intros_poster_img_changed`;
--> statement-breakpoint
-- unused since 1.0.0: the write itself requires that the file is ready
DROP TRIGGER `intros_poster_portrait_img_added`;
--> statement-breakpoint
-- unused since 1.0.0: the write itself requires that the file is ready
DROP TRIGGER `intros_poster_portrait_img_changed`;
--> statement-breakpoint
-- unused since 1.0.0: the write itself requires that the file is ready
DROP TRIGGER `branding_fonts_added`;
--> statement-breakpoint
-- unused since 1.0.0: the write itself requires that the file is ready
DROP TRIGGER `branding_fonts_changed`;
--> statement-breakpoint
-- unused since 1.0.0: the write itself requires that the file is ready
DROP TRIGGER `product_data_keys_added`;
--> statement-breakpoint
-- unused since 1.0.0: the write itself requires that the file is ready
DROP TRIGGER `product_data_keys_changed`;
--> statement-breakpoint
-- unused since 1.0.0: the write itself requires that the file is ready
DROP TRIGGER `slides_images_added`;
--> statement-breakpoint
-- unused since 1.0.0: the write itself requires that the file is ready
DROP TRIGGER `slides_images_changed`;
--> statement-breakpoint
-- unused since 1.0.0: the statement that deletes the rows notes what they leave
DROP TRIGGER `narration_tracks_removed`;
--> statement-breakpoint
-- unused since 1.0.0: the statement that deletes the rows notes what they leave
DROP TRIGGER `narration_answers_removed`;
--> statement-breakpoint
-- unused since 1.0.0: the statement that deletes the rows notes what they leave
DROP TRIGGER `narration_clips_removed`;
--> statement-breakpoint
-- unused since 1.0.0: the statement that deletes the rows notes what they leave
DROP TRIGGER `presentations_silenced`;
--> statement-breakpoint
-- unused since 1.0.0: the statement that deletes the rows notes what they leave
DROP TRIGGER `passage_vectors_gone`;
--> statement-breakpoint
-- unused since 1.0.0: the statement that deletes the rows notes what they leave
DROP TRIGGER `vector_packs_gone`;
--> statement-breakpoint
-- unused since 1.0.0: the change of the deck marks its preview
DROP TRIGGER `deck_previews_outdated`;
