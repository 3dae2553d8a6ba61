CREATE TABLE "design_tasks" (
	"pt_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"scheme_type" text NOT NULL,
	"holder_id" bigint,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"note" text,
	CONSTRAINT "design_tasks_pt_id_version_scheme_type_pk" PRIMARY KEY("pt_id","version","scheme_type")
);
--> statement-breakpoint
ALTER TABLE "design_tasks" ADD CONSTRAINT "design_tasks_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_tasks" ADD CONSTRAINT "design_tasks_case_version" FOREIGN KEY ("pt_id","version") REFERENCES "public"."case_versions"("pt_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "design_tasks_holder" ON "design_tasks" USING btree ("holder_id");