ALTER TABLE "result_changes" ALTER COLUMN "reason" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "key_corrections" ADD COLUMN "student_note" jsonb;--> statement-breakpoint
ALTER TABLE "result_changes" ADD COLUMN "student_note" jsonb;--> statement-breakpoint
-- Students could read why a key was corrected. Those reasons were written for the team: they leave the inbox and the results.
-- The audit log and key_corrections keep them.
UPDATE "notifications" SET "text" = (
  SELECT jsonb_object_agg(
    "language",
    CASE WHEN right("words", length("reason") + 1) = ' ' || "reason"
      THEN left("words", length("words") - length("reason") - 1) ELSE "words" END
  )
  FROM jsonb_each_text("notifications"."text") AS "each" ("language", "words")
)
FROM "result_changes"
WHERE "result_changes"."id" = "notifications"."id" AND "result_changes"."kind" = 'rescored' AND "result_changes"."reason" IS NOT NULL;--> statement-breakpoint
UPDATE "result_changes" SET "reason" = NULL WHERE "kind" = 'rescored';
