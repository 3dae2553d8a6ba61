CREATE TABLE "production_order_counts" (
	"count_id" bigserial PRIMARY KEY NOT NULL,
	"practice_id" bigint NOT NULL,
	"service_type" smallint NOT NULL,
	"doctor_id" bigint NOT NULL,
	"entrust" smallint NOT NULL,
	"design_center_id" bigint NOT NULL,
	"handed_over" boolean NOT NULL,
	"status" smallint NOT NULL,
	"discarded" boolean NOT NULL,
	"order_status" smallint NOT NULL,
	"product" text NOT NULL,
	"special" boolean NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "production_order_counts" ADD CONSTRAINT "production_order_counts_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "production_order_counts_practice" ON "production_order_counts" USING btree ("practice_id","order_status");--> statement-breakpoint
INSERT INTO "production_order_counts" ("practice_id", "service_type", "doctor_id", "entrust", "design_center_id", "handed_over", "status", "discarded", "order_status", "product", "special", "count")
SELECT c."practice_id", c."service_type", c."doctor_id", c."entrust", c."design_center_id", c."handed_over", c."status", o."discarded", o."status", o."product", o."special", count(*)
FROM "production_orders" o JOIN "cases" c ON c."pt_id" = o."pt_id" GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
