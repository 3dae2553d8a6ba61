ALTER TABLE "scheme_review_visits" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "scheme_review_visits" ADD COLUMN "wrong_passwords" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "share_visits" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "share_visits" ADD COLUMN "wrong_passwords" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "protection" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "password_hash" text;