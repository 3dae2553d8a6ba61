CREATE TABLE "film_tracings" (
	"tracing_id" bigserial PRIMARY KEY NOT NULL,
	"pt_id" bigint NOT NULL,
	"object_name" text NOT NULL,
	"crc64" text NOT NULL,
	"revision" integer NOT NULL,
	"film_date" date NOT NULL,
	"calibration" jsonb,
	"marks" jsonb NOT NULL,
	"finished" boolean NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "film_tracings" ADD CONSTRAINT "film_tracings_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_tracings" ADD CONSTRAINT "film_tracings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "film_tracings_case" ON "film_tracings" USING btree ("pt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "film_tracings_film" ON "film_tracings" USING btree ("object_name","crc64");