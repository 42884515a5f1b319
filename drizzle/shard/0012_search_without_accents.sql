-- Letters are found without their accents. The index takes other options only when it is made.
DROP TABLE presentation_index;
--> statement-breakpoint
CREATE VIRTUAL TABLE presentation_index USING fts5(organization, words, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
INSERT INTO presentation_index (presentation_index, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO presentation_index (rowid, organization, words) SELECT rowid, char(983040 + 256 * (instr('0123456789abcdef', substr(replace(presentations.organization_id, '-', ''), 1, 1)) - 1) + 16 * (instr('0123456789abcdef', substr(replace(presentations.organization_id, '-', ''), 2, 1)) - 1) + (instr('0123456789abcdef', substr(replace(presentations.organization_id, '-', ''), 3, 1)) - 1), 983040 + 256 * (instr('0123456789abcdef', substr(replace(presentations.organization_id, '-', ''), 4, 1)) - 1) + 16 * (instr('0123456789abcdef', substr(replace(presentations.organization_id, '-', ''), 5, 1)) - 1) + (instr('0123456789abcdef', substr(replace(presentations.organization_id, '-', ''), 6, 1)) - 1), 983040 + 256 * (instr('0123456789abcdef', substr(replace(presentations.organization_id, '-', ''), 7, 1)) - 1) + 16 * (instr('0123456789abcdef', substr(replace(presentations.organization_id, '-', ''), 8, 1)) - 1) + (instr('0123456789abcdef', substr(replace(presentations.organization_id, '-', ''), 9, 1)) - 1)), (SELECT group_concat(value, char(10)) FROM json_each(presentations.homeowner_data)) FROM presentations;
