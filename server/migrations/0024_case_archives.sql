CREATE TABLE "case_archive_pictures" (
	"picture_id" bigserial PRIMARY KEY NOT NULL,
	"archives_id" bigint NOT NULL,
	"pt_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"place" integer NOT NULL,
	"name" text,
	"position" text,
	"taken_on" date,
	"file_name" text NOT NULL,
	"object_name" text NOT NULL,
	"thumb_name" text NOT NULL,
	"size" bigint NOT NULL,
	"crc64" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"upload_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"uploaded_by" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_archives" (
	"archives_id" bigserial PRIMARY KEY NOT NULL,
	"pt_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"remarks" text NOT NULL,
	"visit_date" date,
	"upper_step" integer,
	"lower_step" integer,
	"findings" text[] DEFAULT '{}' NOT NULL,
	"next_visit" date,
	"revision" integer DEFAULT 1 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint NOT NULL,
	"remove_time" timestamp (3) with time zone,
	"removed_by" bigint
);
--> statement-breakpoint
ALTER TABLE "case_archive_pictures" ADD CONSTRAINT "case_archive_pictures_archives_id_case_archives_archives_id_fk" FOREIGN KEY ("archives_id") REFERENCES "public"."case_archives"("archives_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_archive_pictures" ADD CONSTRAINT "case_archive_pictures_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_archives" ADD CONSTRAINT "case_archives_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_archives" ADD CONSTRAINT "case_archives_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_archives" ADD CONSTRAINT "case_archives_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_archives" ADD CONSTRAINT "case_archives_version" FOREIGN KEY ("pt_id","version") REFERENCES "public"."case_versions"("pt_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_archive_pictures_record" ON "case_archive_pictures" USING btree ("archives_id","place");--> statement-breakpoint
CREATE INDEX "case_archive_pictures_case" ON "case_archive_pictures" USING btree ("pt_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "case_archive_pictures_object" ON "case_archive_pictures" USING btree ("object_name");--> statement-breakpoint
CREATE INDEX "case_archives_case" ON "case_archives" USING btree ("pt_id","version");