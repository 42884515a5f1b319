-- A take and how times are known are shown by manifests too.
DROP TRIGGER slides_changed;
--> statement-breakpoint
CREATE TRIGGER slides_changed AFTER UPDATE OF slide_id, slide_type, title, bullets, narration_script, slide_context, audio_url, hero_img, word_timings, take, timings, updated_at ON slides BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
DROP TRIGGER faqs_changed;
--> statement-breakpoint
CREATE TRIGGER faqs_changed AFTER UPDATE OF user_question, canned_answer, related_slide_id, audio_url, word_timings, take, timings, updated_at ON faqs BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
