CREATE TABLE "design_team_arrivals" (
	"team_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"account_made" boolean DEFAULT false NOT NULL,
	"arrived_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "design_team_arrivals_team_id_user_id_pk" PRIMARY KEY("team_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "design_team_arrivals" ADD CONSTRAINT "design_team_arrivals_team_id_design_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."design_teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_team_arrivals" ADD CONSTRAINT "design_team_arrivals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "design_team_arrivals_user" ON "design_team_arrivals" USING btree ("user_id");