CREATE TABLE "case_sendings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"pt_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"confirmed_time" timestamp (3) with time zone NOT NULL,
	"event_id" text NOT NULL,
	"left_time" timestamp (3) with time zone,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_status" integer,
	"last_answer" text,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"end_time" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "case_sendings" ADD CONSTRAINT "case_sendings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_sendings" ADD CONSTRAINT "case_sendings_version" FOREIGN KEY ("pt_id","version") REFERENCES "public"."case_versions"("pt_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "case_sendings_once" ON "case_sendings" USING btree ("pt_id","version","confirmed_time");--> statement-breakpoint
CREATE INDEX "case_sendings_user" ON "case_sendings" USING btree ("user_id","id");