-- Tracks and sentences have other names from now on, so that those that there are go.
INSERT INTO uploads (key, expires_at)
SELECT 'narration/' || organization_id || '/tracks/' || track || '.mp3', 0 FROM narration_tracks
UNION ALL SELECT 'narration/' || organization_id || '/tracks/' || track || '.json', 0 FROM narration_tracks
UNION ALL SELECT 'narration/' || organization_id || '/clips/' || key, 0 FROM narration_clips WHERE true
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- unused since 1.0.0: nothing was released that keeps companies in shards
DROP TABLE narration_grants;
--> statement-breakpoint
-- unused since 1.0.0: nothing was released that keeps companies in shards
DROP TABLE narration_tracks;
--> statement-breakpoint
-- unused since 1.0.0: nothing was released that keeps companies in shards
DROP TABLE narration_clips;
--> statement-breakpoint
-- unused since 1.0.0: nothing was released that keeps companies in shards
DROP TABLE narration_work;
--> statement-breakpoint
-- WITHOUT ROWID makes each table its own index, which drizzle-kit cannot write.
CREATE TABLE narration_leases (
	key text PRIMARY KEY NOT NULL,
	organization_id text NOT NULL,
	provider text NOT NULL,
	characters integer NOT NULL,
	month text NOT NULL,
	lease_token text NOT NULL,
	leased_until integer NOT NULL,
	attempts integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE narration_clips (
	key text PRIMARY KEY NOT NULL,
	organization_id text NOT NULL,
	FOREIGN KEY (organization_id) REFERENCES organizations(id) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX narration_clips_organization ON narration_clips (organization_id);
--> statement-breakpoint
CREATE TABLE narration_tracks (
	deck_id text NOT NULL,
	track text NOT NULL,
	organization_id text NOT NULL,
	duration_seconds real NOT NULL,
	created_at integer NOT NULL,
	PRIMARY KEY(deck_id, track),
	FOREIGN KEY (deck_id) REFERENCES decks(id) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX narration_tracks_track ON narration_tracks (track);
--> statement-breakpoint
CREATE TABLE presentation_narrations (
	presentation_id text PRIMARY KEY NOT NULL,
	tracks text NOT NULL,
	clips text NOT NULL,
	FOREIGN KEY (presentation_id) REFERENCES presentations(id) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE narration_answers (
	track text NOT NULL,
	presentation_id text NOT NULL,
	organization_id text NOT NULL,
	utterance text NOT NULL,
	expires_at integer NOT NULL,
	PRIMARY KEY(track, presentation_id),
	FOREIGN KEY (presentation_id) REFERENCES presentations(id) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX narration_answers_presentation ON narration_answers (presentation_id);
--> statement-breakpoint
CREATE INDEX narration_answers_expiry ON narration_answers (expires_at);
--> statement-breakpoint
CREATE TABLE narration_work (
	id text PRIMARY KEY NOT NULL,
	organization_id text NOT NULL,
	deck_id text NOT NULL,
	attempts integer NOT NULL,
	due_at integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX narration_work_due ON narration_work (due_at);
--> statement-breakpoint
-- The sweep of uploads deletes the files of these rows, unless another row names them.
CREATE TRIGGER narration_tracks_removed AFTER DELETE ON narration_tracks BEGIN
  INSERT INTO uploads (key, expires_at) VALUES
    ('narration/' || old.organization_id || '/tracks/' || old.track || '.mp3', 0),
    ('narration/' || old.organization_id || '/tracks/' || old.track || '.json', 0)
  ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER narration_answers_removed AFTER DELETE ON narration_answers
WHEN NOT EXISTS (SELECT 1 FROM narration_answers WHERE track = old.track) BEGIN
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
-- Before, because the foreign key deletes the row that names them with the presentation.
CREATE TRIGGER presentations_silenced BEFORE DELETE ON presentations BEGIN
  INSERT INTO uploads (key, expires_at)
  SELECT 'narration/' || old.organization_id || '/tracks/' || track.key || ending.value, 0
  FROM presentation_narrations, json_each(presentation_narrations.tracks) AS track, json_each('[".mp3",".json"]') AS ending
  WHERE presentation_id = old.id
  UNION ALL
  SELECT 'narration/' || old.organization_id || '/clips/' || clip.value, 0
  FROM presentation_narrations, json_each(presentation_narrations.clips) AS clip
  WHERE presentation_id = old.id
  ON CONFLICT DO NOTHING;
END;
