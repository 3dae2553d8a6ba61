ALTER TABLE "cases" ADD COLUMN "order_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "cases_all_created" ON "cases" USING btree ("service_type","create_time","pt_id");--> statement-breakpoint
CREATE INDEX "cases_all_name" ON "cases" USING btree ("service_type","patient_name","pt_id");--> statement-breakpoint
-- Cases are found by their orders from now on, folded and taken apart as `cases/list/search-text.ts` does it.
WITH "named" AS (
	SELECT DISTINCT o."pt_id", n."name",
		replace(replace(regexp_replace(lower(normalize(n."name", NFKC)), '\s+', '', 'g'), '𬌗', '合'), '牙合', '合') AS "folded"
	FROM "production_orders" o CROSS JOIN LATERAL (VALUES (o."order_no"), (o."order_name")) n("name")
	WHERE n."name" <> ''
), "grams" AS (
	SELECT DISTINCT n."pt_id", g."gram"
	FROM "named" n
	CROSS JOIN LATERAL generate_series(1, char_length(n."folded")) i("at")
	CROSS JOIN LATERAL (VALUES (substr(n."folded", i."at", 1)), (substr(n."folded", i."at", 2))) g("gram")
	WHERE char_length(g."gram") = 2 OR g."gram" > '~' COLLATE "C"
)
UPDATE "cases" c SET
	"order_names" = (SELECT array_agg(n."name" ORDER BY n."name") FROM "named" n WHERE n."pt_id" = c."pt_id"),
	"search_text" = c."search_text" || (SELECT string_agg(E'\n' || n."folded", '' ORDER BY n."name") FROM "named" n WHERE n."pt_id" = c."pt_id"),
	"search_grams" = ARRAY(SELECT unnest(c."search_grams") UNION SELECT g."gram" FROM "grams" g WHERE g."pt_id" = c."pt_id")
WHERE c."pt_id" IN (SELECT "pt_id" FROM "named");
