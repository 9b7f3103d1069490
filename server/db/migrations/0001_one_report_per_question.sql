-- Nobody adds a report between the deletion of the duplicates and the unique index.
LOCK TABLE "problem_reports" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
-- The first report stays. The tickets of the others stay too.
DELETE FROM "problem_reports" AS "later" USING "problem_reports" AS "first"
  WHERE "later"."attempt_id" = "first"."attempt_id" AND "later"."item_id" = "first"."item_id"
    AND ("later"."created_at", "later"."id") > ("first"."created_at", "first"."id");--> statement-breakpoint
DROP INDEX "problem_reports_attempt";--> statement-breakpoint
CREATE UNIQUE INDEX "problem_reports_attempt_item" ON "problem_reports" USING btree ("attempt_id","item_id");
