CREATE TABLE `passage_vectors` (
	`passage_id` integer PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`vector_id` text NOT NULL,
	`vector` text,
	FOREIGN KEY (`passage_id`) REFERENCES `passages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passage_vectors_id` ON `passage_vectors` (`vector_id`);--> statement-breakpoint
CREATE INDEX `passage_vectors_organization` ON `passage_vectors` (`organization_id`);--> statement-breakpoint
CREATE TABLE `vector_packs` (
	`id` integer PRIMARY KEY NOT NULL,
	`document_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`audience` text NOT NULL,
	`model` text NOT NULL,
	`passage_ids` text NOT NULL,
	`bits` text NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `vector_packs_document` ON `vector_packs` (`document_id`);--> statement-breakpoint
CREATE INDEX `vector_packs_searched` ON `vector_packs` (`organization_id`,`model`,`audience`);--> statement-breakpoint
CREATE TABLE `vector_removals` (
	`vector_id` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE `documents` ADD `embed_at` integer;--> statement-breakpoint
ALTER TABLE `documents` ADD `embedded_to` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `documents_embedding` ON `documents` (`embed_at`);
--> statement-breakpoint
-- Vectorize keeps those that are not here.
CREATE TRIGGER passage_vectors_gone AFTER DELETE ON passage_vectors WHEN old.vector IS NULL BEGIN
  INSERT OR IGNORE INTO vector_removals (vector_id) VALUES (old.vector_id);
END;
--> statement-breakpoint
CREATE TRIGGER vector_packs_gone AFTER UPDATE OF run ON documents WHEN new.run IS NOT old.run BEGIN
  DELETE FROM vector_packs WHERE document_id = old.id;
END;
