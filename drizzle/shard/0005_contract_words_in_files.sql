-- unused since 1.0.0: nothing was released that keeps companies in shards
DROP TABLE `contract_documents`;--> statement-breakpoint
-- unused since 1.0.0: nothing was released that keeps companies in shards
ALTER TABLE `contracts` DROP COLUMN `consent_text`;