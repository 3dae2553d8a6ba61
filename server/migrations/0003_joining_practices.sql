CREATE TABLE "join_applications" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"practice_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"status" smallint NOT NULL,
	"reason" text,
	"applied_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "assistant_practices" ADD COLUMN "enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_practices" ADD COLUMN "expires_on" date;--> statement-breakpoint
ALTER TABLE "practice_members" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "practices" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "practices" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "practices" ADD COLUMN "province" text;--> statement-breakpoint
ALTER TABLE "practices" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "practices" ADD COLUMN "area" text;--> statement-breakpoint
ALTER TABLE "practices" ADD COLUMN "profile" text;--> statement-breakpoint
ALTER TABLE "join_applications" ADD CONSTRAINT "join_applications_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_applications" ADD CONSTRAINT "join_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "join_applications_open" ON "join_applications" USING btree ("practice_id","user_id") WHERE status in (0, 3);--> statement-breakpoint
CREATE INDEX "join_applications_user" ON "join_applications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "practices_phone" ON "practices" USING btree ("phone");