CREATE TABLE "rescorings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"generation" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"total" integer NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"cursor" uuid,
	"tally" jsonb NOT NULL,
	"preview" jsonb,
	"failed" integer DEFAULT 0 NOT NULL,
	"by_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "generation" integer;--> statement-breakpoint
CREATE INDEX "rescorings_created" ON "rescorings" USING btree ("created_at");