CREATE TABLE "dropped_items" (
	"item_id" text NOT NULL,
	"version" integer NOT NULL,
	"reason" text NOT NULL,
	"student_note" jsonb,
	"by_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "dropped_items_item_id_version_pk" PRIMARY KEY("item_id","version")
);
--> statement-breakpoint
CREATE TABLE "official_scores" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"test" text NOT NULL,
	"taken_on" date NOT NULL,
	"rw" integer NOT NULL,
	"math" integer NOT NULL,
	"consented_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_statistics" (
	"form_id" text NOT NULL,
	"section" text NOT NULL,
	"route" text NOT NULL,
	"attempts" integer NOT NULL,
	"items" integer NOT NULL,
	"mean" real NOT NULL,
	"deviation" real NOT NULL,
	"alpha" real,
	"sem" real,
	"score_error" real,
	CONSTRAINT "form_statistics_form_id_section_route_pk" PRIMARY KEY("form_id","section","route")
);
--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "range_rules" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "item_statistics" ADD COLUMN "fit" jsonb;--> statement-breakpoint
ALTER TABLE "item_statistics" ADD COLUMN "dif" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "item_statistics" ADD COLUMN "entries" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "dropped_items" ADD CONSTRAINT "dropped_items_item_id_version_item_versions_item_id_version_fk" FOREIGN KEY ("item_id","version") REFERENCES "public"."item_versions"("item_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_scores" ADD CONSTRAINT "official_scores_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_statistics" ADD CONSTRAINT "form_statistics_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "official_scores_day" ON "official_scores" USING btree ("account_id","test","taken_on");--> statement-breakpoint
CREATE INDEX "results_outdated_ranges" ON "results" USING btree ("attempt_id") WHERE "results"."range_rules" < 1;