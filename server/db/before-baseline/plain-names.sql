-- Names that the baseline changed. Constraints are renamed with their tables and columns, because their names contain both.
ALTER TABLE "statistics_reckonings" RENAME TO "statistics_runs";
ALTER TABLE "statistics_runs" RENAME COLUMN "reckoned_at" TO "computed_at";
ALTER TABLE "item_statistics" RENAME COLUMN "reckoned_at" TO "computed_at";
ALTER TABLE "assignments" RENAME COLUMN "told_at" TO "notified_at";
ALTER TABLE "assignments" RENAME COLUMN "shown_at" TO "results_visible_at";
ALTER TABLE "assignments" RENAME COLUMN "cancelled_at" TO "canceled_at";
ALTER TABLE "family_links" RENAME COLUMN "has_letters" TO "gets_weekly_email";
ALTER TABLE "family_links" RENAME COLUMN "letters_token" TO "unsubscribe_token";
ALTER TABLE "family_links" RENAME COLUMN "told_until" TO "reported_until";
ALTER TABLE "attempts" RENAME COLUMN "heard_at" TO "last_heartbeat_at";
ALTER TABLE "ticket_files" RENAME COLUMN "brought_by" TO "uploaded_by";
ALTER TABLE "ticket_files" RENAME COLUMN "stored_as" TO "stored_name";
ALTER TABLE "content_entries" RENAME COLUMN "is_founding" TO "is_seeded";
ALTER TABLE "content_entries" RENAME COLUMN "version_until_then" TO "interim_version";
ALTER TABLE "demo_fillings" RENAME TO "demo_progress";
ALTER TABLE "founding_loads" RENAME TO "seed_loads";
ALTER TABLE "wishes" RENAME TO "waitlist";
ALTER INDEX "assignments_untold" RENAME TO "assignments_unnotified";
ALTER INDEX "tickets_not_over" RENAME TO "tickets_unfinished";
ALTER INDEX "tickets_given" RENAME TO "tickets_assigned";
ALTER INDEX "ticket_files_loose" RENAME TO "ticket_files_unattached";
ALTER TRIGGER "attempts_take_their_log" ON "attempts" RENAME TO "delete_attempt_log";
ALTER TABLE "demo_progress" RENAME CONSTRAINT "demo_fillings_pkey" TO "demo_progress_pkey";
ALTER TABLE "family_links" RENAME CONSTRAINT "family_links_letters_token_unique" TO "family_links_unsubscribe_token_unique";
ALTER TABLE "seed_loads" RENAME CONSTRAINT "founding_loads_pkey" TO "seed_loads_pkey";
ALTER TABLE "statistics_runs" RENAME CONSTRAINT "statistics_reckonings_pkey" TO "statistics_runs_pkey";
ALTER TABLE "waitlist" RENAME CONSTRAINT "wishes_account_id_accounts_id_fk" TO "waitlist_account_id_accounts_id_fk";
ALTER TABLE "waitlist" RENAME CONSTRAINT "wishes_topic_email_pk" TO "waitlist_topic_email_pk";
ALTER INDEX "wishes_account" RENAME TO "waitlist_account";
-- Jobs that wait in the queue, and the times of recurring jobs, follow the new names of their tasks.
DO $$
DECLARE
	names text[];
BEGIN
	IF to_regclass('graphile_worker._private_tasks') IS NULL THEN RETURN; END IF;
	FOREACH names SLICE 1 IN ARRAY ARRAY[
		['statistics.reckon', 'statistics.compute'],
		['classes.tell-shown', 'classes.notify-results'],
		['notifications.person-told', 'notifications.notify-person'],
		['notifications.people-told', 'notifications.notify-people'],
		['family.weekly-letter', 'family.weekly-email'],
		['results.shown', 'results.released'],
		['accounts.note-refusal', 'accounts.record-refusal']
	] LOOP
		UPDATE graphile_worker._private_tasks SET identifier = names[2] WHERE identifier = names[1];
		UPDATE graphile_worker._private_known_crontabs SET identifier = names[2] WHERE identifier = names[1];
	END LOOP;
END $$;
