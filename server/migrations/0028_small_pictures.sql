ALTER TABLE "case_models" ADD COLUMN "thumb_name" text;--> statement-breakpoint
ALTER TABLE "case_cbct" ADD COLUMN "thumb_name" text;