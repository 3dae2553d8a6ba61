ALTER TABLE "case_models" ADD COLUMN "corrected_labels_name" text;--> statement-breakpoint
ALTER TABLE "case_models" ADD COLUMN "correction" jsonb;--> statement-breakpoint
ALTER TABLE "case_models" ADD COLUMN "corrected_by" bigint;--> statement-breakpoint
ALTER TABLE "case_models" ADD COLUMN "corrected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "case_models" ADD CONSTRAINT "case_models_corrected_by_users_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;