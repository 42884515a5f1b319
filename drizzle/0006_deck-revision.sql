ALTER TABLE `decks` ADD `revision` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- A link names its deck by these 8 characters alone.
CREATE UNIQUE INDEX decks_prefix ON decks (substr(id, 1, 8));
--> statement-breakpoint
CREATE TRIGGER decks_revised AFTER UPDATE OF name, description, is_active, metadata, updated_at ON decks BEGIN
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
CREATE TRIGGER slides_changed AFTER UPDATE OF slide_id, slide_type, title, bullets, narration_script, slide_context, audio_url, hero_img, word_timings, updated_at ON slides BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
-- A new order sets the place of every row, so that of the first one stands for all.
CREATE TRIGGER slides_ordered AFTER UPDATE OF order_index ON slides WHEN new.order_index = 0 BEGIN
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
CREATE TRIGGER faqs_changed AFTER UPDATE OF user_question, canned_answer, related_slide_id, audio_url, word_timings, updated_at ON faqs BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
END;
--> statement-breakpoint
CREATE TRIGGER faqs_ordered AFTER UPDATE OF order_index ON faqs WHEN new.order_index = 0 BEGIN
  UPDATE decks SET revision = revision + 1 WHERE id = new.deck_id;
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
