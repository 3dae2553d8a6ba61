CREATE TABLE "login_attempts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"place" text NOT NULL,
	"known" boolean NOT NULL,
	"failed" boolean DEFAULT false NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_places" (
	"user_id" bigint NOT NULL,
	"place" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "login_places_user_id_place_pk" PRIMARY KEY("user_id","place")
);
--> statement-breakpoint
CREATE TABLE "remember_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"session_id" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"address" text,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" bigint NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"phone" text,
	"email" text,
	"nick_name" text,
	"doctor_type" integer,
	"password_hash" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"expires_on" date,
	"services" integer[] DEFAULT '{0}' NOT NULL,
	"region" text,
	"province" text,
	"city" text,
	"area" text,
	"address" text,
	"certification" text DEFAULT 'none' NOT NULL,
	"contract_document" text,
	"free_model_num" integer DEFAULT 0 NOT NULL,
	"free_pt_num" integer DEFAULT 0 NOT NULL,
	"free_report_num" integer DEFAULT 0 NOT NULL,
	"confirm_remaining_num" integer,
	"assist_audits_remaining_num" integer DEFAULT 0 NOT NULL,
	"replace_model" boolean DEFAULT false NOT NULL,
	"email_notice" boolean DEFAULT true NOT NULL,
	"notification_emails" text[] DEFAULT '{}' NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"type" text NOT NULL,
	"values" jsonb NOT NULL,
	"link" text,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"doctor_id" bigint NOT NULL,
	"setting_type" text NOT NULL,
	"storage_type" text NOT NULL,
	"setting_content" text NOT NULL,
	"setting_name" text,
	"setting_default" smallint DEFAULT 1 NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_counts" (
	"practice_id" bigint NOT NULL,
	"service_type" smallint NOT NULL,
	"doctor_id" bigint NOT NULL,
	"entrust" smallint NOT NULL,
	"design_center_id" bigint NOT NULL,
	"handed_over" boolean NOT NULL,
	"status" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "case_counts_pk" PRIMARY KEY("practice_id","service_type","doctor_id","entrust","design_center_id","handed_over","status")
);
--> statement-breakpoint
CREATE TABLE "case_doubt_answers" (
	"pt_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"key" text NOT NULL,
	"user_id" bigint NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_doubt_answers_pt_id_version_key_pk" PRIMARY KEY("pt_id","version","key")
);
--> statement-breakpoint
CREATE TABLE "case_focus" (
	"user_id" bigint NOT NULL,
	"pt_id" bigint NOT NULL,
	CONSTRAINT "case_focus_user_id_pt_id_pk" PRIMARY KEY("user_id","pt_id")
);
--> statement-breakpoint
CREATE TABLE "case_labels" (
	"pt_id" bigint NOT NULL,
	"practice_id" bigint NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "case_labels_pt_id_label_pk" PRIMARY KEY("pt_id","label")
);
--> statement-breakpoint
CREATE TABLE "case_models" (
	"model_id" bigserial PRIMARY KEY NOT NULL,
	"pt_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"jaw" smallint NOT NULL,
	"model_type" text NOT NULL,
	"file_name" text NOT NULL,
	"object_name" text NOT NULL,
	"size" bigint NOT NULL,
	"crc64" text NOT NULL,
	"origin_object_name" text,
	"vertices" integer NOT NULL,
	"triangles" integer NOT NULL,
	"cleaning" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"analyse_flag" smallint DEFAULT 0 NOT NULL,
	"analysis_run" integer DEFAULT 0 NOT NULL,
	"analysis" jsonb,
	"analysis_error" text,
	"upload_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"uploaded_by" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_numbers" (
	"month" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_records" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"pt_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"from_status" smallint,
	"to_status" smallint NOT NULL,
	"user_id" bigint,
	"as_admin" boolean DEFAULT false NOT NULL,
	"note" text,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_versions" (
	"pt_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"stage" integer NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"status_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"doctor_id" bigint NOT NULL,
	"patient_name" text NOT NULL,
	"gender" text NOT NULL,
	"birthday" date NOT NULL,
	"phone" text,
	"email" text,
	"product_type" text NOT NULL,
	"entrust" smallint NOT NULL,
	"design_center_id" bigint DEFAULT '0' NOT NULL,
	"custom_doctor_name" text,
	"custom_clinic" text,
	"main_complaint" text,
	"upper_steps" integer,
	"lower_steps" integer,
	"submit_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "case_versions_pt_id_version_pk" PRIMARY KEY("pt_id","version")
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"pt_id" bigserial PRIMARY KEY NOT NULL,
	"service_type" smallint DEFAULT 0 NOT NULL,
	"practice_id" bigint NOT NULL,
	"pt_no" text NOT NULL,
	"creator_id" bigint NOT NULL,
	"data_source" text DEFAULT 'web' NOT NULL,
	"treat_status" smallint DEFAULT 0 NOT NULL,
	"handed_over" boolean DEFAULT false NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"stage" integer DEFAULT 1 NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"tab" smallint GENERATED ALWAYS AS (case when status in (0) then 2 when status in (1, 2, 5, 6, 8, 9, 10, 12, 13) then 3 when status in (11) then 4 when status in (31) then 9 when status in (32) then 5 when status in (34) then 6 when status in (33) then 7 else -1 end) STORED,
	"status_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"doctor_id" bigint NOT NULL,
	"patient_name" text NOT NULL,
	"gender" text NOT NULL,
	"birthday" date NOT NULL,
	"product_type" text NOT NULL,
	"entrust" smallint NOT NULL,
	"design_center_id" bigint DEFAULT '0' NOT NULL,
	"upper_steps" integer,
	"lower_steps" integer,
	"submit_time" timestamp (3) with time zone,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"search_grams" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_cbct" (
	"cbct_id" bigserial PRIMARY KEY NOT NULL,
	"pt_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"file_name" text NOT NULL,
	"object_name" text NOT NULL,
	"quick_look_name" text NOT NULL,
	"size" bigint NOT NULL,
	"crc64" text NOT NULL,
	"volume" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"upload_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"uploaded_by" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_photos" (
	"photo_id" bigserial PRIMARY KEY NOT NULL,
	"pt_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"position" text,
	"file_name" text NOT NULL,
	"object_name" text NOT NULL,
	"thumb_name" text NOT NULL,
	"size" bigint NOT NULL,
	"crc64" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"guesses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"automatic" boolean DEFAULT false NOT NULL,
	"upload_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"uploaded_by" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schemes" (
	"scheme_id" bigserial PRIMARY KEY NOT NULL,
	"pt_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"scheme_type" text NOT NULL,
	"kind" text NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"designer_id" bigint,
	"auditor_id" bigint,
	"upper_steps" integer,
	"lower_steps" integer,
	"remarks" text,
	"source_scheme_id" bigint,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remote_deploys" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"record" jsonb NOT NULL,
	"files" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_by" text NOT NULL,
	CONSTRAINT "remote_deploys_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE TABLE "remote_entries" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"record" jsonb NOT NULL,
	"files" jsonb NOT NULL,
	"bytes" bigint NOT NULL,
	"file_count" integer NOT NULL,
	"bundled" boolean NOT NULL,
	"deployed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deployed_by" text NOT NULL,
	CONSTRAINT "remote_entries_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE TABLE "remote_pin_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"channel" text NOT NULL,
	"action" text NOT NULL,
	"version" text,
	"from_version" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remote_pins" (
	"name" text NOT NULL,
	"channel" text NOT NULL,
	"version" text,
	"earlier" text[] NOT NULL,
	"pinned_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"pinned_by" text NOT NULL,
	CONSTRAINT "remote_pins_name_channel_pk" PRIMARY KEY("name","channel")
);
--> statement-breakpoint
CREATE TABLE "tenant_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"tenant" text NOT NULL,
	"channel" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"name" text PRIMARY KEY NOT NULL,
	"branding" jsonb NOT NULL,
	"logo" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_practices" (
	"practice_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	CONSTRAINT "assistant_practices_practice_id_user_id_pk" PRIMARY KEY("practice_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "design_center_staff" (
	"center_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "design_center_staff_center_id_user_id_pk" PRIMARY KEY("center_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "design_centers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "design_team_members" (
	"team_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"role" text NOT NULL,
	"department" text,
	"enabled" boolean DEFAULT true NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	CONSTRAINT "design_team_members_team_id_user_id_role_pk" PRIMARY KEY("team_id","user_id","role")
);
--> statement-breakpoint
CREATE TABLE "design_teams" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"practice_id" bigint NOT NULL,
	"name" text NOT NULL,
	"number" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice_design_centers" (
	"practice_id" bigint NOT NULL,
	"center_id" bigint NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	CONSTRAINT "practice_design_centers_practice_id_center_id_pk" PRIMARY KEY("practice_id","center_id")
);
--> statement-breakpoint
CREATE TABLE "practice_makers" (
	"practice_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "practice_makers_practice_id_user_id_pk" PRIMARY KEY("practice_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "practice_members" (
	"practice_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"identity" text NOT NULL,
	"department" text,
	"enabled" boolean DEFAULT true NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "practice_members_practice_id_user_id_pk" PRIMARY KEY("practice_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "practices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"abbreviation" text NOT NULL,
	"number" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"available" boolean DEFAULT true NOT NULL,
	"expires_on" date,
	"team_design_enabled" boolean DEFAULT false NOT NULL,
	"team_inspects_self" boolean DEFAULT false NOT NULL,
	"address" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "production_orders" (
	"order_id" bigserial PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"order_name" text,
	"pt_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"product" text NOT NULL,
	"upper_steps" text,
	"lower_steps" text,
	"sub_order_count" integer NOT NULL,
	"ordered_by" bigint NOT NULL,
	"order_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"special" boolean DEFAULT false NOT NULL,
	"discarded" boolean DEFAULT false NOT NULL,
	"courier" text,
	"tracking_no" text
);
--> statement-breakpoint
CREATE TABLE "frontend_logs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"log_data" text NOT NULL,
	"duration_ms" integer,
	"url" text NOT NULL,
	"lang" text NOT NULL,
	"pt_id" text,
	"pt_version" integer,
	"system_name" text NOT NULL,
	"browser" text NOT NULL,
	"os" text NOT NULL,
	"user_agent" text NOT NULL,
	"timezone" text NOT NULL,
	"client_time" bigint NOT NULL,
	"session_user_id" text,
	"client_id" text,
	"address" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"user_ids" bigint[] DEFAULT '{}' NOT NULL,
	"practice_ids" bigint[] DEFAULT '{}' NOT NULL,
	"everyone" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"secret_fingerprint" text,
	"storage" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "installation_is_one" CHECK ("installation"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "storage_objects" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text collate "C" NOT NULL,
	"size" bigint NOT NULL,
	"etag" text NOT NULL,
	"crc64" text NOT NULL,
	"headers" jsonb NOT NULL,
	"upload_id" text,
	"modified_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storage_parts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"object_id" bigint,
	"upload_id" text,
	"number" integer NOT NULL,
	"blob" text NOT NULL,
	"size" bigint NOT NULL,
	"md5" text NOT NULL,
	"crc64" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "storage_parts_owner" CHECK (("storage_parts"."object_id" is null) <> ("storage_parts"."upload_id" is null))
);
--> statement-breakpoint
CREATE TABLE "storage_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text collate "C" NOT NULL,
	"headers" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "login_places" ADD CONSTRAINT "login_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remember_tokens" ADD CONSTRAINT "remember_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remember_tokens" ADD CONSTRAINT "remember_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_doctor_id_users_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_counts" ADD CONSTRAINT "case_counts_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_doubt_answers" ADD CONSTRAINT "case_doubt_answers_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_doubt_answers" ADD CONSTRAINT "case_doubt_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_focus" ADD CONSTRAINT "case_focus_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_focus" ADD CONSTRAINT "case_focus_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_labels" ADD CONSTRAINT "case_labels_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_models" ADD CONSTRAINT "case_models_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_models" ADD CONSTRAINT "case_models_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_records" ADD CONSTRAINT "case_records_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_records" ADD CONSTRAINT "case_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_versions" ADD CONSTRAINT "case_versions_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_versions" ADD CONSTRAINT "case_versions_doctor_id_users_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_doctor_id_users_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_cbct" ADD CONSTRAINT "case_cbct_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_cbct" ADD CONSTRAINT "case_cbct_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_photos" ADD CONSTRAINT "case_photos_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_photos" ADD CONSTRAINT "case_photos_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schemes" ADD CONSTRAINT "schemes_designer_id_users_id_fk" FOREIGN KEY ("designer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schemes" ADD CONSTRAINT "schemes_auditor_id_users_id_fk" FOREIGN KEY ("auditor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schemes" ADD CONSTRAINT "schemes_case_version" FOREIGN KEY ("pt_id","version") REFERENCES "public"."case_versions"("pt_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schemes" ADD CONSTRAINT "schemes_source" FOREIGN KEY ("source_scheme_id") REFERENCES "public"."schemes"("scheme_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_hosts" ADD CONSTRAINT "tenant_hosts_tenant_tenants_name_fk" FOREIGN KEY ("tenant") REFERENCES "public"."tenants"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_practices" ADD CONSTRAINT "assistant_practices_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_practices" ADD CONSTRAINT "assistant_practices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_center_staff" ADD CONSTRAINT "design_center_staff_center_id_design_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."design_centers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_center_staff" ADD CONSTRAINT "design_center_staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_team_members" ADD CONSTRAINT "design_team_members_team_id_design_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."design_teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_team_members" ADD CONSTRAINT "design_team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_teams" ADD CONSTRAINT "design_teams_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_design_centers" ADD CONSTRAINT "practice_design_centers_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_design_centers" ADD CONSTRAINT "practice_design_centers_center_id_design_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."design_centers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_makers" ADD CONSTRAINT "practice_makers_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_makers" ADD CONSTRAINT "practice_makers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_members" ADD CONSTRAINT "practice_members_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_members" ADD CONSTRAINT "practice_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practices" ADD CONSTRAINT "practices_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_orders" ADD CONSTRAINT "production_orders_ordered_by_users_id_fk" FOREIGN KEY ("ordered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_orders" ADD CONSTRAINT "production_orders_case_version" FOREIGN KEY ("pt_id","version") REFERENCES "public"."case_versions"("pt_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storage_parts" ADD CONSTRAINT "storage_parts_object_id_storage_objects_id_fk" FOREIGN KEY ("object_id") REFERENCES "public"."storage_objects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storage_parts" ADD CONSTRAINT "storage_parts_upload_id_storage_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."storage_uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_attempts_account" ON "login_attempts" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "login_attempts_place" ON "login_attempts" USING btree ("place","at");--> statement-breakpoint
CREATE INDEX "remember_tokens_session" ON "remember_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_user_name" ON "users" USING btree (lower("user_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "notices_user" ON "notices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id","id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "settings_doctor" ON "settings" USING btree ("doctor_id","setting_type","id");--> statement-breakpoint
CREATE INDEX "case_labels_practice" ON "case_labels" USING btree ("practice_id","label","pt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "case_models_jaw" ON "case_models" USING btree ("pt_id","version","model_type","jaw");--> statement-breakpoint
CREATE INDEX "case_records_case" ON "case_records" USING btree ("pt_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_pt_no" ON "cases" USING btree ("practice_id",lower("pt_no"));--> statement-breakpoint
CREATE INDEX "cases_practice" ON "cases" USING btree ("practice_id","service_type","update_time","pt_id");--> statement-breakpoint
CREATE INDEX "cases_practice_tab" ON "cases" USING btree ("practice_id","service_type","tab","update_time","pt_id");--> statement-breakpoint
CREATE INDEX "cases_practice_entrust" ON "cases" USING btree ("practice_id","service_type","entrust","update_time","pt_id");--> statement-breakpoint
CREATE INDEX "cases_practice_doctor" ON "cases" USING btree ("practice_id","doctor_id","service_type","update_time","pt_id");--> statement-breakpoint
CREATE INDEX "cases_practice_created" ON "cases" USING btree ("practice_id","service_type","create_time","pt_id");--> statement-breakpoint
CREATE INDEX "cases_all" ON "cases" USING btree ("service_type","update_time","pt_id");--> statement-breakpoint
CREATE INDEX "cases_all_tab" ON "cases" USING btree ("service_type","tab","update_time","pt_id");--> statement-breakpoint
CREATE INDEX "cases_search" ON "cases" USING gin ("search_grams");--> statement-breakpoint
CREATE UNIQUE INDEX "case_cbct_version" ON "case_cbct" USING btree ("pt_id","version");--> statement-breakpoint
CREATE INDEX "case_photos_version" ON "case_photos" USING btree ("pt_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "case_photos_object" ON "case_photos" USING btree ("object_name");--> statement-breakpoint
CREATE UNIQUE INDEX "case_photos_position" ON "case_photos" USING btree ("pt_id","version","position") WHERE position <> 'other';--> statement-breakpoint
CREATE INDEX "schemes_case" ON "schemes" USING btree ("pt_id","version","scheme_id");--> statement-breakpoint
CREATE INDEX "remote_pin_changes_name" ON "remote_pin_changes" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "assistant_practices_user" ON "assistant_practices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "design_center_staff_user" ON "design_center_staff" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "design_centers_number" ON "design_centers" USING btree ("number");--> statement-breakpoint
CREATE INDEX "design_team_members_user" ON "design_team_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "design_teams_number" ON "design_teams" USING btree ("number");--> statement-breakpoint
CREATE INDEX "design_teams_practice" ON "design_teams" USING btree ("practice_id");--> statement-breakpoint
CREATE INDEX "practice_design_centers_center" ON "practice_design_centers" USING btree ("center_id");--> statement-breakpoint
CREATE INDEX "practice_makers_user" ON "practice_makers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "practice_members_user" ON "practice_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "practices_number" ON "practices" USING btree ("number");--> statement-breakpoint
CREATE INDEX "practices_owner" ON "practices" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "production_orders_no" ON "production_orders" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "production_orders_case" ON "production_orders" USING btree ("pt_id","order_time");--> statement-breakpoint
CREATE INDEX "production_orders_time" ON "production_orders" USING btree ("discarded","order_time","order_id");--> statement-breakpoint
CREATE INDEX "frontend_logs_type" ON "frontend_logs" USING btree ("type","at");--> statement-breakpoint
CREATE INDEX "frontend_logs_at" ON "frontend_logs" USING btree ("at");--> statement-breakpoint
CREATE INDEX "events_created" ON "events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "storage_objects_key" ON "storage_objects" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "storage_parts_blob" ON "storage_parts" USING btree ("blob");--> statement-breakpoint
CREATE UNIQUE INDEX "storage_parts_object" ON "storage_parts" USING btree ("object_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "storage_parts_upload" ON "storage_parts" USING btree ("upload_id","number");--> statement-breakpoint
CREATE INDEX "storage_uploads_key" ON "storage_uploads" USING btree ("key","id");--> statement-breakpoint
CREATE INDEX "storage_uploads_started" ON "storage_uploads" USING btree ("started_at");