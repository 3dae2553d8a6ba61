CREATE TABLE "production_order_counters" (
	"month" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "production_packages" (
	"package_id" bigserial PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"courier" text NOT NULL,
	"tracking_no" text NOT NULL,
	"sent_by" bigint NOT NULL,
	"sent_time" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "production_order_records" (
	"record_id" bigserial PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"sub_order_number" integer,
	"deed" text NOT NULL,
	"user_id" bigint,
	"note" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "production_files" (
	"file_id" bigserial PRIMARY KEY NOT NULL,
	"sub_order_id" bigint NOT NULL,
	"pt_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"object_name" text NOT NULL,
	"size" bigint NOT NULL,
	"crc64" text NOT NULL,
	"uploaded_by" bigint NOT NULL,
	"upload_time" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "production_sub_orders" (
	"sub_order_id" bigserial PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"upper_steps" text,
	"lower_steps" text,
	"pieces" integer NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"package_id" bigint,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "production_orders" ADD COLUMN "scheme_id" bigint;--> statement-breakpoint
ALTER TABLE "production_orders" ADD COLUMN "scheme_hash" text;--> statement-breakpoint
ALTER TABLE "production_orders" ADD COLUMN "steps_per_sub_order" integer DEFAULT 6 NOT NULL;--> statement-breakpoint
ALTER TABLE "production_orders" ADD COLUMN "with_retainer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "production_orders" ADD COLUMN "retainer_quantity" integer;--> statement-breakpoint
ALTER TABLE "production_orders" ADD COLUMN "remarks" text;--> statement-breakpoint
ALTER TABLE "production_orders" ADD COLUMN "production_remark" text;--> statement-breakpoint
ALTER TABLE "production_orders" ADD COLUMN "address" jsonb;--> statement-breakpoint
ALTER TABLE "production_orders" ADD COLUMN "parameters" jsonb;--> statement-breakpoint
ALTER TABLE "production_orders" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "production_orders" ADD COLUMN "sent_hash" text;--> statement-breakpoint
ALTER TABLE "production_packages" ADD CONSTRAINT "production_packages_order_id_production_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."production_orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_packages" ADD CONSTRAINT "production_packages_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_order_records" ADD CONSTRAINT "production_order_records_order_id_production_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."production_orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_order_records" ADD CONSTRAINT "production_order_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_files" ADD CONSTRAINT "production_files_sub_order_id_production_sub_orders_sub_order_id_fk" FOREIGN KEY ("sub_order_id") REFERENCES "public"."production_sub_orders"("sub_order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_files" ADD CONSTRAINT "production_files_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_files" ADD CONSTRAINT "production_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_sub_orders" ADD CONSTRAINT "production_sub_orders_order_id_production_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."production_orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_sub_orders" ADD CONSTRAINT "production_sub_orders_package_id_production_packages_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."production_packages"("package_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "production_packages_order" ON "production_packages" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "production_order_records_order" ON "production_order_records" USING btree ("order_id","record_id");--> statement-breakpoint
CREATE UNIQUE INDEX "production_files_kind" ON "production_files" USING btree ("sub_order_id","kind");--> statement-breakpoint
CREATE INDEX "production_files_case" ON "production_files" USING btree ("pt_id");--> statement-breakpoint
CREATE INDEX "production_files_object" ON "production_files" USING btree ("object_name");--> statement-breakpoint
CREATE UNIQUE INDEX "production_sub_orders_number" ON "production_sub_orders" USING btree ("order_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "production_sub_orders_code" ON "production_sub_orders" USING btree ("code");--> statement-breakpoint
CREATE INDEX "production_sub_orders_package" ON "production_sub_orders" USING btree ("package_id");--> statement-breakpoint
CREATE UNIQUE INDEX "production_orders_key" ON "production_orders" USING btree ("ordered_by","client_key");