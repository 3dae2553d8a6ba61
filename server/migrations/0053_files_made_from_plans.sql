CREATE TABLE "production_file_makings" (
	"making_id" bigserial PRIMARY KEY NOT NULL,
	"sub_order_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"replace" boolean NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"problem" jsonb,
	"without_line" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "production_files" ADD COLUMN "origin" text DEFAULT 'uploaded' NOT NULL;--> statement-breakpoint
ALTER TABLE "production_file_makings" ADD CONSTRAINT "production_file_makings_sub_order_id_production_sub_orders_sub_order_id_fk" FOREIGN KEY ("sub_order_id") REFERENCES "public"."production_sub_orders"("sub_order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_file_makings" ADD CONSTRAINT "production_file_makings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "production_file_makings_sub_order" ON "production_file_makings" USING btree ("sub_order_id");