CREATE TABLE "case_list_columns" (
	"user_id" bigint NOT NULL,
	"service_type" smallint NOT NULL,
	"column_order" text[] NOT NULL,
	"hidden" text[] NOT NULL,
	CONSTRAINT "case_list_columns_user_id_service_type_pk" PRIMARY KEY("user_id","service_type")
);--> statement-breakpoint
CREATE TABLE "case_list_views" (
	"view_id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"service_type" smallint NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "labels" (
	"label_id" bigserial PRIMARY KEY NOT NULL,
	"practice_id" bigint NOT NULL,
	"parent_id" bigint,
	"name" text,
	"color" text DEFAULT 'gray' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL
);--> statement-breakpoint
ALTER TABLE "case_list_columns" ADD CONSTRAINT "case_list_columns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_list_views" ADD CONSTRAINT "case_list_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labels" ADD CONSTRAINT "labels_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labels" ADD CONSTRAINT "labels_parent_id_labels_label_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."labels"("label_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "case_list_views_name" ON "case_list_views" USING btree ("user_id","service_type",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "labels_name" ON "labels" USING btree ("practice_id",("parent_id" is null),lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "labels_default" ON "labels" USING btree ("practice_id") WHERE "labels"."is_default";--> statement-breakpoint
CREATE INDEX "labels_parent" ON "labels" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "cases_practice_name" ON "cases" USING btree ("practice_id","service_type","patient_name","pt_id");--> statement-breakpoint
-- Labels were texts on cases: each becomes a label in the default category of the practice of its case.
INSERT INTO "labels" ("practice_id", "is_default") SELECT "id", true FROM "practices";--> statement-breakpoint
INSERT INTO "labels" ("practice_id", "parent_id", "name")
SELECT c."practice_id", (SELECT d."label_id" FROM "labels" d WHERE d."practice_id" = c."practice_id" AND d."is_default"), min(o."label")
FROM "case_labels" o JOIN "cases" c ON c."pt_id" = o."pt_id"
GROUP BY c."practice_id", lower(o."label");--> statement-breakpoint
ALTER TABLE "case_labels" ADD COLUMN "label_id" bigint;--> statement-breakpoint
UPDATE "case_labels" o SET "label_id" = l."label_id"
FROM "cases" c, "labels" l
WHERE c."pt_id" = o."pt_id" AND l."practice_id" = c."practice_id" AND l."parent_id" IS NOT NULL AND lower(l."name") = lower(o."label");--> statement-breakpoint
-- Two spellings of one label on one case.
DELETE FROM "case_labels" o USING "case_labels" p
WHERE p."pt_id" = o."pt_id" AND p."label_id" = o."label_id" AND p."label" < o."label";--> statement-breakpoint
ALTER TABLE "case_labels" ALTER COLUMN "label_id" SET NOT NULL;--> statement-breakpoint
DROP INDEX "case_labels_practice";--> statement-breakpoint
ALTER TABLE "case_labels" DROP CONSTRAINT "case_labels_pt_id_label_pk";--> statement-breakpoint
ALTER TABLE "case_labels" DROP COLUMN "practice_id";--> statement-breakpoint
ALTER TABLE "case_labels" DROP COLUMN "label";--> statement-breakpoint
ALTER TABLE "case_labels" ADD CONSTRAINT "case_labels_pt_id_label_id_pk" PRIMARY KEY("pt_id","label_id");--> statement-breakpoint
ALTER TABLE "case_labels" ADD CONSTRAINT "case_labels_label_id_labels_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."labels"("label_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_labels_label" ON "case_labels" USING btree ("label_id","pt_id");