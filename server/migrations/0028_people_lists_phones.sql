CREATE TABLE "case_openings" (
	"user_id" bigint NOT NULL,
	"client_key" text NOT NULL,
	"pt_id" bigint NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_openings_user_id_client_key_pk" PRIMARY KEY("user_id","client_key")
);
--> statement-breakpoint
CREATE TABLE "phone_links" (
	"link_id" bigserial PRIMARY KEY NOT NULL,
	"pt_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"token_hash" text NOT NULL,
	"device_hash" text,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"connected_at" timestamp (3) with time zone,
	"received" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expiry_reminders" (
	"subject" text NOT NULL,
	"practice_id" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_on" date NOT NULL,
	"step" smallint NOT NULL,
	"told_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "expiry_reminders_subject_practice_id_user_id_expires_on_step_pk" PRIMARY KEY("subject","practice_id","user_id","expires_on","step")
);
--> statement-breakpoint
ALTER TABLE "case_models" ADD COLUMN "thumb_name" text;--> statement-breakpoint
ALTER TABLE "case_cbct" ADD COLUMN "thumb_name" text;--> statement-breakpoint
ALTER TABLE "case_openings" ADD CONSTRAINT "case_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_openings" ADD CONSTRAINT "case_openings_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_links" ADD CONSTRAINT "phone_links_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_links" ADD CONSTRAINT "phone_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "phone_links_token" ON "phone_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "phone_links_version" ON "phone_links" USING btree ("pt_id","version");--> statement-breakpoint
CREATE INDEX "expiry_reminders_day" ON "expiry_reminders" USING btree ("expires_on");