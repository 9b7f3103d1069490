-- Made by hand beforehand on a large site, with `create index concurrently`: those of results, forms and assigned_attempts.
CREATE INDEX IF NOT EXISTS "results_form" ON "results" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "results_items" ON "results" USING gin (jsonb_path_query_array("outcomes", '$[*].item') jsonb_path_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "forms_account" ON "forms" USING btree ("account_id") WHERE "forms"."account_id" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "assigned_attempts_student" ON "assigned_attempts" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "assignments_form" ON "assignments" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "family_links_parent" ON "family_links" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "family_links_by_student" ON "family_links" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "problem_reports_account" ON "problem_reports" USING btree ("account_id");--> statement-breakpoint
DROP INDEX "results_outcomes";--> statement-breakpoint
DROP INDEX "family_links_student";--> statement-breakpoint
-- Misses are found by their student, who has few: no index leads from an attempt to its misses. By its name the trigger comes after
-- those of the keys, so it has waited for whoever holds the result and may be writing misses.
CREATE OR REPLACE FUNCTION "delete_log_of_attempt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM attempt_events WHERE attempt_id = OLD.id;
	DELETE FROM mistakes WHERE account_id = OLD.account_id AND attempt_id = OLD.id;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Last, since nobody can store an answer from here to the end.
ALTER TABLE "mistakes" DROP CONSTRAINT "mistakes_attempt_id_attempts_id_fk";
