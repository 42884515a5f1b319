CREATE VIRTUAL TABLE passage_index USING fts5(title, heading, body, content='', contentless_delete=1, tokenize='porter unicode61');
--> statement-breakpoint
CREATE TRIGGER passages_gone AFTER DELETE ON passages BEGIN
  DELETE FROM passage_index WHERE rowid = old.id;
END;
