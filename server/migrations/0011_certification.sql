CREATE TABLE "certifications" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"part" text NOT NULL,
	"user_id" bigint NOT NULL,
	"practice_id" bigint,
	"state" text DEFAULT 'none' NOT NULL,
	"submission" integer DEFAULT 0 NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decided_by" bigint,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"certification_id" bigint NOT NULL,
	"item" text NOT NULL,
	"object_name" text,
	"file_name" text,
	"size" bigint,
	"content_type" text,
	"text" text,
	"supplied_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"verdict" text,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_certification_id_certifications_id_fk" FOREIGN KEY ("certification_id") REFERENCES "public"."certifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certifications_person" ON "certifications" USING btree ("user_id","part") WHERE practice_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "certifications_practice" ON "certifications" USING btree ("practice_id","part");--> statement-breakpoint
CREATE INDEX "certifications_state" ON "certifications" USING btree ("state","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_item" ON "credentials" USING btree ("certification_id","item");--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_object" ON "credentials" USING btree ("object_name");--> statement-breakpoint
-- Practices from before there was a certification stay what they were.
INSERT INTO "certifications" ("part", "user_id", "practice_id", "state")
SELECT "part", "owner_id", "id", 'authed' FROM "practices" CROSS JOIN (VALUES ('businessLicense'), ('aptitudeLicense')) AS "parts" ("part");
