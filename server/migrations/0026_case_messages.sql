CREATE TABLE "case_message_files" (
	"message_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"pt_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"object_name" text NOT NULL,
	"size" bigint NOT NULL,
	"crc64" text NOT NULL,
	CONSTRAINT "case_message_files_message_id_place_pk" PRIMARY KEY("message_id","place")
);
--> statement-breakpoint
CREATE TABLE "case_message_mentions" (
	"message_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "case_message_mentions_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "case_message_reads" (
	"pt_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"read_seq" integer DEFAULT 0 NOT NULL,
	"told_seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "case_message_reads_pt_id_user_id_pk" PRIMARY KEY("pt_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "case_messages" (
	"message_id" bigserial PRIMARY KEY NOT NULL,
	"pt_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"seq" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"client_key" text NOT NULL,
	"sent_hash" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"correct_time" timestamp (3) with time zone,
	"withdraw_time" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "case_message_files" ADD CONSTRAINT "case_message_files_message_id_case_messages_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."case_messages"("message_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_message_files" ADD CONSTRAINT "case_message_files_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_message_mentions" ADD CONSTRAINT "case_message_mentions_message_id_case_messages_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."case_messages"("message_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_message_mentions" ADD CONSTRAINT "case_message_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_message_reads" ADD CONSTRAINT "case_message_reads_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_message_reads" ADD CONSTRAINT "case_message_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_version" FOREIGN KEY ("pt_id","version") REFERENCES "public"."case_versions"("pt_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_message_files_case" ON "case_message_files" USING btree ("pt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "case_message_files_object" ON "case_message_files" USING btree ("object_name");--> statement-breakpoint
CREATE UNIQUE INDEX "case_messages_place" ON "case_messages" USING btree ("pt_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "case_messages_key" ON "case_messages" USING btree ("user_id","client_key");