CREATE TABLE "implant_reports" (
	"pt_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"draft" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"saved_by" bigint NOT NULL,
	"saved_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"issued" jsonb,
	"issued_by" bigint,
	"issued_time" timestamp (3) with time zone,
	CONSTRAINT "implant_reports_pt_id_version_pk" PRIMARY KEY("pt_id","version")
);
--> statement-breakpoint
ALTER TABLE "implant_reports" ADD CONSTRAINT "implant_reports_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "implant_reports" ADD CONSTRAINT "implant_reports_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "implant_reports" ADD CONSTRAINT "implant_reports_case_version" FOREIGN KEY ("pt_id","version") REFERENCES "public"."case_versions"("pt_id","version") ON DELETE cascade ON UPDATE no action;