ALTER TABLE "case_versions" ADD COLUMN "treat_status" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "case_versions" AS v SET "treat_status" = c."treat_status" FROM "cases" AS c WHERE c."pt_id" = v."pt_id" AND c."version" = v."version" AND c."treat_status" <> 0;
