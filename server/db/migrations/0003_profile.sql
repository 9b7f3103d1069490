ALTER TABLE "accounts" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "current_address" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "bio" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "interests" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "goals" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "level" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "goal_score" integer;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "test_date" date;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "timezone" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "notifications" jsonb;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "preferences" jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");