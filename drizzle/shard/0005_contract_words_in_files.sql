DROP TABLE `contract_documents`;--> statement-breakpoint
ALTER TABLE `contracts` DROP COLUMN `consent_text`;