ALTER TABLE "mistakes" ADD COLUMN IF NOT EXISTS "likely_cause" text;--> statement-breakpoint
ALTER TABLE "mistakes" ADD COLUMN IF NOT EXISTS "cause_rules" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Covers every row until the job has recomputed them. On a large site add the columns by hand beforehand, then this index with
-- `create index concurrently`.
CREATE INDEX IF NOT EXISTS "mistakes_outdated" ON "mistakes" USING btree ("account_id","attempt_id") WHERE "mistakes"."cause_rules" < 1;
