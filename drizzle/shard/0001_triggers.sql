-- A link names its deck by these 8 characters alone.
CREATE UNIQUE INDEX decks_prefix ON decks (substr(id, 1, 8));
--> statement-breakpoint
CREATE VIRTUAL TABLE passage_index USING fts5(title, heading, body, content='', contentless_delete=1, tokenize='porter unicode61');
--> statement-breakpoint
-- Where a tenth of a segment is deleted, FTS5 would merge it within that DELETE, which takes up to a second of everybody's
-- database. What comes later merges it bit by bit, as it does anyway.
INSERT INTO passage_index (passage_index, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
CREATE TRIGGER passages_gone AFTER DELETE ON passages BEGIN
  DELETE FROM passage_index WHERE rowid = old.id;
END;
--> statement-breakpoint
-- What manifests show raises the revision of its deck. A new order sets the place of every row, so that of the first one
-- stands for all.
CREATE TRIGGER decks_revised_at AFTER UPDATE OF revision ON decks BEGIN
  UPDATE decks SET revised_at = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER decks_revised AFTER UPDATE OF name, description, is_active, metadata, poster_shows, updated_at ON decks BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER slides_added AFTER INSERT ON slides BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER slides_removed AFTER DELETE ON slides BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = old.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER slides_ordered AFTER UPDATE OF order_index ON slides WHEN new.order_index = 0 BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER slides_changed AFTER UPDATE OF slide_id, slide_type, title, bullets, narration_script, slide_context, audio_url, images, word_timings, take, timings, updated_at ON slides BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER faqs_added AFTER INSERT ON faqs BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER faqs_removed AFTER DELETE ON faqs BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = old.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER faqs_ordered AFTER UPDATE OF order_index ON faqs WHEN new.order_index = 0 BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER faqs_changed AFTER UPDATE OF user_question, canned_answer, related_slide_id, audio_url, word_timings, take, timings, updated_at ON faqs BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_data_added AFTER INSERT ON product_data BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = (SELECT deck_id FROM slides WHERE id = new.slide_id);
END;
--> statement-breakpoint
CREATE TRIGGER product_data_removed AFTER DELETE ON product_data BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = (SELECT deck_id FROM slides WHERE id = old.slide_id);
END;
--> statement-breakpoint
CREATE TRIGGER product_data_changed AFTER UPDATE ON product_data BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = (SELECT deck_id FROM slides WHERE id = new.slide_id);
END;
--> statement-breakpoint
CREATE TRIGGER action_configs_added AFTER INSERT ON action_configs BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER action_configs_removed AFTER DELETE ON action_configs BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = old.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER action_configs_changed AFTER UPDATE OF type, label, slide_id, trigger, config, is_active, updated_at ON action_configs BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER action_configs_ordered AFTER UPDATE OF order_index ON action_configs WHEN new.order_index = 0 BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER branding_added AFTER INSERT ON branding BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER branding_removed AFTER DELETE ON branding BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = old.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER branding_changed AFTER UPDATE ON branding BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER qa_settings_added AFTER INSERT ON qa_settings BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER qa_settings_removed AFTER DELETE ON qa_settings BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = old.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER qa_settings_changed AFTER UPDATE ON qa_settings BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER intros_added AFTER INSERT ON intros BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER intros_removed AFTER DELETE ON intros BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = old.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER intros_changed AFTER UPDATE ON intros BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
-- A preview that is due already is looked at anyway, so that a deck that changes often costs no more.
CREATE TRIGGER deck_previews_outdated AFTER UPDATE OF revision ON decks
WHEN EXISTS (SELECT 1 FROM deck_previews WHERE deck_id = new.id AND due_at IS NULL) BEGIN
  UPDATE deck_previews SET due_at = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE deck_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER deck_previews_drawn AFTER UPDATE OF storage_key ON deck_previews BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
-- What a row takes in the manifest: its JSON, room for ids and links, what fills each merge field, and `<` as \u003c. Each
-- picture of a slide has links, and what the library says of it.
ALTER TABLE slides ADD manifest_bytes integer GENERATED ALWAYS AS (
  300 + 600 * json_array_length(images) + length(cast(json_array(title, narration_script, json(bullets), json(word_timings), json(images)) AS blob))
    + 50 * (length(json_array(title, narration_script, json(bullets), json(word_timings), json(images))) - length(replace(json_array(title, narration_script, json(bullets), json(word_timings), json(images)), '{{', '')))
    + 5 * (length(json_array(title, narration_script, json(bullets), json(word_timings), json(images))) - length(replace(json_array(title, narration_script, json(bullets), json(word_timings), json(images)), '<', '')))
) VIRTUAL;
--> statement-breakpoint
ALTER TABLE faqs ADD manifest_bytes integer GENERATED ALWAYS AS (
  300 + length(cast(json_array(user_question, canned_answer, json(word_timings)) AS blob))
    + 50 * (length(json_array(user_question, canned_answer, json(word_timings))) - length(replace(json_array(user_question, canned_answer, json(word_timings)), '{{', '')))
    + 5 * (length(json_array(user_question, canned_answer, json(word_timings))) - length(replace(json_array(user_question, canned_answer, json(word_timings)), '<', '')))
) VIRTUAL;
--> statement-breakpoint
ALTER TABLE product_data ADD manifest_bytes integer GENERATED ALWAYS AS (
  300 + length(cast(json_array(json(data)) AS blob))
    + 50 * (length(json_array(json(data))) - length(replace(json_array(json(data)), '{{', '')))
    + 5 * (length(json_array(json(data))) - length(replace(json_array(json(data)), '<', '')))
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
CREATE TRIGGER slides_bytes_added AFTER INSERT ON slides BEGIN
  UPDATE decks SET bytes = bytes + new.manifest_bytes WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER slides_bytes_changed AFTER UPDATE OF title, narration_script, bullets, word_timings, images ON slides BEGIN
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
-- Foreign keys would delete it after its slide, when nothing tells its deck any more.
CREATE TRIGGER slides_bytes_of_prices BEFORE DELETE ON slides BEGIN
  DELETE FROM product_data WHERE slide_id = old.id;
END;
--> statement-breakpoint
-- A deck that is over the limit stays; it may not grow.
CREATE TRIGGER decks_bytes_limited AFTER UPDATE OF bytes ON decks WHEN new.bytes > 2000000 AND new.bytes > old.bytes BEGIN
  SELECT raise(ABORT, 'deck too large');
END;
--> statement-breakpoint
-- A key that a row names is that of a file which is there.
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
CREATE TRIGGER slides_images_added BEFORE INSERT ON slides WHEN EXISTS (
  SELECT 1 FROM json_each(new.images) AS image, json_each(json_array(image.value ->> '$.key', image.value ->> '$.portrait.key')) AS named
  WHERE named.value IS NOT NULL AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = named.value AND status = 'ready')
) BEGIN
  SELECT raise(ABORT, 'missing file: images');
END;
--> statement-breakpoint
CREATE TRIGGER slides_images_changed BEFORE UPDATE OF images ON slides WHEN EXISTS (
  SELECT 1 FROM json_each(new.images) AS image, json_each(json_array(image.value ->> '$.key', image.value ->> '$.portrait.key')) AS named
  WHERE named.value IS NOT NULL
    AND named.value NOT IN (SELECT kept.atom FROM json_tree(old.images) AS kept WHERE kept.key = 'key' AND kept.type = 'text')
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = named.value AND status = 'ready')
) BEGIN
  SELECT raise(ABORT, 'missing file: images');
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
CREATE TRIGGER product_data_keys_added BEFORE INSERT ON product_data BEGIN
  SELECT raise(ABORT, 'missing file: productData.brandLogo') WHERE new.data ->> '$.brandLogo' IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.data ->> '$.brandLogo' AND status = 'ready');
  SELECT raise(ABORT, 'missing file: productData.good.imageKey') WHERE new.data ->> '$.good.imageKey' IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.data ->> '$.good.imageKey' AND status = 'ready');
  SELECT raise(ABORT, 'missing file: productData.better.imageKey') WHERE new.data ->> '$.better.imageKey' IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.data ->> '$.better.imageKey' AND status = 'ready');
  SELECT raise(ABORT, 'missing file: productData.best.imageKey') WHERE new.data ->> '$.best.imageKey' IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.data ->> '$.best.imageKey' AND status = 'ready');
END;
--> statement-breakpoint
CREATE TRIGGER product_data_keys_changed BEFORE UPDATE OF data ON product_data BEGIN
  SELECT raise(ABORT, 'missing file: productData.brandLogo') WHERE new.data ->> '$.brandLogo' IS NOT NULL AND new.data ->> '$.brandLogo' IS NOT old.data ->> '$.brandLogo'
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.data ->> '$.brandLogo' AND status = 'ready');
  SELECT raise(ABORT, 'missing file: productData.good.imageKey') WHERE new.data ->> '$.good.imageKey' IS NOT NULL AND new.data ->> '$.good.imageKey' IS NOT old.data ->> '$.good.imageKey'
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.data ->> '$.good.imageKey' AND status = 'ready');
  SELECT raise(ABORT, 'missing file: productData.better.imageKey') WHERE new.data ->> '$.better.imageKey' IS NOT NULL AND new.data ->> '$.better.imageKey' IS NOT old.data ->> '$.better.imageKey'
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.data ->> '$.better.imageKey' AND status = 'ready');
  SELECT raise(ABORT, 'missing file: productData.best.imageKey') WHERE new.data ->> '$.best.imageKey' IS NOT NULL AND new.data ->> '$.best.imageKey' IS NOT old.data ->> '$.best.imageKey'
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.data ->> '$.best.imageKey' AND status = 'ready');
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
CREATE TRIGGER branding_fonts_added BEFORE INSERT ON branding BEGIN
  SELECT raise(ABORT, 'missing file: fonts.heading') WHERE new.fonts ->> '$.heading' LIKE 'media/%'
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.fonts ->> '$.heading' AND status = 'ready');
  SELECT raise(ABORT, 'missing file: fonts.body') WHERE new.fonts ->> '$.body' LIKE 'media/%'
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.fonts ->> '$.body' AND status = 'ready');
END;
--> statement-breakpoint
CREATE TRIGGER branding_fonts_changed BEFORE UPDATE OF fonts ON branding BEGIN
  SELECT raise(ABORT, 'missing file: fonts.heading') WHERE new.fonts ->> '$.heading' LIKE 'media/%' AND new.fonts ->> '$.heading' IS NOT old.fonts ->> '$.heading'
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.fonts ->> '$.heading' AND status = 'ready');
  SELECT raise(ABORT, 'missing file: fonts.body') WHERE new.fonts ->> '$.body' LIKE 'media/%' AND new.fonts ->> '$.body' IS NOT old.fonts ->> '$.body'
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.fonts ->> '$.body' AND status = 'ready');
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
--> statement-breakpoint
CREATE TRIGGER intros_poster_portrait_img_added BEFORE INSERT ON intros WHEN new.poster_portrait_img IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.poster_portrait_img AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: posterPortraitImg');
END;
--> statement-breakpoint
CREATE TRIGGER intros_poster_portrait_img_changed BEFORE UPDATE OF poster_portrait_img ON intros WHEN new.poster_portrait_img IS NOT NULL AND new.poster_portrait_img IS NOT old.poster_portrait_img
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.poster_portrait_img AND status = 'ready') BEGIN
  SELECT raise(ABORT, 'missing file: posterPortraitImg');
END;
--> statement-breakpoint
CREATE TRIGGER narration_grants_added AFTER INSERT ON narration_grants BEGIN
  UPDATE narration_tracks SET unnamed_at = NULL WHERE track = new.track AND unnamed_at IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER narration_grants_removed AFTER DELETE ON narration_grants
WHEN NOT EXISTS (SELECT 1 FROM narration_grants WHERE track = old.track) BEGIN
  UPDATE narration_tracks SET unnamed_at = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE track = old.track;
END;
--> statement-breakpoint
-- The sweep of uploads deletes the files of these rows.
CREATE TRIGGER narration_tracks_removed AFTER DELETE ON narration_tracks BEGIN
  INSERT INTO uploads (key, expires_at) VALUES
    ('narration/' || old.organization_id || '/tracks/' || old.track || '.mp3', 0),
    ('narration/' || old.organization_id || '/tracks/' || old.track || '.json', 0)
  ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER narration_clips_removed AFTER DELETE ON narration_clips BEGIN
  INSERT INTO uploads (key, expires_at) VALUES ('narration/' || old.organization_id || '/clips/' || old.key, 0)
  ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- Any three letters of a homeowner's data are found. `organization` is one such three, of private letters that nobody
-- types, made of the id of the organization.
CREATE VIRTUAL TABLE presentation_index USING fts5(organization, words, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
INSERT INTO presentation_index (presentation_index, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
CREATE TRIGGER presentations_indexed AFTER INSERT ON presentations BEGIN
  INSERT INTO presentation_index (rowid, organization, words) VALUES (new.rowid, char(983040 + 256 * (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 1, 1)) - 1) + 16 * (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 2, 1)) - 1) + (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 3, 1)) - 1), 983040 + 256 * (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 4, 1)) - 1) + 16 * (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 5, 1)) - 1) + (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 6, 1)) - 1), 983040 + 256 * (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 7, 1)) - 1) + 16 * (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 8, 1)) - 1) + (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 9, 1)) - 1)), (SELECT group_concat(value, char(10)) FROM json_each(new.homeowner_data)));
END;
--> statement-breakpoint
CREATE TRIGGER presentations_indexed_again AFTER UPDATE OF homeowner_data, organization_id ON presentations
WHEN new.homeowner_data IS NOT old.homeowner_data OR new.organization_id IS NOT old.organization_id BEGIN
  DELETE FROM presentation_index WHERE rowid = old.rowid;
  INSERT INTO presentation_index (rowid, organization, words) VALUES (new.rowid, char(983040 + 256 * (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 1, 1)) - 1) + 16 * (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 2, 1)) - 1) + (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 3, 1)) - 1), 983040 + 256 * (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 4, 1)) - 1) + 16 * (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 5, 1)) - 1) + (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 6, 1)) - 1), 983040 + 256 * (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 7, 1)) - 1) + 16 * (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 8, 1)) - 1) + (instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), 9, 1)) - 1)), (SELECT group_concat(value, char(10)) FROM json_each(new.homeowner_data)));
END;
--> statement-breakpoint
CREATE TRIGGER presentations_unindexed AFTER DELETE ON presentations BEGIN
  DELETE FROM presentation_index WHERE rowid = old.rowid;
END;
