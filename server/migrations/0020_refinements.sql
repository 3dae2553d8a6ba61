CREATE TABLE "case_refinements" (
	"pt_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"problem" jsonb NOT NULL,
	"user_id" bigint NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_refinements_pt_id_version_pk" PRIMARY KEY("pt_id","version")
);
--> statement-breakpoint
ALTER TABLE "case_refinements" ADD CONSTRAINT "case_refinements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_refinements" ADD CONSTRAINT "case_refinements_version" FOREIGN KEY ("pt_id","version") REFERENCES "public"."case_versions"("pt_id","version") ON DELETE cascade ON UPDATE no action;