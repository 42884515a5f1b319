-- Where a tenth of a segment is deleted, FTS5 would merge it within that DELETE, which takes up to a second of everybody's
-- database. What comes later merges it bit by bit, as it does anyway.
INSERT INTO passage_index (passage_index, rank) VALUES ('deletemerge', 0);
