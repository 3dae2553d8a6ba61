CREATE TABLE "share_visits" (
	"visit_id" bigserial PRIMARY KEY NOT NULL,
	"device_hash" text NOT NULL,
	"address" text NOT NULL,
	"user_agent" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"share_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"share_id" bigserial PRIMARY KEY NOT NULL,
	"pt_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"subject" text DEFAULT 'plan' NOT NULL,
	"scheme_id" bigint,
	"document_hash" text,
	"state" text DEFAULT 'open' NOT NULL,
	"user_id" bigint NOT NULL,
	"key_hash" text,
	"short_hash" text,
	"include_doctor" boolean NOT NULL,
	"include_hospital" boolean NOT NULL,
	"include_history" boolean NOT NULL,
	"portrait" boolean NOT NULL,
	"photos" text NOT NULL,
	"wear_days" smallint,
	"views" integer DEFAULT 0 NOT NULL,
	"shared_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "share_visits" ADD CONSTRAINT "share_visits_share_id_shares_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("share_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_scheme_id_schemes_scheme_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."schemes"("scheme_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_visits_share" ON "share_visits" USING btree ("share_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shares_key" ON "shares" USING btree ("key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "shares_short" ON "shares" USING btree ("short_hash");--> statement-breakpoint
CREATE INDEX "shares_case" ON "shares" USING btree ("pt_id","version");--> statement-breakpoint
CREATE INDEX "shares_plan" ON "shares" USING btree ("scheme_id");