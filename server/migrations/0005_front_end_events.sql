ALTER TABLE "frontend_logs" ADD COLUMN "event_id" text;--> statement-breakpoint
ALTER TABLE "frontend_logs" ADD COLUMN "started_second" real;--> statement-breakpoint
ALTER TABLE "frontend_logs" ADD COLUMN "open_page_second" real;--> statement-breakpoint
ALTER TABLE "frontend_logs" ADD COLUMN "browser_major" text;--> statement-breakpoint
CREATE INDEX "frontend_logs_case" ON "frontend_logs" USING btree ("pt_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "frontend_logs_event" ON "frontend_logs" USING btree ("event_id");