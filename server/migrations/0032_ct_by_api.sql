ALTER TABLE "api_files" ADD COLUMN "series" text;--> statement-breakpoint
CREATE INDEX "case_openings_case" ON "case_openings" USING btree ("pt_id");