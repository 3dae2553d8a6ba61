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
ALTER TABLE "phone_links" ADD CONSTRAINT "phone_links_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_links" ADD CONSTRAINT "phone_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "phone_links_token" ON "phone_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "phone_links_version" ON "phone_links" USING btree ("pt_id","version");