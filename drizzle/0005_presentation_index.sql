-- Any three letters of a homeowner's data are found. `organization` is one such three, of private letters that nobody
-- types, made of the id of the organization.
CREATE VIRTUAL TABLE presentation_index USING fts5(organization, words, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
INSERT INTO presentation_index (presentation_index, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO presentation_index (rowid, organization, words) SELECT rowid, char(983040 + 256 * (instr('0123456789abcdef', substr(replace(organization_id, '-', ''), 1, 1)) - 1) + 16 * (instr('0123456789abcdef', substr(replace(organization_id, '-', ''), 2, 1)) - 1) + (instr('0123456789abcdef', substr(replace(organization_id, '-', ''), 3, 1)) - 1), 983040 + 256 * (instr('0123456789abcdef', substr(replace(organization_id, '-', ''), 4, 1)) - 1) + 16 * (instr('0123456789abcdef', substr(replace(organization_id, '-', ''), 5, 1)) - 1) + (instr('0123456789abcdef', substr(replace(organization_id, '-', ''), 6, 1)) - 1), 983040 + 256 * (instr('0123456789abcdef', substr(replace(organization_id, '-', ''), 7, 1)) - 1) + 16 * (instr('0123456789abcdef', substr(replace(organization_id, '-', ''), 8, 1)) - 1) + (instr('0123456789abcdef', substr(replace(organization_id, '-', ''), 9, 1)) - 1)), (SELECT group_concat(value, char(10)) FROM json_each(homeowner_data)) FROM presentations;
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
