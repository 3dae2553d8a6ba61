CREATE TABLE "case_presence" (
	"user_id" bigint NOT NULL,
	"page_id" text NOT NULL,
	"pt_id" bigint NOT NULL,
	"doing" text NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_presence_user_id_page_id_pk" PRIMARY KEY("user_id","page_id")
);
--> statement-breakpoint
ALTER TABLE "case_presence" ADD CONSTRAINT "case_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_presence" ADD CONSTRAINT "case_presence_pt_id_cases_pt_id_fk" FOREIGN KEY ("pt_id") REFERENCES "public"."cases"("pt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_presence_case" ON "case_presence" USING btree ("pt_id");