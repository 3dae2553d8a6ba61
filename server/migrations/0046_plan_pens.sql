CREATE TABLE "scheme_pens" (
	"scheme_id" bigint PRIMARY KEY NOT NULL,
	"holder_id" bigint NOT NULL,
	"page_id" text NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scheme_pens" ADD CONSTRAINT "scheme_pens_scheme_id_schemes_scheme_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."schemes"("scheme_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_pens" ADD CONSTRAINT "scheme_pens_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheme_pens_holder" ON "scheme_pens" USING btree ("holder_id");