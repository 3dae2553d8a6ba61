ALTER TABLE "users" ADD COLUMN "notice_mail" text DEFAULT 'atOnce' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "lang" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_origin" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "awaits_digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "notices_digest" ON "notices" USING btree ("user_id","id") WHERE awaits_digest;