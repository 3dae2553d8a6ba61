CREATE TABLE "scheme_assists" (
	"assist_id" bigserial PRIMARY KEY NOT NULL,
	"pt_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"scheme_id" bigint NOT NULL,
	"center_id" bigint,
	"state" text DEFAULT 'asked' NOT NULL,
	"user_id" bigint NOT NULL,
	"question" text,
	"document_hash" text NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"helper_id" bigint,
	"taken_at" timestamp (3) with time zone,
	"verdict" text,
	"answer" text,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "scheme_assists" ADD CONSTRAINT "scheme_assists_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_assists" ADD CONSTRAINT "scheme_assists_center_id_design_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."design_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_assists" ADD CONSTRAINT "scheme_assists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_assists" ADD CONSTRAINT "scheme_assists_helper_id_users_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_assists" ADD CONSTRAINT "scheme_assists_scheme" FOREIGN KEY ("scheme_id") REFERENCES "public"."schemes"("scheme_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheme_assists_case" ON "scheme_assists" USING btree ("pt_id","version");--> statement-breakpoint
CREATE INDEX "scheme_assists_plan" ON "scheme_assists" USING btree ("scheme_id");--> statement-breakpoint
CREATE INDEX "scheme_assists_center" ON "scheme_assists" USING btree ("center_id","state","assist_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scheme_assists_open" ON "scheme_assists" USING btree ("scheme_id") WHERE state in ('asked', 'taken');