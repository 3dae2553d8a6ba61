CREATE TABLE "case_month_counts" (
	"practice_id" bigint NOT NULL,
	"service_type" smallint NOT NULL,
	"doctor_id" bigint NOT NULL,
	"entrust" smallint NOT NULL,
	"design_center_id" bigint NOT NULL,
	"handed_over" boolean NOT NULL,
	"status" smallint NOT NULL,
	"count" integer NOT NULL,
	"month" date NOT NULL,
	CONSTRAINT "case_month_counts_pk" PRIMARY KEY("practice_id","service_type","doctor_id","entrust","design_center_id","handed_over","status","month")
);
--> statement-breakpoint
ALTER TABLE "case_month_counts" ADD CONSTRAINT "case_month_counts_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "case_month_counts" ("practice_id", "service_type", "doctor_id", "entrust", "design_center_id", "handed_over", "status", "month", "count")
SELECT "practice_id", "service_type", "doctor_id", "entrust", "design_center_id", "handed_over", "status", date_trunc('month', "create_time" at time zone 'UTC')::date, count(*)
FROM "cases" GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
