CREATE TABLE "production_device_reports" (
	"device_id" bigint NOT NULL,
	"report_id" text NOT NULL,
	"sent_hash" text NOT NULL,
	"sub_order_id" bigint NOT NULL,
	"outcome" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "production_device_reports_device_id_report_id_pk" PRIMARY KEY("device_id","report_id")
);
--> statement-breakpoint
CREATE TABLE "production_batch_items" (
	"batch_id" bigint NOT NULL,
	"sub_order_id" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"note" text,
	CONSTRAINT "production_batch_items_batch_id_sub_order_id_pk" PRIMARY KEY("batch_id","sub_order_id")
);
--> statement-breakpoint
CREATE TABLE "production_batches" (
	"batch_id" bigserial PRIMARY KEY NOT NULL,
	"practice_id" bigint NOT NULL,
	"device_id" bigint NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"created_by" bigint NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"start_time" timestamp (3) with time zone,
	"end_time" timestamp (3) with time zone,
	"reason" text,
	"plate_width" real NOT NULL,
	"plate_depth" real NOT NULL,
	"model_width" real NOT NULL,
	"model_depth" real NOT NULL,
	"gap" real NOT NULL,
	"file_state" text DEFAULT 'none' NOT NULL,
	"file_name" text,
	"object_name" text,
	"file_size" bigint
);
--> statement-breakpoint
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
CREATE TABLE "production_devices" (
	"device_id" bigserial PRIMARY KEY NOT NULL,
	"practice_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"model" text,
	"plate_width" real,
	"plate_depth" real,
	"material" text,
	"state" text DEFAULT 'ready' NOT NULL,
	"next_maintenance" date,
	"note" text,
	"enabled" boolean DEFAULT true NOT NULL,
	"secret_hash" text,
	"key_prefix" text,
	"seen_time" timestamp (3) with time zone,
	"updated_by" bigint NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL
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
ALTER TABLE "case_models" ADD COLUMN "corrected_labels_name" text;--> statement-breakpoint
ALTER TABLE "case_models" ADD COLUMN "correction" jsonb;--> statement-breakpoint
ALTER TABLE "case_models" ADD COLUMN "corrected_by" bigint;--> statement-breakpoint
ALTER TABLE "case_models" ADD COLUMN "corrected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "production_device_reports" ADD CONSTRAINT "production_device_reports_device_id_production_devices_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."production_devices"("device_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_device_reports" ADD CONSTRAINT "production_device_reports_sub_order_id_production_sub_orders_sub_order_id_fk" FOREIGN KEY ("sub_order_id") REFERENCES "public"."production_sub_orders"("sub_order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_batch_items" ADD CONSTRAINT "production_batch_items_batch_id_production_batches_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."production_batches"("batch_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_batch_items" ADD CONSTRAINT "production_batch_items_sub_order_id_production_sub_orders_sub_order_id_fk" FOREIGN KEY ("sub_order_id") REFERENCES "public"."production_sub_orders"("sub_order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_batches" ADD CONSTRAINT "production_batches_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_batches" ADD CONSTRAINT "production_batches_device_id_production_devices_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."production_devices"("device_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_batches" ADD CONSTRAINT "production_batches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_codes" ADD CONSTRAINT "production_codes_sub_order_id_production_sub_orders_sub_order_id_fk" FOREIGN KEY ("sub_order_id") REFERENCES "public"."production_sub_orders"("sub_order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_codes" ADD CONSTRAINT "production_codes_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_devices" ADD CONSTRAINT "production_devices_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_devices" ADD CONSTRAINT "production_devices_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_templates" ADD CONSTRAINT "production_templates_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_templates" ADD CONSTRAINT "production_templates_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "production_device_reports_sub_order" ON "production_device_reports" USING btree ("sub_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "production_batch_items_open" ON "production_batch_items" USING btree ("sub_order_id") WHERE "production_batch_items"."state" = 'open';--> statement-breakpoint
CREATE INDEX "production_batch_items_sub_order" ON "production_batch_items" USING btree ("sub_order_id","batch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "production_batches_code" ON "production_batches" USING btree ("code");--> statement-breakpoint
CREATE INDEX "production_batches_practice" ON "production_batches" USING btree ("practice_id","create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "production_batches_printing" ON "production_batches" USING btree ("device_id") WHERE "production_batches"."status" = 1;--> statement-breakpoint
CREATE INDEX "production_batches_object" ON "production_batches" USING btree ("object_name");--> statement-breakpoint
CREATE UNIQUE INDEX "production_codes_code" ON "production_codes" USING btree ("code");--> statement-breakpoint
CREATE INDEX "production_codes_sub_order" ON "production_codes" USING btree ("sub_order_id");--> statement-breakpoint
CREATE INDEX "production_codes_last" ON "production_codes" USING btree ("last_at","code_id");--> statement-breakpoint
CREATE UNIQUE INDEX "production_devices_name" ON "production_devices" USING btree ("practice_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "production_devices_secret" ON "production_devices" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "production_templates_name" ON "production_templates" USING btree ("kind",coalesce("practice_id", 0),lower("name"));--> statement-breakpoint
CREATE INDEX "production_templates_practice" ON "production_templates" USING btree ("practice_id");--> statement-breakpoint
ALTER TABLE "case_models" ADD CONSTRAINT "case_models_corrected_by_users_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "production_sub_orders_waiting" ON "production_sub_orders" USING btree ("order_id") WHERE "production_sub_orders"."status" = 0;