CREATE TABLE "case_audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"pt_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"version" integer NOT NULL,
	"user_id" bigint,
	"user_name" text NOT NULL,
	"roles" text[] NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "case_audit_chain" ON "case_audit" USING btree ("pt_id","seq");--> statement-breakpoint
CREATE INDEX "case_audit_person" ON "case_audit" USING btree ("pt_id","user_id","at");--> statement-breakpoint
-- By hand, from here on: what was seen and done stands, and outlives its case.
CREATE FUNCTION "refuse_change_of_case_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'an audit trail stands: % of % is refused', TG_OP, TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "case_audit_stands" BEFORE UPDATE OR DELETE OR TRUNCATE ON "case_audit"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_case_audit"();
