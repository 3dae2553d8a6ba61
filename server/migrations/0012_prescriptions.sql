CREATE TABLE "case_prescriptions" (
	"pt_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"saved_by" bigint,
	"saved_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_prescriptions_pt_id_version_pk" PRIMARY KEY("pt_id","version")
);
--> statement-breakpoint
CREATE TABLE "prescription_templates" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"habits" jsonb NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "case_prescriptions" ADD CONSTRAINT "case_prescriptions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_prescriptions" ADD CONSTRAINT "case_prescriptions_version" FOREIGN KEY ("pt_id","version") REFERENCES "public"."case_versions"("pt_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_templates" ADD CONSTRAINT "prescription_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "prescription_templates_name" ON "prescription_templates" USING btree ("user_id",lower("name"));--> statement-breakpoint
-- What stood in the first step of the wizard is the description of the chief complaint.
INSERT INTO "case_prescriptions" ("pt_id", "version", "content", "saved_time")
  SELECT "pt_id", "version", jsonb_build_object('complaint', "main_complaint"), "update_time" FROM "case_versions"
  WHERE coalesce("main_complaint", '') <> '';--> statement-breakpoint
ALTER TABLE "case_versions" DROP COLUMN "main_complaint";