CREATE TABLE "scheme_documents" (
	"scheme_id" bigint PRIMARY KEY NOT NULL,
	"pt_id" bigint NOT NULL,
	"sha256" text NOT NULL,
	"object_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"saved_by" bigint,
	"save_time" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scheme_meshes" (
	"pt_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"sha256" text NOT NULL,
	"object_name" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "scheme_meshes_of_case" PRIMARY KEY("pt_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "schemes" ADD COLUMN "confirmed_hash" text;--> statement-breakpoint
ALTER TABLE "scheme_documents" ADD CONSTRAINT "scheme_documents_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_documents" ADD CONSTRAINT "scheme_documents_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_documents" ADD CONSTRAINT "scheme_documents_scheme" FOREIGN KEY ("scheme_id") REFERENCES "public"."schemes"("scheme_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_meshes" ADD CONSTRAINT "scheme_meshes_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheme_documents_case" ON "scheme_documents" USING btree ("pt_id");--> statement-breakpoint
CREATE INDEX "scheme_documents_object" ON "scheme_documents" USING btree ("object_name");--> statement-breakpoint
CREATE INDEX "scheme_meshes_object" ON "scheme_meshes" USING btree ("object_name");