-- Earlier versions took any number for a default that is a yes or a no.
UPDATE "settings" SET "setting_default" = 0 WHERE "setting_default" NOT IN (0, 1);--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_default_known" CHECK ("settings"."setting_default" in (0, 1));