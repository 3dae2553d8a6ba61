CREATE TABLE "production_codes" (
	"code_id" bigserial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"sub_order_id" bigint NOT NULL,
	"jaw" text NOT NULL,
	"step" integer NOT NULL,
	"plan_hash" text,
	"issued_by" bigint NOT NULL,
	"issued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"times" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "production_templates" (
	"template_id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"practice_id" bigint,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" bigint NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "production_codes" ADD CONSTRAINT "production_codes_sub_order_id_production_sub_orders_sub_order_id_fk" FOREIGN KEY ("sub_order_id") REFERENCES "public"."production_sub_orders"("sub_order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_codes" ADD CONSTRAINT "production_codes_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_templates" ADD CONSTRAINT "production_templates_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_templates" ADD CONSTRAINT "production_templates_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "production_codes_code" ON "production_codes" USING btree ("code");--> statement-breakpoint
CREATE INDEX "production_codes_sub_order" ON "production_codes" USING btree ("sub_order_id");--> statement-breakpoint
CREATE INDEX "production_codes_last" ON "production_codes" USING btree ("last_at","code_id");--> statement-breakpoint
CREATE UNIQUE INDEX "production_templates_name" ON "production_templates" USING btree ("kind",coalesce("practice_id", 0),lower("name"));--> statement-breakpoint
CREATE INDEX "production_templates_practice" ON "production_templates" USING btree ("practice_id");