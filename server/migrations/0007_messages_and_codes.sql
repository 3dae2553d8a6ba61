CREATE TABLE "verification_codes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"purpose" text NOT NULL,
	"place" text NOT NULL,
	"code_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "outbound_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"target" text NOT NULL,
	"kind" text NOT NULL,
	"values" jsonb NOT NULL,
	"lang" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"useful_until" timestamp (3) with time zone,
	"sent_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "verification_codes_target" ON "verification_codes" USING btree ("target","at");--> statement-breakpoint
CREATE INDEX "verification_codes_place" ON "verification_codes" USING btree ("place","at");--> statement-breakpoint
CREATE INDEX "outbound_messages_state" ON "outbound_messages" USING btree ("state","id");