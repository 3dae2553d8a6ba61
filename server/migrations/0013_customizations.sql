CREATE TABLE "customizations" (
	"subject" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"undoes" integer,
	"user_id" bigint NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customizations_subject_version_pk" PRIMARY KEY("subject","version")
);
