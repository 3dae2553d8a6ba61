CREATE TABLE "scheme_reviews" (
	"review_id" bigserial PRIMARY KEY NOT NULL,
	"pt_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"scheme_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"user_id" bigint NOT NULL,
	"side" text NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_mail" text NOT NULL,
	"lang" text NOT NULL,
	"question" text,
	"protection" text NOT NULL,
	"password_hash" text,
	"token_hash" text,
	"show_patient" boolean DEFAULT false NOT NULL,
	"document_hash" text NOT NULL,
	"max_views" integer NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"applied_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "scheme_review_visits" (
	"visit_id" bigserial PRIMARY KEY NOT NULL,
	"review_id" bigint NOT NULL,
	"device_hash" text NOT NULL,
	"address" text NOT NULL,
	"user_agent" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scheme_reviews" ADD CONSTRAINT "scheme_reviews_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_reviews" ADD CONSTRAINT "scheme_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_reviews" ADD CONSTRAINT "scheme_reviews_scheme" FOREIGN KEY ("scheme_id") REFERENCES "public"."schemes"("scheme_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_review_visits" ADD CONSTRAINT "scheme_review_visits_review_id_scheme_reviews_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."scheme_reviews"("review_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "scheme_reviews_token" ON "scheme_reviews" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "scheme_reviews_case" ON "scheme_reviews" USING btree ("pt_id","version");--> statement-breakpoint
CREATE INDEX "scheme_reviews_plan" ON "scheme_reviews" USING btree ("scheme_id");--> statement-breakpoint
CREATE INDEX "scheme_review_visits_review" ON "scheme_review_visits" USING btree ("review_id");