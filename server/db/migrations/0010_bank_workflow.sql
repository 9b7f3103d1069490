CREATE TABLE "form_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"blueprint" text NOT NULL,
	"name" jsonb NOT NULL,
	"modules" jsonb NOT NULL,
	"replaces" text,
	"previewed" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" text NOT NULL,
	"version" integer NOT NULL,
	"field" text,
	"body" text NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "item_drafts" (
	"item_id" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"based_on" integer NOT NULL,
	"state" text NOT NULL,
	"revision" integer NOT NULL,
	"note" text NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "key_corrections" (
	"item_id" text NOT NULL,
	"version" integer NOT NULL,
	"graded_as" integer NOT NULL,
	"reason" text NOT NULL,
	"by_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "key_corrections_item_id_version_pk" PRIMARY KEY("item_id","version")
);
--> statement-breakpoint
CREATE TABLE "result_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"minutes" integer,
	"by_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calibrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"section" text NOT NULL,
	"model" text NOT NULL,
	"scope" text NOT NULL,
	"state" text NOT NULL,
	"progress" real NOT NULL,
	"summary" jsonb,
	"proposals" jsonb,
	"failure" text,
	"by_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"decided_by_id" uuid,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "item_statistics" (
	"item_id" text NOT NULL,
	"version" integer NOT NULL,
	"place" text NOT NULL,
	"is_main" boolean NOT NULL,
	"answers" integer NOT NULL,
	"p" real NOT NULL,
	"r" real,
	"options" jsonb NOT NULL,
	"fifths" jsonb NOT NULL,
	"median_ms" integer NOT NULL,
	"flags" text[] NOT NULL,
	"reckoned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "item_statistics_item_id_version_place_pk" PRIMARY KEY("item_id","version","place")
);
--> statement-breakpoint
CREATE TABLE "structure_entries" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"parent" text,
	"name" jsonb NOT NULL,
	"instruction" jsonb,
	"distribution" jsonb,
	"position" integer NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "structure_entries_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "opens_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "replaces" text;--> statement-breakpoint
ALTER TABLE "item_versions" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "item_versions" ADD COLUMN "approver_id" uuid;--> statement-breakpoint
ALTER TABLE "item_versions" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "skill" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "type" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "difficulty" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "summary" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "draft_state" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "gaps" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (strip(search_words(search_text))) STORED;--> statement-breakpoint
UPDATE "items" SET
	"skill" = "latest"."skill",
	"difficulty" = "latest"."difficulty",
	"kind" = "latest"."content" #>> '{response,kind}',
	"summary" = left(coalesce(("latest"."content" #>> '{passages,0}') || ' ', '') || ("latest"."content" ->> 'stem'), 240),
	"search_text" = left(concat_ws(' ', "items"."id", "latest"."content" #>> '{topic,en}', "latest"."content" #>> '{topic,vi}', "latest"."content" ->> 'stem', "latest"."content" ->> 'passages', "latest"."content" #>> '{response,choices}'), 8000)
FROM "item_versions" AS "latest"
WHERE "latest"."item_id" = "items"."id" AND "latest"."version" = "items"."version";--> statement-breakpoint
ALTER TABLE "items" ALTER COLUMN "skill" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ALTER COLUMN "difficulty" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ALTER COLUMN "summary" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ALTER COLUMN "search_text" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "invalidated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "invalid_reason" text;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "rescored_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "item_comments" ADD CONSTRAINT "item_comments_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_drafts" ADD CONSTRAINT "item_drafts_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_corrections" ADD CONSTRAINT "key_corrections_item_id_version_item_versions_item_id_version_fk" FOREIGN KEY ("item_id","version") REFERENCES "public"."item_versions"("item_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_corrections" ADD CONSTRAINT "key_corrections_item_id_graded_as_item_versions_item_id_version_fk" FOREIGN KEY ("item_id","graded_as") REFERENCES "public"."item_versions"("item_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_changes" ADD CONSTRAINT "result_changes_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_statistics" ADD CONSTRAINT "item_statistics_item_id_version_item_versions_item_id_version_fk" FOREIGN KEY ("item_id","version") REFERENCES "public"."item_versions"("item_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_drafts_updated" ON "form_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "item_comments_item" ON "item_comments" USING btree ("item_id","created_at");--> statement-breakpoint
CREATE INDEX "result_changes_attempt" ON "result_changes" USING btree ("attempt_id","at");--> statement-breakpoint
CREATE INDEX "calibrations_created" ON "calibrations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "item_statistics_main" ON "item_statistics" USING btree ("item_id","version") WHERE "item_statistics"."is_main";--> statement-breakpoint
CREATE INDEX "item_statistics_flagged" ON "item_statistics" USING btree ("item_id","version") WHERE cardinality("item_statistics"."flags") > 0;--> statement-breakpoint
CREATE INDEX "structure_entries_parent" ON "structure_entries" USING btree ("kind","parent","position");--> statement-breakpoint
CREATE INDEX "items_search" ON "items" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "items_skill" ON "items" USING btree ("skill","difficulty");--> statement-breakpoint
CREATE INDEX "items_status" ON "items" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "items_states" ON "items" USING btree ("status","draft_state");--> statement-breakpoint
CREATE INDEX "items_updated" ON "items" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "items_draft_state" ON "items" USING btree ("draft_state") WHERE "items"."draft_state" is not null;--> statement-breakpoint
CREATE INDEX "items_gaps" ON "items" USING btree ("id") WHERE "items"."gaps" > 0;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "version_until_then" integer;--> statement-breakpoint
ALTER TABLE "item_drafts" ADD COLUMN "writers" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "forms_items" ON "forms" USING gin ("content" jsonb_path_ops) WHERE "forms"."account_id" is null;--> statement-breakpoint
CREATE INDEX "results_outcomes" ON "results" USING gin ("outcomes" jsonb_path_ops);--> statement-breakpoint
CREATE FUNCTION "refuse_version_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'an item version never changes';
END $$;--> statement-breakpoint
CREATE TRIGGER "item_versions_never_change" BEFORE UPDATE OR DELETE ON "item_versions"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_version_change"();--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "heard_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "attempts_state" ON "attempts" USING btree ("state","started_at");--> statement-breakpoint
CREATE INDEX "attempts_form" ON "attempts" USING btree ("form_id","started_at");--> statement-breakpoint
CREATE INDEX "results_total" ON "results" USING btree ("total_score","attempt_id");--> statement-breakpoint
CREATE INDEX "results_listed" ON "results" USING btree ("attempt_id","total_score","invalidated_at");--> statement-breakpoint
CREATE INDEX "results_invalidated" ON "results" USING btree ("invalidated_at") WHERE "results"."invalidated_at" is not null;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (search_words(action || ' ' || subject || ' ' || detail::text)) STORED;--> statement-breakpoint
CREATE INDEX "audit_log_search" ON "audit_log" USING gin ("search_words");--> statement-breakpoint
ALTER TABLE "structure_entries" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "structure_entries" ALTER COLUMN "position" DROP NOT NULL;--> statement-breakpoint
CREATE TABLE "statistics_reckonings" (
	"id" integer PRIMARY KEY NOT NULL,
	"basis" text NOT NULL,
	"results" integer NOT NULL,
	"answers" integer NOT NULL,
	"milliseconds" integer NOT NULL,
	"reckoned_at" timestamp with time zone NOT NULL
);
