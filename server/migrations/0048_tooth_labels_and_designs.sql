CREATE TABLE "scheme_designs" (
	"design_id" bigserial PRIMARY KEY NOT NULL,
	"scheme_id" bigint NOT NULL,
	"pt_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"phase" text DEFAULT 'preparing' NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"base" text,
	"problem" jsonb,
	"findings" jsonb,
	"document_hash" text,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "case_models" ADD COLUMN "tooth_labels_name" text;--> statement-breakpoint
ALTER TABLE "scheme_designs" ADD CONSTRAINT "scheme_designs_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_designs" ADD CONSTRAINT "scheme_designs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_designs" ADD CONSTRAINT "scheme_designs_scheme" FOREIGN KEY ("scheme_id") REFERENCES "public"."schemes"("scheme_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheme_designs_case" ON "scheme_designs" USING btree ("pt_id","version");--> statement-breakpoint
CREATE INDEX "scheme_designs_plan" ON "scheme_designs" USING btree ("scheme_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scheme_designs_live" ON "scheme_designs" USING btree ("scheme_id") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "case_models_analysing" ON "case_models" USING btree ("model_id") WHERE analyse_flag = 1;