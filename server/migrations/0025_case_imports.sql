CREATE TABLE "case_imports" (
	"pt_id" bigint PRIMARY KEY NOT NULL,
	"practice_id" bigint NOT NULL,
	"seal" text NOT NULL,
	"format_version" integer NOT NULL,
	"earlier" jsonb NOT NULL,
	"people" jsonb NOT NULL,
	"ids" jsonb NOT NULL,
	"imported_by" bigint NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_archive_jobs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" bigint NOT NULL,
	"roles" text[] NOT NULL,
	"object_name" text NOT NULL,
	"pt_id" bigint,
	"practice_id" bigint,
	"doctor_id" bigint,
	"again" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"problem" jsonb,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "case_imports" ADD CONSTRAINT "case_imports_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_imports" ADD CONSTRAINT "case_imports_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_imports" ADD CONSTRAINT "case_imports_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_archive_jobs" ADD CONSTRAINT "case_archive_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_imports_seal" ON "case_imports" USING btree ("practice_id","seal");--> statement-breakpoint
CREATE INDEX "case_archive_jobs_time" ON "case_archive_jobs" USING btree ("create_time");--> statement-breakpoint
CREATE INDEX "case_archive_jobs_object" ON "case_archive_jobs" USING btree ("object_name");