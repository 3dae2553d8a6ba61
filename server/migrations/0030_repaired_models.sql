ALTER TABLE "case_models" ADD COLUMN "repaired_object_name" text;--> statement-breakpoint
ALTER TABLE "case_models" ADD COLUMN "repaired_size" bigint;--> statement-breakpoint
ALTER TABLE "case_models" ADD COLUMN "preparation" jsonb;