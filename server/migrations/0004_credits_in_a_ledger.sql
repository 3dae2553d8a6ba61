CREATE TABLE "credit_accounts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"practice_id" bigint,
	"center_id" bigint,
	"unit" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "credit_accounts_one_holder" CHECK (num_nonnulls(practice_id, center_id) <= 1),
	CONSTRAINT "credit_accounts_covered" CHECK (balance >= 0 or (practice_id is null and center_id is null))
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transaction_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_prices" (
	"action" text NOT NULL,
	"credits" integer NOT NULL,
	CONSTRAINT "credit_prices_action_pk" PRIMARY KEY("action"),
	CONSTRAINT "credit_prices_not_negative" CHECK ("credit_prices"."credits" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_transactions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" bigint,
	"by_platform" boolean DEFAULT false NOT NULL,
	"contract" text,
	"note" text,
	"pt_id" bigint,
	"pt_version" integer,
	"pt_no" text,
	"scheme_id" bigint,
	"scheme_name" text
);
--> statement-breakpoint
CREATE TABLE "recharge_requests" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"practice_id" bigint NOT NULL,
	"asked_by" bigint NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"amount" integer NOT NULL,
	"remark" text,
	"wishes_free_quota" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	"reason" text,
	"booked_credits" integer,
	"contract" text
);
--> statement-breakpoint
ALTER TABLE "practice_design_centers" ADD COLUMN "center_pays" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_center_id_design_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."design_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_transaction_id_credit_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."credit_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_account_id_credit_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."credit_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_transactions" ADD CONSTRAINT "credit_transactions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharge_requests" ADD CONSTRAINT "recharge_requests_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharge_requests" ADD CONSTRAINT "recharge_requests_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharge_requests" ADD CONSTRAINT "recharge_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_accounts_practice" ON "credit_accounts" USING btree ("practice_id","unit") WHERE practice_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_accounts_center" ON "credit_accounts" USING btree ("center_id","unit") WHERE center_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_accounts_platform" ON "credit_accounts" USING btree ("unit") WHERE practice_id is null and center_id is null;--> statement-breakpoint
CREATE INDEX "credit_entries_account" ON "credit_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_transaction" ON "credit_entries" USING btree ("transaction_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_transactions_key" ON "credit_transactions" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "recharge_requests_waiting" ON "recharge_requests" USING btree ("practice_id") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "recharge_requests_practice" ON "recharge_requests" USING btree ("practice_id","id");--> statement-breakpoint
CREATE INDEX "recharge_requests_state" ON "recharge_requests" USING btree ("state","id");--> statement-breakpoint
INSERT INTO "credit_prices" ("action", "credits") VALUES ('confirmPlan', 240);--> statement-breakpoint
INSERT INTO "credit_accounts" ("unit") VALUES ('credits'), ('freeCases'), ('freeModels'), ('freeReports'), ('assistAudits');--> statement-breakpoint
-- Opening balances: what an account held goes to the practice that it owns, the oldest where it owns several. What
-- accounts without a practice held could not be spent, and is no more.
CREATE TEMPORARY TABLE "held" ON COMMIT DROP AS
SELECT o."practice_id", v."unit", v."amount"::bigint AS "amount"
FROM (SELECT min("id") AS "practice_id", "owner_id" FROM "practices" GROUP BY "owner_id") o
JOIN "users" u ON u."id" = o."owner_id"
CROSS JOIN LATERAL (VALUES
	('credits', coalesce(u."confirm_remaining_num", 0)),
	('freeCases', u."free_pt_num"),
	('freeModels', u."free_model_num"),
	('freeReports', u."free_report_num"),
	('assistAudits', u."assist_audits_remaining_num")
) v ("unit", "amount")
WHERE v."amount" > 0;--> statement-breakpoint
INSERT INTO "credit_accounts" ("practice_id", "unit", "balance") SELECT "practice_id", "unit", "amount" FROM "held";--> statement-breakpoint
INSERT INTO "credit_transactions" ("key", "kind", "by_platform")
SELECT DISTINCT 'opening:practice:' || "practice_id", 'opening', true FROM "held" ORDER BY 1;--> statement-breakpoint
INSERT INTO "credit_entries" ("transaction_id", "account_id", "amount", "balance")
SELECT t."id", a."id", h."amount", h."amount" FROM "held" h
JOIN "credit_transactions" t ON t."key" = 'opening:practice:' || h."practice_id"
JOIN "credit_accounts" a ON a."practice_id" = h."practice_id" AND a."unit" = h."unit";--> statement-breakpoint
INSERT INTO "credit_entries" ("transaction_id", "account_id", "amount", "balance")
SELECT t."id", a."id", -h."amount", -sum(h."amount") OVER (PARTITION BY h."unit" ORDER BY t."id") FROM "held" h
JOIN "credit_transactions" t ON t."key" = 'opening:practice:' || h."practice_id"
JOIN "credit_accounts" a ON a."practice_id" IS NULL AND a."center_id" IS NULL AND a."unit" = h."unit"
ORDER BY t."id";--> statement-breakpoint
UPDATE "credit_accounts" a SET "balance" = -h."total"
FROM (SELECT "unit", sum("amount") AS "total" FROM "held" GROUP BY "unit") h
WHERE a."practice_id" IS NULL AND a."center_id" IS NULL AND a."unit" = h."unit";--> statement-breakpoint
-- What was booked stands: a mistake is corrected by a further booking.
CREATE FUNCTION "refuse_change_of_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'what was booked stands: % of % is refused', TG_OP, TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "credit_transactions_stand" BEFORE UPDATE OR DELETE OR TRUNCATE ON "credit_transactions"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_ledger"();--> statement-breakpoint
CREATE TRIGGER "credit_entries_stand" BEFORE UPDATE OR DELETE OR TRUNCATE ON "credit_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_ledger"();--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "free_model_num";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "free_pt_num";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "free_report_num";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "confirm_remaining_num";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "assist_audits_remaining_num";