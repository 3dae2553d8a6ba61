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
CREATE INDEX "expiry_reminders_day" ON "expiry_reminders" USING btree ("expires_on");