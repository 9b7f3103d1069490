-- Ranges were clamped after the standard error was applied, so a perfect section was stored as 800–800. Each section keeps its
-- error, so the range that scoring gives now follows from what is stored.
UPDATE "results" SET "score" = jsonb_set("score", '{sections}', (
  SELECT jsonb_agg(section || CASE
    WHEN NOT section ? 'error' THEN '{}'
    WHEN (section ->> 'score')::int = 800 THEN jsonb_build_object('low',
      least((section ->> 'low')::int, greatest(200, floor((800 - (section ->> 'error')::numeric) / 10)::int * 10)))
    WHEN (section ->> 'score')::int = 200 THEN jsonb_build_object('high',
      greatest((section ->> 'high')::int, least(800, ceil((200 + (section ->> 'error')::numeric) / 10)::int * 10)))
    ELSE '{}' END ORDER BY place)
  FROM jsonb_array_elements("score" -> 'sections') WITH ORDINALITY AS each (section, place)))
WHERE "score" @? '$.sections[*] ? (@.score == 800 || @.score == 200)';--> statement-breakpoint
-- The range of a total stays within what the ranges of its sections add up to.
WITH sums AS (
  SELECT "attempt_id", sum((section ->> 'low')::int) AS low, sum((section ->> 'high')::int) AS high
  FROM "results", jsonb_array_elements("score" -> 'sections') AS section
  WHERE "score" ? 'total' GROUP BY "attempt_id")
UPDATE "results" SET "score" = jsonb_set("score", '{total}', "score" -> 'total' || jsonb_build_object(
  'low', greatest(("score" #>> '{total,low}')::int, sums.low),
  'high', least(("score" #>> '{total,high}')::int, sums.high)))
FROM sums
WHERE sums."attempt_id" = "results"."attempt_id"
  AND (("score" #>> '{total,low}')::int < sums.low OR ("score" #>> '{total,high}')::int > sums.high);
