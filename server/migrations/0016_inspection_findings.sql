CREATE TABLE "case_inspection_findings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"pt_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"finding" jsonb NOT NULL,
	"user_id" bigint NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "case_inspection_findings" ADD CONSTRAINT "case_inspection_findings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_inspection_findings" ADD CONSTRAINT "case_inspection_findings_version" FOREIGN KEY ("pt_id","version") REFERENCES "public"."case_versions"("pt_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_inspection_findings_case" ON "case_inspection_findings" USING btree ("pt_id","version","id");