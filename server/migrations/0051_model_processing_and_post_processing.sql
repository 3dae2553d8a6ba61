CREATE TABLE "process_counters" (
	"month" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "process_focus" (
	"user_id" bigint NOT NULL,
	"process_id" bigint NOT NULL,
	CONSTRAINT "process_focus_user_id_process_id_pk" PRIMARY KEY("user_id","process_id")
);
--> statement-breakpoint
CREATE TABLE "process_models" (
	"process_id" bigint NOT NULL,
	"jaw" smallint NOT NULL,
	"file_name" text NOT NULL,
	"object_name" text NOT NULL,
	"size" bigint NOT NULL,
	"upload_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"uploaded_by" bigint NOT NULL,
	"report" jsonb,
	"result_name" text,
	"result_size" bigint,
	"preview_name" text,
	CONSTRAINT "process_models_process_id_jaw_pk" PRIMARY KEY("process_id","jaw")
);
--> statement-breakpoint
CREATE TABLE "process_orders" (
	"process_id" bigserial PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"practice_id" bigint NOT NULL,
	"created_by" bigint NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"client_key" text NOT NULL,
	"service_type" smallint NOT NULL,
	"name" text NOT NULL,
	"patient" text,
	"remarks" text,
	"parameters" jsonb NOT NULL,
	"status" smallint DEFAULT -1 NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"problem" jsonb,
	"submit_time" timestamp (3) with time zone,
	"confirm_time" timestamp (3) with time zone,
	"paid_unit" text,
	"paid_amount" integer,
	"link_hash" text,
	"link_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "scheme_finishes" (
	"scheme_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"pt_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"content" jsonb,
	"sha256" text,
	"worked_by" bigint,
	"worked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_by" bigint,
	"completed_at" timestamp (3) with time zone,
	"confirmed_hash" text,
	CONSTRAINT "scheme_finishes_of_plan" PRIMARY KEY("scheme_id","kind")
);
--> statement-breakpoint
ALTER TABLE "process_focus" ADD CONSTRAINT "process_focus_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_focus" ADD CONSTRAINT "process_focus_process_id_process_orders_process_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."process_orders"("process_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_models" ADD CONSTRAINT "process_models_process_id_process_orders_process_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."process_orders"("process_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_models" ADD CONSTRAINT "process_models_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_orders" ADD CONSTRAINT "process_orders_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_orders" ADD CONSTRAINT "process_orders_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_finishes" ADD CONSTRAINT "scheme_finishes_scheme_id_schemes_scheme_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."schemes"("scheme_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_finishes" ADD CONSTRAINT "scheme_finishes_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_finishes" ADD CONSTRAINT "scheme_finishes_worked_by_users_id_fk" FOREIGN KEY ("worked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_finishes" ADD CONSTRAINT "scheme_finishes_completed_by_users_id_fk" FOREIGN KEY ("completed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "process_models_object" ON "process_models" USING btree ("object_name");--> statement-breakpoint
CREATE INDEX "process_models_result" ON "process_models" USING btree ("result_name");--> statement-breakpoint
CREATE INDEX "process_models_preview" ON "process_models" USING btree ("preview_name");--> statement-breakpoint
CREATE UNIQUE INDEX "process_orders_no" ON "process_orders" USING btree ("order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "process_orders_key" ON "process_orders" USING btree ("created_by","client_key");--> statement-breakpoint
CREATE UNIQUE INDEX "process_orders_link" ON "process_orders" USING btree ("link_hash") WHERE link_hash is not null;--> statement-breakpoint
CREATE INDEX "process_orders_practice" ON "process_orders" USING btree ("practice_id","create_time");--> statement-breakpoint
CREATE INDEX "scheme_finishes_case" ON "scheme_finishes" USING btree ("pt_id","version");