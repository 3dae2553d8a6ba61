CREATE TABLE "presentations" (
	"presentation_id" bigserial PRIMARY KEY NOT NULL,
	"pt_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"slides" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "presentations" ADD CONSTRAINT "presentations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presentations" ADD CONSTRAINT "presentations_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presentations" ADD CONSTRAINT "presentations_case_version" FOREIGN KEY ("pt_id","version") REFERENCES "public"."case_versions"("pt_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presentations_case" ON "presentations" USING btree ("pt_id");