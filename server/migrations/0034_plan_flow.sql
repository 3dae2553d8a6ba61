ALTER TABLE "schemes" DROP CONSTRAINT "schemes_source";
--> statement-breakpoint
ALTER TABLE "schemes" ADD COLUMN "result" text;--> statement-breakpoint
ALTER TABLE "schemes" ADD COLUMN "review_message" text;--> statement-breakpoint
ALTER TABLE "schemes" ADD COLUMN "clinical_message" text;--> statement-breakpoint
ALTER TABLE "schemes" ADD COLUMN "target_scheme_id" bigint;--> statement-breakpoint
ALTER TABLE "schemes" ADD CONSTRAINT "schemes_target" FOREIGN KEY ("target_scheme_id") REFERENCES "public"."schemes"("scheme_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schemes" ADD CONSTRAINT "schemes_source" FOREIGN KEY ("source_scheme_id") REFERENCES "public"."schemes"("scheme_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schemes_target_plan" ON "schemes" USING btree ("target_scheme_id");--> statement-breakpoint
CREATE INDEX "schemes_source_plan" ON "schemes" USING btree ("source_scheme_id");--> statement-breakpoint
UPDATE "schemes" AS step SET "target_scheme_id" = step."source_scheme_id", "source_scheme_id" = NULL FROM "schemes" AS target WHERE step."scheme_type" = 'step' AND target."scheme_id" = step."source_scheme_id" AND target."scheme_type" = 'target';--> statement-breakpoint
UPDATE "schemes" SET "result" = CASE "status" WHEN 3 THEN 'targetPassed' ELSE 'targetRejected' END WHERE "scheme_type" = 'target' AND "status" IN (3, 4);--> statement-breakpoint
UPDATE "schemes" SET "review_message" = "remarks", "remarks" = NULL WHERE "scheme_type" = 'target' AND "status" = 4;--> statement-breakpoint
UPDATE "schemes" SET "clinical_message" = "remarks", "remarks" = NULL, "result" = 'refuseStep' WHERE "scheme_type" = 'step' AND "status" = 4;--> statement-breakpoint
UPDATE "schemes" SET "result" = 'stagePassed' WHERE "scheme_type" = 'step' AND "status" = 8;--> statement-breakpoint
UPDATE "schemes" AS step SET "result" = CASE WHEN version."status" IN (31, 32, 34) THEN 'planConfirmed' ELSE 'clinicallyPassed' END FROM "case_versions" AS version WHERE step."scheme_type" = 'step' AND step."status" = 3 AND version."pt_id" = step."pt_id" AND version."version" = step."version";
