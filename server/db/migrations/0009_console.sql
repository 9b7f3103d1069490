-- What a person types in a hurry finds what was written with care: one function for every search of the product.
CREATE FUNCTION "fold_accents"("given" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
	SELECT lower(translate(regexp_replace(normalize("given", NFD), '[\u0300-\u036f]', '', 'g'), 'Đđ', 'dd'))
$$;--> statement-breakpoint
CREATE FUNCTION "search_words"("given" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
	SELECT to_tsvector('simple', regexp_replace("fold_accents"("given"), '[^a-z0-9]+', ' ', 'g'))
$$;--> statement-breakpoint
CREATE TABLE "activity_days" (
	"day" date NOT NULL,
	"account_id" uuid NOT NULL,
	CONSTRAINT "activity_days_day_account_id_pk" PRIMARY KEY("day","account_id")
);
--> statement-breakpoint
CREATE TABLE "broadcasts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"segment" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"link" text,
	"is_mailed" boolean NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"reached" integer NOT NULL,
	"is_done" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"broadcast_id" uuid,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"link" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone,
	"is_idle" boolean NOT NULL,
	"chosen" text
);
--> statement-breakpoint
CREATE TABLE "role_changes" (
	"role" text NOT NULL,
	"permission" text NOT NULL,
	"is_granted" boolean NOT NULL,
	CONSTRAINT "role_changes_role_permission_pk" PRIMARY KEY("role","permission")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "suspended_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "status_note" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "last_login_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (search_words(full_name || ' ' || email || ' ' || coalesce(phone, ''))) STORED;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "activity_days" ADD CONSTRAINT "activity_days_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_broadcast_id_broadcasts_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_days_account" ON "activity_days" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "notifications_account" ON "notifications" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_broadcast" ON "notifications" USING btree ("broadcast_id");--> statement-breakpoint
CREATE INDEX "accounts_search" ON "accounts" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "accounts_created" ON "accounts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "accounts_last_login" ON "accounts" USING btree ("last_login_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "accounts_status" ON "accounts" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "accounts_role" ON "accounts" USING btree ("role","created_at");--> statement-breakpoint
CREATE INDEX "accounts_name" ON "accounts" USING btree (fold_accents(full_name),"id");--> statement-breakpoint
CREATE INDEX "accounts_suspended_until" ON "accounts" USING btree ("suspended_until");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
UPDATE "accounts" SET "last_login_at" = (SELECT max("created_at") FROM "sessions" WHERE "sessions"."account_id" = "accounts"."id");--> statement-breakpoint
CREATE INDEX "attempts_started_at" ON "attempts" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "attempts_ended_at" ON "attempts" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "problem_reports_created_at" ON "problem_reports" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "total_score" integer GENERATED ALWAYS AS (((score #>> '{total,score}')::integer)) STORED;--> statement-breakpoint
CREATE INDEX "accounts_role_status" ON "accounts" USING btree ("role","status");--> statement-breakpoint
CREATE INDEX "results_completed_at" ON "results" USING btree ("completed_at","total_score");--> statement-breakpoint
CREATE INDEX "notifications_broadcast_read" ON "notifications" USING btree ("broadcast_id") WHERE "notifications"."read_at" is not null;
