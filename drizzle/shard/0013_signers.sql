ALTER TABLE `contract_templates` ADD `company_signs` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `contracts` ADD `signers` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `contracts` ADD `in_any_order` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `contracts` ADD `company_signs` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `contracts` ADD `countersigned_at` integer;--> statement-breakpoint
ALTER TABLE `contracts` ADD `countersigned_by` text;--> statement-breakpoint
ALTER TABLE `contract_links` ADD `signer_id` text;