CREATE TABLE "scheme_comment_files" (
	"comment_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"pt_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"object_name" text NOT NULL,
	"size" bigint NOT NULL,
	"crc64" text NOT NULL,
	CONSTRAINT "scheme_comment_files_comment_id_place_pk" PRIMARY KEY("comment_id","place")
);
--> statement-breakpoint
CREATE TABLE "scheme_comment_mentions" (
	"comment_id" bigint NOT NULL,
	"pt_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "scheme_comment_mentions_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "scheme_comments" (
	"comment_id" bigserial PRIMARY KEY NOT NULL,
	"pt_id" bigint NOT NULL,
	"scheme_id" bigint NOT NULL,
	"thread_id" bigint,
	"number" integer,
	"user_id" bigint,
	"side" text NOT NULL,
	"audience" text NOT NULL,
	"pin" jsonb,
	"text" text NOT NULL,
	"client_key" text NOT NULL,
	"sent_hash" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"resolve_time" timestamp (3) with time zone,
	"resolved_by" bigint
);
--> statement-breakpoint
ALTER TABLE "scheme_comment_files" ADD CONSTRAINT "scheme_comment_files_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_comment_files" ADD CONSTRAINT "scheme_comment_files_comment" FOREIGN KEY ("comment_id") REFERENCES "public"."scheme_comments"("comment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_comment_mentions" ADD CONSTRAINT "scheme_comment_mentions_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_comment_mentions" ADD CONSTRAINT "scheme_comment_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_comment_mentions" ADD CONSTRAINT "scheme_comment_mentions_comment" FOREIGN KEY ("comment_id") REFERENCES "public"."scheme_comments"("comment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_comments" ADD CONSTRAINT "scheme_comments_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_comments" ADD CONSTRAINT "scheme_comments_scheme_id_schemes_scheme_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."schemes"("scheme_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_comments" ADD CONSTRAINT "scheme_comments_thread_id_scheme_comments_comment_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."scheme_comments"("comment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_comments" ADD CONSTRAINT "scheme_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_comments" ADD CONSTRAINT "scheme_comments_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheme_comment_files_case" ON "scheme_comment_files" USING btree ("pt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scheme_comment_files_object" ON "scheme_comment_files" USING btree ("object_name");--> statement-breakpoint
CREATE INDEX "scheme_comment_mentions_case" ON "scheme_comment_mentions" USING btree ("pt_id");--> statement-breakpoint
CREATE INDEX "scheme_comments_case" ON "scheme_comments" USING btree ("pt_id");--> statement-breakpoint
CREATE INDEX "scheme_comments_thread" ON "scheme_comments" USING btree ("thread_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scheme_comments_number" ON "scheme_comments" USING btree ("scheme_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "scheme_comments_key" ON "scheme_comments" USING btree ("user_id","client_key");