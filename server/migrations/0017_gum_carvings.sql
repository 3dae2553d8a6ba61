CREATE TABLE "gum_carvings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"parts" text[] NOT NULL,
	"separator" text NOT NULL,
	"text" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" bigint NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gum_carvings" ADD CONSTRAINT "gum_carvings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gum_carvings_name" ON "gum_carvings" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "gum_carvings_default" ON "gum_carvings" USING btree ("is_default") WHERE "gum_carvings"."is_default";