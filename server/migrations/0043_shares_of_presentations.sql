ALTER TABLE "shares" ADD COLUMN "presentation_id" bigint;--> statement-breakpoint
CREATE INDEX "shares_presentation" ON "shares" USING btree ("presentation_id");