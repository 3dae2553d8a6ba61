CREATE TABLE "scheme_finishes" (
	"scheme_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"pt_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"content" jsonb,
	"sha256" text,
	"worked_by" bigint,
	"worked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_by" bigint,
	"completed_at" timestamp (3) with time zone,
	"confirmed_hash" text,
	CONSTRAINT "scheme_finishes_of_plan" PRIMARY KEY("scheme_id","kind")
);
--> statement-breakpoint
ALTER TABLE "scheme_finishes" ADD CONSTRAINT "scheme_finishes_scheme_id_schemes_scheme_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."schemes"("scheme_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_finishes" ADD CONSTRAINT "scheme_finishes_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_finishes" ADD CONSTRAINT "scheme_finishes_worked_by_users_id_fk" FOREIGN KEY ("worked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_finishes" ADD CONSTRAINT "scheme_finishes_completed_by_users_id_fk" FOREIGN KEY ("completed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheme_finishes_case" ON "scheme_finishes" USING btree ("pt_id","version");