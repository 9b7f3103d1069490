CREATE TABLE "attempt_events" (
	"attempt_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"at" bigint NOT NULL,
	"received_at" bigint NOT NULL,
	"device" text,
	"number" integer,
	"event" jsonb NOT NULL,
	CONSTRAINT "attempt_events_attempt_id_seq_pk" PRIMARY KEY("attempt_id","seq"),
	CONSTRAINT "attempt_events_number" UNIQUE("attempt_id","device","number")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"form_id" text NOT NULL,
	"state" text NOT NULL,
	"has_text_to_speech" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"settles_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"id" text PRIMARY KEY NOT NULL,
	"blueprint" text NOT NULL,
	"status" text NOT NULL,
	"content" jsonb NOT NULL,
	"scaling" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "founding_loads" (
	"hash" text PRIMARY KEY NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_versions" (
	"item_id" text NOT NULL,
	"version" integer NOT NULL,
	"skill" text NOT NULL,
	"difficulty" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "item_versions_item_id_version_pk" PRIMARY KEY("item_id","version")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "results" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"form_id" text NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	"right_answers" integer NOT NULL,
	"questions" integer NOT NULL,
	"score" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempt_events" ADD CONSTRAINT "attempt_events_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_versions" ADD CONSTRAINT "item_versions_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_account" ON "attempts" USING btree ("account_id","form_id");--> statement-breakpoint
CREATE INDEX "attempts_settles_at" ON "attempts" USING btree ("settles_at");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_running" ON "attempts" USING btree ("account_id","form_id") WHERE "attempts"."state" = 'running';--> statement-breakpoint
CREATE INDEX "item_versions_skill" ON "item_versions" USING btree ("skill");--> statement-breakpoint
CREATE INDEX "results_account" ON "results" USING btree ("account_id","form_id");