CREATE TABLE `counts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `counts_until` ON `counts` (`until`);--> statement-breakpoint
CREATE TABLE `mailed_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`email` text NOT NULL,
	`user_id` text,
	`organization_id` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mailed_links_user` ON `mailed_links` (`user_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `mailed_links_organization` ON `mailed_links` (`organization_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `mailed_links_email` ON `mailed_links` (`email`,`created_at`);--> statement-breakpoint
CREATE INDEX `mailed_links_expiry` ON `mailed_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `confirmed_recipients` (
	`organization_id` text NOT NULL,
	`email` text NOT NULL,
	`confirmed_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `email`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP INDEX `viewer_sessions_day`;--> statement-breakpoint
ALTER TABLE `viewer_sessions` ADD `hour` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `viewer_sessions_day` ON `viewer_sessions` (`day`,`presentation_id`,`hour`);--> statement-breakpoint
ALTER TABLE `users` ADD `email_confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `decks` ADD `bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `viewer_overflows` ADD `full_until` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- by hand
-- Accounts of before are taken to be whose they say; only new ones have to confirm.
UPDATE users SET email_confirmed_at = created_at;
--> statement-breakpoint
-- What a row takes in the manifest: its JSON, room for ids and links, what fills each merge field, and `<` as \u003c.
ALTER TABLE slides ADD manifest_bytes integer GENERATED ALWAYS AS (
  300 + length(cast(json_array(title, narration_script, json(bullets), json(word_timings)) AS blob))
    + 50 * (length(json_array(title, narration_script, json(bullets), json(word_timings))) - length(replace(json_array(title, narration_script, json(bullets), json(word_timings)), '{{', '')))
    + 5 * (length(json_array(title, narration_script, json(bullets), json(word_timings))) - length(replace(json_array(title, narration_script, json(bullets), json(word_timings)), '<', '')))
) VIRTUAL;
--> statement-breakpoint
ALTER TABLE faqs ADD manifest_bytes integer GENERATED ALWAYS AS (
  300 + length(cast(json_array(user_question, canned_answer, json(word_timings)) AS blob))
    + 50 * (length(json_array(user_question, canned_answer, json(word_timings))) - length(replace(json_array(user_question, canned_answer, json(word_timings)), '{{', '')))
    + 5 * (length(json_array(user_question, canned_answer, json(word_timings))) - length(replace(json_array(user_question, canned_answer, json(word_timings)), '<', '')))
) VIRTUAL;
--> statement-breakpoint
ALTER TABLE action_configs ADD manifest_bytes integer GENERATED ALWAYS AS (
  300 + length(cast(json_array(label, json(config)) AS blob))
    + 50 * (length(json_array(label, json(config))) - length(replace(json_array(label, json(config)), '{{', '')))
    + 5 * (length(json_array(label, json(config))) - length(replace(json_array(label, json(config)), '<', '')))
) VIRTUAL;
--> statement-breakpoint
ALTER TABLE branding ADD manifest_bytes integer GENERATED ALWAYS AS (
  300 + length(cast(json_array(name, chat_name, chat_greeting, json(palette), json(cta), json(fonts), json(contact)) AS blob))
    + 50 * (length(json_array(name, chat_name, chat_greeting, json(palette), json(cta), json(fonts), json(contact))) - length(replace(json_array(name, chat_name, chat_greeting, json(palette), json(cta), json(fonts), json(contact)), '{{', '')))
    + 5 * (length(json_array(name, chat_name, chat_greeting, json(palette), json(cta), json(fonts), json(contact))) - length(replace(json_array(name, chat_name, chat_greeting, json(palette), json(cta), json(fonts), json(contact)), '<', '')))
) VIRTUAL;
--> statement-breakpoint
ALTER TABLE qa_settings ADD manifest_bytes integer GENERATED ALWAYS AS (
  300 + length(cast(json_array(resume_prompt_text, transition_prompt_text) AS blob))
    + 50 * (length(json_array(resume_prompt_text, transition_prompt_text)) - length(replace(json_array(resume_prompt_text, transition_prompt_text), '{{', '')))
    + 5 * (length(json_array(resume_prompt_text, transition_prompt_text)) - length(replace(json_array(resume_prompt_text, transition_prompt_text), '<', '')))
) VIRTUAL;
--> statement-breakpoint
ALTER TABLE intros ADD manifest_bytes integer GENERATED ALWAYS AS (
  300 + length(cast(json_array(title, script) AS blob))
    + 50 * (length(json_array(title, script)) - length(replace(json_array(title, script), '{{', '')))
    + 5 * (length(json_array(title, script)) - length(replace(json_array(title, script), '<', '')))
) VIRTUAL;
--> statement-breakpoint
ALTER TABLE product_data ADD manifest_bytes integer GENERATED ALWAYS AS (
  300 + length(cast(json_array(json(data)) AS blob))
    + 50 * (length(json_array(json(data))) - length(replace(json_array(json(data)), '{{', '')))
    + 5 * (length(json_array(json(data))) - length(replace(json_array(json(data)), '<', '')))
) VIRTUAL;
--> statement-breakpoint
CREATE TRIGGER slides_bytes_added AFTER INSERT ON slides BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER slides_bytes_changed AFTER UPDATE OF title, narration_script, bullets, word_timings ON slides BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes - old.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER slides_bytes_removed AFTER DELETE ON slides BEGIN
  UPDATE decks SET bytes = bytes - old.manifest_bytes WHERE id = old.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER faqs_bytes_added AFTER INSERT ON faqs BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER faqs_bytes_changed AFTER UPDATE OF user_question, canned_answer, word_timings ON faqs BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes - old.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER faqs_bytes_removed AFTER DELETE ON faqs BEGIN
  UPDATE decks SET bytes = bytes - old.manifest_bytes WHERE id = old.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER action_configs_bytes_added AFTER INSERT ON action_configs BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER action_configs_bytes_changed AFTER UPDATE OF label, config ON action_configs BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes - old.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER action_configs_bytes_removed AFTER DELETE ON action_configs BEGIN
  UPDATE decks SET bytes = bytes - old.manifest_bytes WHERE id = old.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER branding_bytes_added AFTER INSERT ON branding BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER branding_bytes_changed AFTER UPDATE OF name, chat_name, chat_greeting, palette, cta, fonts, contact ON branding BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes - old.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER branding_bytes_removed AFTER DELETE ON branding BEGIN
  UPDATE decks SET bytes = bytes - old.manifest_bytes WHERE id = old.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER qa_settings_bytes_added AFTER INSERT ON qa_settings BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER qa_settings_bytes_changed AFTER UPDATE OF resume_prompt_text, transition_prompt_text ON qa_settings BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes - old.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER qa_settings_bytes_removed AFTER DELETE ON qa_settings BEGIN
  UPDATE decks SET bytes = bytes - old.manifest_bytes WHERE id = old.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER intros_bytes_added AFTER INSERT ON intros BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER intros_bytes_changed AFTER UPDATE OF title, script ON intros BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes - old.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER intros_bytes_removed AFTER DELETE ON intros BEGIN
  UPDATE decks SET bytes = bytes - old.manifest_bytes WHERE id = old.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_data_bytes_added AFTER INSERT ON product_data BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes WHERE id = (SELECT deck_id FROM slides WHERE id = new.slide_id);
END;
--> statement-breakpoint
CREATE TRIGGER product_data_bytes_changed AFTER UPDATE OF data ON product_data BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes - old.manifest_bytes WHERE id = (SELECT deck_id FROM slides WHERE id = new.slide_id);
END;
--> statement-breakpoint
CREATE TRIGGER product_data_bytes_removed AFTER DELETE ON product_data BEGIN
  UPDATE decks SET bytes = bytes - old.manifest_bytes WHERE id = (SELECT deck_id FROM slides WHERE id = old.slide_id);
END;
--> statement-breakpoint
-- Foreign keys would delete it after its slide, when nothing tells its deck any more.
CREATE TRIGGER slides_bytes_of_prices BEFORE DELETE ON slides BEGIN
  DELETE FROM product_data WHERE slide_id = old.id;
END;
--> statement-breakpoint
UPDATE decks SET bytes = coalesce((SELECT sum(manifest_bytes) FROM slides WHERE deck_id = decks.id), 0)
  + coalesce((SELECT sum(manifest_bytes) FROM faqs WHERE deck_id = decks.id), 0)
  + coalesce((SELECT sum(manifest_bytes) FROM action_configs WHERE deck_id = decks.id), 0)
  + coalesce((SELECT sum(manifest_bytes) FROM branding WHERE deck_id = decks.id), 0)
  + coalesce((SELECT sum(manifest_bytes) FROM qa_settings WHERE deck_id = decks.id), 0)
  + coalesce((SELECT sum(manifest_bytes) FROM intros WHERE deck_id = decks.id), 0)
  + coalesce((SELECT sum(manifest_bytes) FROM product_data WHERE slide_id IN (SELECT id FROM slides WHERE deck_id = decks.id)), 0);
--> statement-breakpoint
CREATE TRIGGER decks_bytes_limited AFTER UPDATE OF bytes ON decks WHEN new.bytes > 2000000 AND new.bytes > old.bytes BEGIN
  SELECT raise(ABORT, 'deck too large');
END;
--> statement-breakpoint
-- A key has to be that of a file which is there; what named a missing one showed nothing.
UPDATE slides SET hero_img = NULL WHERE hero_img IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = slides.hero_img AND status = 'ready');
--> statement-breakpoint
UPDATE slides SET audio_url = NULL WHERE audio_url IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = slides.audio_url AND status = 'ready');
--> statement-breakpoint
UPDATE faqs SET audio_url = NULL WHERE audio_url IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = faqs.audio_url AND status = 'ready');
--> statement-breakpoint
UPDATE branding SET logo = NULL WHERE logo IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = branding.logo AND status = 'ready');
--> statement-breakpoint
UPDATE branding SET avatar = NULL WHERE avatar IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = branding.avatar AND status = 'ready');
--> statement-breakpoint
UPDATE intros SET audio_url = NULL WHERE audio_url IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = intros.audio_url AND status = 'ready');
--> statement-breakpoint
UPDATE intros SET poster_img = NULL WHERE poster_img IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = intros.poster_img AND status = 'ready');
--> statement-breakpoint
CREATE TRIGGER slides_hero_img_added BEFORE INSERT ON slides WHEN new.hero_img IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.hero_img AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: heroImg');
END;
--> statement-breakpoint
CREATE TRIGGER slides_hero_img_changed BEFORE UPDATE OF hero_img ON slides WHEN new.hero_img IS NOT NULL AND new.hero_img IS NOT old.hero_img
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.hero_img AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: heroImg');
END;
--> statement-breakpoint
CREATE TRIGGER slides_audio_url_added BEFORE INSERT ON slides WHEN new.audio_url IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.audio_url AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: audioUrl');
END;
--> statement-breakpoint
CREATE TRIGGER slides_audio_url_changed BEFORE UPDATE OF audio_url ON slides WHEN new.audio_url IS NOT NULL AND new.audio_url IS NOT old.audio_url
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.audio_url AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: audioUrl');
END;
--> statement-breakpoint
CREATE TRIGGER faqs_audio_url_added BEFORE INSERT ON faqs WHEN new.audio_url IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.audio_url AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: audioUrl');
END;
--> statement-breakpoint
CREATE TRIGGER faqs_audio_url_changed BEFORE UPDATE OF audio_url ON faqs WHEN new.audio_url IS NOT NULL AND new.audio_url IS NOT old.audio_url
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.audio_url AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: audioUrl');
END;
--> statement-breakpoint
CREATE TRIGGER branding_logo_added BEFORE INSERT ON branding WHEN new.logo IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.logo AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: logo');
END;
--> statement-breakpoint
CREATE TRIGGER branding_logo_changed BEFORE UPDATE OF logo ON branding WHEN new.logo IS NOT NULL AND new.logo IS NOT old.logo
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.logo AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: logo');
END;
--> statement-breakpoint
CREATE TRIGGER branding_avatar_added BEFORE INSERT ON branding WHEN new.avatar IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.avatar AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: avatar');
END;
--> statement-breakpoint
CREATE TRIGGER branding_avatar_changed BEFORE UPDATE OF avatar ON branding WHEN new.avatar IS NOT NULL AND new.avatar IS NOT old.avatar
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.avatar AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: avatar');
END;
--> statement-breakpoint
CREATE TRIGGER intros_audio_url_added BEFORE INSERT ON intros WHEN new.audio_url IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.audio_url AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: audioUrl');
END;
--> statement-breakpoint
CREATE TRIGGER intros_audio_url_changed BEFORE UPDATE OF audio_url ON intros WHEN new.audio_url IS NOT NULL AND new.audio_url IS NOT old.audio_url
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.audio_url AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: audioUrl');
END;
--> statement-breakpoint
CREATE TRIGGER intros_poster_img_added BEFORE INSERT ON intros WHEN new.poster_img IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.poster_img AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: posterImg');
END;
--> statement-breakpoint
CREATE TRIGGER intros_poster_img_changed BEFORE UPDATE OF poster_img ON intros WHEN new.poster_img IS NOT NULL AND new.poster_img IS NOT old.poster_img
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.poster_img AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: posterImg');
END;

