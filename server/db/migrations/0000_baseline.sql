-- The schema of release 1.0. The tables are generated from `server/db/*schema.ts`; the functions before them and everything after
-- “Written by hand” are not, because drizzle-kit does not know functions, triggers and rows.

-- Removes case and Vietnamese accents. Every search of the product uses it, so “mat khau” finds “Mật khẩu”.
CREATE FUNCTION "fold_accents"("value" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
	SELECT lower(translate(regexp_replace(normalize("value", NFD), '[\u0300-\u036f]', '', 'g'), 'Đđ', 'dd'))
$$;--> statement-breakpoint
-- Splits a text into the words of a search vector, without positions. PostgreSQL's own parser would split “1820e32d” into a number
-- and a letter. The body is resolved at creation, because a dump is restored with an empty search path.
CREATE FUNCTION "search_words"("value" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN array_to_tsvector(ARRAY(
	SELECT left(word, 100) FROM regexp_split_to_table("fold_accents"("value"), '[^a-z0-9]+') AS word WHERE word <> ''
));--> statement-breakpoint
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
	"settles_at" timestamp with time zone,
	"last_heartbeat_at" timestamp with time zone,
	"packed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb NOT NULL,
	"request_id" text,
	"address" text,
	"search_words" "tsvector" GENERATED ALWAYS AS (search_words(action || ' ' || subject || ' ' || detail::text)) STORED
);
--> statement-breakpoint
CREATE TABLE "packed_logs" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"last_seq" integer NOT NULL,
	"items" text[] NOT NULL,
	"log" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"full_name" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"phone" text,
	"phone_e164" text,
	"dob" date,
	"gender" text,
	"education_level" text,
	"province" text,
	"district" text,
	"ward" text,
	"address" text,
	"current_address" text,
	"bio" text,
	"interests" text,
	"goals" text,
	"level" text,
	"goal_score" integer,
	"test_date" date,
	"timezone" text,
	"language" text,
	"notifications" jsonb,
	"preferences" jsonb,
	"terms_accepted_at" timestamp with time zone,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"suspended_until" timestamp with time zone,
	"status_reason" text,
	"status_note" text,
	"verified_at" timestamp with time zone,
	"last_login_at" timestamp with time zone,
	"avatar" text,
	"second_step_since" timestamp with time zone,
	"deletes_at" timestamp with time zone,
	"is_forgotten" boolean DEFAULT false NOT NULL,
	"is_simulated" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (search_words(full_name || ' ' || email || ' ' || coalesce(phone, ''))) STORED,
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "email_codes" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries_left" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"user_agent" text,
	"address" text,
	"last_seen_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
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
	"writers" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "key_corrections" (
	"item_id" text NOT NULL,
	"version" integer NOT NULL,
	"graded_as" integer NOT NULL,
	"reason" text NOT NULL,
	"student_note" jsonb,
	"by_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "key_corrections_item_id_version_pk" PRIMARY KEY("item_id","version")
);
--> statement-breakpoint
CREATE TABLE "assigned_attempts" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"assignment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"form_id" text NOT NULL,
	"note" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"sections" jsonb NOT NULL,
	"shows" text NOT NULL,
	"results_visible_at" timestamp with time zone,
	"notified_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_members" (
	"class_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_members_class_id_student_id_pk" PRIMARY KEY("class_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "class_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"text" text NOT NULL,
	"reached" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"teacher_id" uuid NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"join_code" text NOT NULL,
	"is_archived" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "classes_join_code_unique" UNIQUE("join_code")
);
--> statement-breakpoint
CREATE TABLE "activity_days" (
	"day" date NOT NULL,
	"account_id" uuid NOT NULL,
	CONSTRAINT "activity_days_day_account_id_pk" PRIMARY KEY("day","account_id")
);
--> statement-breakpoint
CREATE TABLE "broadcasts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"segment" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"link" text,
	"is_mailed" boolean NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"reached" integer NOT NULL,
	"is_done" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"broadcast_id" uuid,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"link" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone,
	"is_idle" boolean NOT NULL,
	"chosen" text
);
--> statement-breakpoint
CREATE TABLE "role_changes" (
	"role" text NOT NULL,
	"permission" text NOT NULL,
	"is_granted" boolean NOT NULL,
	CONSTRAINT "role_changes_role_permission_pk" PRIMARY KEY("role","permission")
);
--> statement-breakpoint
CREATE TABLE "content_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"published_version" integer,
	"interim_version" integer,
	"shows_from" timestamp with time zone,
	"shows_until" timestamp with time zone,
	"is_seeded" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"entry_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"body" jsonb NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_versions_entry_id_version_pk" PRIMARY KEY("entry_id","version")
);
--> statement-breakpoint
CREATE TABLE "waitlist" (
	"topic" text NOT NULL,
	"email" text NOT NULL,
	"account_id" uuid,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waitlist_topic_email_pk" PRIMARY KEY("topic","email")
);
--> statement-breakpoint
CREATE TABLE "demo_progress" (
	"id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"seated" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_id" uuid NOT NULL,
	"side" text NOT NULL,
	"email" text,
	"code" text NOT NULL,
	"consent_version" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "family_invitations_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "family_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"gets_weekly_email" boolean NOT NULL,
	"unsubscribe_token" "bytea" NOT NULL,
	"reported_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	CONSTRAINT "family_links_unsubscribe_token_unique" UNIQUE("unsubscribe_token")
);
--> statement-breakpoint
CREATE TABLE "guardian_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"guardian_id" uuid NOT NULL,
	"guardian_name" text NOT NULL,
	"version" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_uuids" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"id" text PRIMARY KEY NOT NULL,
	"blueprint" text NOT NULL,
	"status" text NOT NULL,
	"content" jsonb NOT NULL,
	"scaling" jsonb NOT NULL,
	"account_id" uuid,
	"opens_at" timestamp with time zone,
	"replaces" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_versions" (
	"item_id" text NOT NULL,
	"version" integer NOT NULL,
	"skill" text NOT NULL,
	"difficulty" text NOT NULL,
	"content" jsonb NOT NULL,
	"author_id" uuid,
	"approver_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "item_versions_item_id_version_pk" PRIMARY KEY("item_id","version")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"skill" text NOT NULL,
	"type" text,
	"difficulty" text NOT NULL,
	"kind" text NOT NULL,
	"summary" text NOT NULL,
	"search_text" text NOT NULL,
	"draft_state" text,
	"gaps" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (search_words(search_text)) STORED
);
--> statement-breakpoint
CREATE TABLE "seed_loads" (
	"hash" text PRIMARY KEY NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interest_checks" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"answers" jsonb NOT NULL,
	CONSTRAINT "interest_checks_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "admission_thresholds" (
	"id" text PRIMARY KEY NOT NULL,
	"university" jsonb NOT NULL,
	"score" integer NOT NULL,
	"year" integer NOT NULL,
	"source" jsonb NOT NULL,
	"url" text,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answer_counts" (
	"item_id" text NOT NULL,
	"version" integer NOT NULL,
	"answer" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "answer_counts_item_id_version_answer_pk" PRIMARY KEY("item_id","version","answer")
);
--> statement-breakpoint
CREATE TABLE "mistakes" (
	"account_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"version" integer NOT NULL,
	"attempt_id" uuid NOT NULL,
	"module" integer NOT NULL,
	"question" integer NOT NULL,
	"missed_at" timestamp with time zone NOT NULL,
	"likely_cause" text,
	"cause_rules" integer DEFAULT 0 NOT NULL,
	"suggested" text NOT NULL,
	"cause" text,
	"note" text NOT NULL,
	"stage" integer NOT NULL,
	"due_at" timestamp with time zone,
	"last_try" uuid,
	"was_right" boolean,
	CONSTRAINT "mistakes_account_id_item_id_pk" PRIMARY KEY("account_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "problem_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"version" integer NOT NULL,
	"reason" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "result_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"student_note" jsonb,
	"before" jsonb,
	"after" jsonb,
	"minutes" integer,
	"by_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "result_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "result_shares_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "results" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"form_id" text NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	"right_answers" integer NOT NULL,
	"questions" integer NOT NULL,
	"seen_before" integer NOT NULL,
	"used_ms" integer NOT NULL,
	"invalidated_at" timestamp with time zone,
	"invalid_reason" text,
	"rescored_at" timestamp with time zone,
	"method" text NOT NULL,
	"score" jsonb NOT NULL,
	"total_score" integer GENERATED ALWAYS AS (((score #>> '{total,score}')::integer)) STORED,
	"gains" jsonb NOT NULL,
	"modules" jsonb NOT NULL,
	"outcomes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"file" text,
	"bytes" integer
);
--> statement-breakpoint
CREATE TABLE "not_me_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"purpose" text NOT NULL,
	"account_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_steps" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "totp_secrets" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"sealed" "bytea",
	"confirmed_at" timestamp with time zone,
	"last_step" integer,
	"next_sealed" "bytea",
	"next_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "two_step_resets" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"started_by" uuid,
	"reason" text NOT NULL
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
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "item_statistics_item_id_version_place_pk" PRIMARY KEY("item_id","version","place")
);
--> statement-breakpoint
CREATE TABLE "statistics_runs" (
	"id" integer PRIMARY KEY NOT NULL,
	"basis" text NOT NULL,
	"results" integer NOT NULL,
	"answers" integer NOT NULL,
	"milliseconds" integer NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "structure_entries" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"parent" text,
	"name" jsonb,
	"instruction" jsonb,
	"distribution" jsonb,
	"position" integer,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "structure_entries_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "canned_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"category" text,
	"body" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ticket_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid,
	"message_id" uuid,
	"uploaded_by" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"stored_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_side" text NOT NULL,
	"author_id" uuid,
	"author_name" text,
	"body" text NOT NULL,
	"event" text,
	"detail" jsonb,
	"is_mail" boolean NOT NULL,
	"mail_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (search_words(body)) STORED
);
--> statement-breakpoint
CREATE TABLE "ticket_replying" (
	"ticket_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_replying_ticket_id_account_id_pk" PRIMARY KEY("ticket_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tickets_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid,
	"person_name" text NOT NULL,
	"person_email" text NOT NULL,
	"language" text NOT NULL,
	"secret" "bytea" NOT NULL,
	"subject" text NOT NULL,
	"category" text NOT NULL,
	"state" text NOT NULL,
	"priority" text NOT NULL,
	"assignee_id" uuid,
	"assigned_at" timestamp with time zone,
	"tags" text[] NOT NULL,
	"about" jsonb,
	"merged_into" uuid,
	"rating" integer,
	"rating_comment" text,
	"excerpt" text NOT NULL,
	"last_from" text NOT NULL,
	"first_answer_due_at" timestamp with time zone NOT NULL,
	"resolution_due_at" timestamp with time zone NOT NULL,
	"first_answer_at" timestamp with time zone,
	"resolved_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (search_words(number::text || ' ' || subject || ' ' || person_name || ' ' || person_email)) STORED
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packed_logs" ADD CONSTRAINT "packed_logs_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_codes" ADD CONSTRAINT "email_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_comments" ADD CONSTRAINT "item_comments_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_drafts" ADD CONSTRAINT "item_drafts_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_corrections" ADD CONSTRAINT "key_corrections_item_id_version_item_versions_item_id_version_fk" FOREIGN KEY ("item_id","version") REFERENCES "public"."item_versions"("item_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_corrections" ADD CONSTRAINT "key_corrections_item_id_graded_as_item_versions_item_id_version_fk" FOREIGN KEY ("item_id","graded_as") REFERENCES "public"."item_versions"("item_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assigned_attempts" ADD CONSTRAINT "assigned_attempts_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assigned_attempts" ADD CONSTRAINT "assigned_attempts_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assigned_attempts" ADD CONSTRAINT "assigned_attempts_student_id_accounts_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_student_id_accounts_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_messages" ADD CONSTRAINT "class_messages_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_teacher_id_accounts_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_days" ADD CONSTRAINT "activity_days_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_broadcast_id_broadcasts_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_invitations" ADD CONSTRAINT "family_invitations_from_id_accounts_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_links" ADD CONSTRAINT "family_links_parent_id_accounts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_links" ADD CONSTRAINT "family_links_student_id_accounts_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_student_id_accounts_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_versions" ADD CONSTRAINT "item_versions_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_checks" ADD CONSTRAINT "interest_checks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_counts" ADD CONSTRAINT "answer_counts_item_id_version_item_versions_item_id_version_fk" FOREIGN KEY ("item_id","version") REFERENCES "public"."item_versions"("item_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistakes" ADD CONSTRAINT "mistakes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_item_id_version_item_versions_item_id_version_fk" FOREIGN KEY ("item_id","version") REFERENCES "public"."item_versions"("item_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_changes" ADD CONSTRAINT "result_changes_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_shares" ADD CONSTRAINT "result_shares_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "not_me_links" ADD CONSTRAINT "not_me_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_steps" ADD CONSTRAINT "sign_in_steps_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD CONSTRAINT "totp_secrets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_step_resets" ADD CONSTRAINT "two_step_resets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_statistics" ADD CONSTRAINT "item_statistics_item_id_version_item_versions_item_id_version_fk" FOREIGN KEY ("item_id","version") REFERENCES "public"."item_versions"("item_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_message_id_ticket_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_replying" ADD CONSTRAINT "ticket_replying_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_replying" ADD CONSTRAINT "ticket_replying_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_account" ON "attempts" USING btree ("account_id","form_id");--> statement-breakpoint
CREATE INDEX "attempts_settles_at" ON "attempts" USING btree ("settles_at");--> statement-breakpoint
CREATE INDEX "attempts_started_at" ON "attempts" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "attempts_state" ON "attempts" USING btree ("state","started_at");--> statement-breakpoint
CREATE INDEX "attempts_form" ON "attempts" USING btree ("form_id","started_at");--> statement-breakpoint
CREATE INDEX "attempts_ended_at" ON "attempts" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "attempts_unpacked" ON "attempts" USING btree ("ended_at") WHERE "attempts"."packed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_running" ON "attempts" USING btree ("account_id","form_id") WHERE "attempts"."state" = 'running';--> statement-breakpoint
CREATE INDEX "audit_log_search" ON "audit_log" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "accounts_search" ON "accounts" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "accounts_created" ON "accounts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "accounts_last_login" ON "accounts" USING btree ("last_login_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "accounts_status" ON "accounts" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "accounts_role" ON "accounts" USING btree ("role","created_at");--> statement-breakpoint
CREATE INDEX "accounts_role_status" ON "accounts" USING btree ("role","status");--> statement-breakpoint
CREATE INDEX "accounts_name" ON "accounts" USING btree (fold_accents(full_name),"id");--> statement-breakpoint
CREATE INDEX "accounts_suspended_until" ON "accounts" USING btree ("suspended_until");--> statement-breakpoint
CREATE INDEX "accounts_deletes_at" ON "accounts" USING btree ("deletes_at");--> statement-breakpoint
CREATE INDEX "accounts_simulated" ON "accounts" USING btree ("id") WHERE is_simulated;--> statement-breakpoint
CREATE INDEX "password_resets_account" ON "password_resets" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "form_drafts_updated" ON "form_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "item_comments_item" ON "item_comments" USING btree ("item_id","created_at");--> statement-breakpoint
CREATE INDEX "assigned_attempts_assignment" ON "assigned_attempts" USING btree ("assignment_id","student_id");--> statement-breakpoint
CREATE INDEX "assigned_attempts_student" ON "assigned_attempts" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "assignments_class" ON "assignments" USING btree ("class_id","opens_at");--> statement-breakpoint
CREATE INDEX "assignments_form" ON "assignments" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "assignments_unreminded" ON "assignments" USING btree ("closes_at") WHERE "assignments"."reminded_at" is null and "assignments"."canceled_at" is null;--> statement-breakpoint
CREATE INDEX "assignments_unnotified" ON "assignments" USING btree ("results_visible_at") WHERE "assignments"."notified_at" is null;--> statement-breakpoint
CREATE INDEX "class_members_student" ON "class_members" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "class_messages_class" ON "class_messages" USING btree ("class_id","created_at");--> statement-breakpoint
CREATE INDEX "classes_teacher" ON "classes" USING btree ("teacher_id","created_at");--> statement-breakpoint
CREATE INDEX "activity_days_account" ON "activity_days" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "notifications_account" ON "notifications" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_broadcast" ON "notifications" USING btree ("broadcast_id");--> statement-breakpoint
CREATE INDEX "notifications_broadcast_read" ON "notifications" USING btree ("broadcast_id") WHERE "notifications"."read_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "content_entries_slug" ON "content_entries" USING btree ("kind","slug");--> statement-breakpoint
CREATE INDEX "waitlist_account" ON "waitlist" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "family_invitations_from" ON "family_invitations" USING btree ("from_id","created_at");--> statement-breakpoint
CREATE INDEX "family_invitations_email" ON "family_invitations" USING btree ("email") WHERE "family_invitations"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "family_links_pair" ON "family_links" USING btree ("parent_id","student_id") WHERE "family_links"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "family_links_parent" ON "family_links" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "family_links_by_student" ON "family_links" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "guardian_consents_student" ON "guardian_consents" USING btree ("student_id","given_at");--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "used_uuids_used_at" ON "used_uuids" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "forms_items" ON "forms" USING gin ("content" jsonb_path_ops) WHERE "forms"."account_id" is null;--> statement-breakpoint
CREATE INDEX "forms_account" ON "forms" USING btree ("account_id") WHERE "forms"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "item_versions_skill" ON "item_versions" USING btree ("skill");--> statement-breakpoint
CREATE INDEX "items_search" ON "items" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "items_skill" ON "items" USING btree ("skill","difficulty");--> statement-breakpoint
CREATE INDEX "items_status" ON "items" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "items_states" ON "items" USING btree ("status","draft_state");--> statement-breakpoint
CREATE INDEX "items_updated" ON "items" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "items_draft_state" ON "items" USING btree ("draft_state") WHERE "items"."draft_state" is not null;--> statement-breakpoint
CREATE INDEX "items_gaps" ON "items" USING btree ("id") WHERE "items"."gaps" > 0;--> statement-breakpoint
CREATE INDEX "interest_checks_account" ON "interest_checks" USING btree ("account_id","taken_at");--> statement-breakpoint
CREATE INDEX "mistakes_due" ON "mistakes" USING btree ("account_id","due_at");--> statement-breakpoint
CREATE INDEX "mistakes_outdated" ON "mistakes" USING btree ("account_id","attempt_id") WHERE "mistakes"."cause_rules" < 1;--> statement-breakpoint
CREATE INDEX "problem_reports_account" ON "problem_reports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "problem_reports_attempt" ON "problem_reports" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "problem_reports_created_at" ON "problem_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "problem_reports_item" ON "problem_reports" USING btree ("item_id","version");--> statement-breakpoint
CREATE INDEX "result_changes_attempt" ON "result_changes" USING btree ("attempt_id","at");--> statement-breakpoint
CREATE INDEX "result_shares_attempt" ON "result_shares" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "results_account" ON "results" USING btree ("account_id","completed_at");--> statement-breakpoint
CREATE INDEX "results_completed_at" ON "results" USING btree ("completed_at","total_score");--> statement-breakpoint
CREATE INDEX "results_total" ON "results" USING btree ("total_score","attempt_id");--> statement-breakpoint
CREATE INDEX "results_listed" ON "results" USING btree ("attempt_id","total_score","invalidated_at");--> statement-breakpoint
CREATE INDEX "results_invalidated" ON "results" USING btree ("invalidated_at") WHERE "results"."invalidated_at" is not null;--> statement-breakpoint
CREATE INDEX "results_form" ON "results" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "results_items" ON "results" USING gin (jsonb_path_query_array("outcomes", '$[*].item') jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "data_exports_account" ON "data_exports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "not_me_links_account" ON "not_me_links" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_account" ON "passkeys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_account" ON "recovery_codes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_steps_account" ON "sign_in_steps" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "calibrations_created" ON "calibrations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "item_statistics_main" ON "item_statistics" USING btree ("item_id","version") WHERE "item_statistics"."is_main";--> statement-breakpoint
CREATE INDEX "item_statistics_flagged" ON "item_statistics" USING btree ("item_id","version") WHERE cardinality("item_statistics"."flags") > 0;--> statement-breakpoint
CREATE INDEX "structure_entries_parent" ON "structure_entries" USING btree ("kind","parent","position");--> statement-breakpoint
CREATE INDEX "ticket_files_message" ON "ticket_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "ticket_files_ticket" ON "ticket_files" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "ticket_files_unattached" ON "ticket_files" USING btree ("created_at") WHERE "ticket_files"."message_id" is null;--> statement-breakpoint
CREATE INDEX "ticket_messages_ticket" ON "ticket_messages" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_messages_mail" ON "ticket_messages" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "ticket_messages_rated" ON "ticket_messages" USING btree ("created_at") WHERE "ticket_messages"."event" = 'rated';--> statement-breakpoint
CREATE INDEX "ticket_messages_search" ON "ticket_messages" USING gin ("search_words");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_number" ON "tickets" USING btree ("number");--> statement-breakpoint
CREATE INDEX "tickets_account" ON "tickets" USING btree ("account_id","updated_at");--> statement-breakpoint
CREATE INDEX "tickets_adoptable" ON "tickets" USING btree ("person_email") WHERE "tickets"."account_id" is null;--> statement-breakpoint
CREATE INDEX "tickets_attempt" ON "tickets" USING btree (("about" ->> 'attempt')) WHERE "tickets"."about" is not null;--> statement-breakpoint
CREATE INDEX "tickets_due" ON "tickets" USING btree ("due_at","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "tickets_due_last" ON "tickets" USING btree ("due_at" DESC NULLS LAST,"updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "tickets_priority" ON "tickets" USING btree (array_position('{low,normal,high,urgent}'::text[], "priority"),"updated_at","id");--> statement-breakpoint
CREATE INDEX "tickets_unfinished" ON "tickets" USING btree ("state","due_at","assignee_id","category") WHERE "tickets"."state" in ('new', 'open', 'waiting');--> statement-breakpoint
CREATE INDEX "tickets_counted" ON "tickets" USING btree ("state","category","priority","assignee_id");--> statement-breakpoint
CREATE INDEX "tickets_assigned" ON "tickets" USING btree ("assignee_id","assigned_at");--> statement-breakpoint
CREATE INDEX "tickets_person" ON "tickets" USING btree (lower("person_email"),"updated_at");--> statement-breakpoint
CREATE INDEX "tickets_resolved" ON "tickets" USING btree ("resolved_at");--> statement-breakpoint
CREATE INDEX "tickets_first_answer" ON "tickets" USING btree ("first_answer_at");--> statement-breakpoint
CREATE INDEX "tickets_state" ON "tickets" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "tickets_updated" ON "tickets" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "tickets_created" ON "tickets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tickets_assignee" ON "tickets" USING btree ("assignee_id","due_at") WHERE "tickets"."state" in ('new', 'open', 'waiting');--> statement-breakpoint
CREATE INDEX "tickets_category" ON "tickets" USING btree ("category","state","updated_at");--> statement-breakpoint
CREATE INDEX "tickets_tags" ON "tickets" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "tickets_search" ON "tickets" USING gin ("search_words");--> statement-breakpoint
-- Written by hand from here on.

-- No query searches by the content of an event, and statistics of it took two thirds of the time of each ANALYZE.
ALTER TABLE "attempt_events" ALTER COLUMN "event" SET STATISTICS 0;--> statement-breakpoint

-- The audit log and item versions are append-only, with one exception: a transaction that deletes an account sets
-- `bac.forgetting` to its id and may then replace what identifies that person, in rows that mention them (record 22).
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the audit log is append-only';
END $$;--> statement-breakpoint
CREATE FUNCTION "refuse_version_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'an item version never changes';
END $$;--> statement-breakpoint
CREATE FUNCTION "or_nobody"("named" uuid, "person" uuid) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN named = person THEN '00000000-0000-0000-0000-000000000000' ELSE named END
$$;--> statement-breakpoint
CREATE FUNCTION "forgotten_account"() RETURNS uuid LANGUAGE sql STABLE AS $$
	SELECT nullif(current_setting('bac.forgetting', true), '')::uuid
$$;--> statement-breakpoint
CREATE FUNCTION "audit_names"("entry" "audit_log", "account" "accounts") RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT entry.actor_id IS NOT DISTINCT FROM account.id
		OR position(account.id::text IN entry.subject || ' ' || entry.detail::text) > 0
		OR position(to_jsonb(account.email)::text IN entry.detail::text) > 0
		OR (entry.action LIKE 'ticket.%' AND NOT entry.detail ? 'assigneeIds' AND account.role NOT IN ('student', 'parent')
			AND coalesce(account.full_name IN (entry.detail #>> '{before,assignee}', entry.detail #>> '{changes,assignee}'), false))
		OR entry.subject IN (SELECT 'attempt:' || id FROM attempts WHERE account_id = account.id)
		OR entry.subject IN (SELECT 'ticket:' || id FROM tickets WHERE account_id = account.id)
$$;--> statement-breakpoint
CREATE FUNCTION "only_forget_in_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	person accounts;
BEGIN
	SELECT * INTO person FROM accounts WHERE id = forgotten_account();
	IF person.deletes_at IS NULL OR NOT audit_names(OLD, person)
		OR (NEW.id, NEW.at, NEW.action) IS DISTINCT FROM (OLD.id, OLD.at, OLD.action)
		OR NEW.request_id IS DISTINCT FROM OLD.request_id
		OR NEW.actor_id IS DISTINCT FROM or_nobody(OLD.actor_id, person.id)
		OR NEW.subject IS DISTINCT FROM replace(OLD.subject, person.id::text, 'forgotten')
		OR NOT (NEW.detail = OLD.detail OR NEW.detail = '{"isForgotten": true}')
		OR NOT (NEW.address IS NOT DISTINCT FROM OLD.address OR (NEW.address IS NULL AND OLD.actor_id = person.id))
	THEN
		RAISE EXCEPTION 'the audit log is append-only';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "only_forget_in_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	person uuid := forgotten_account();
BEGIN
	IF person IS NULL
		OR (NEW.item_id, NEW.version, NEW.skill, NEW.difficulty, NEW.content, NEW.note, NEW.created_at)
			IS DISTINCT FROM (OLD.item_id, OLD.version, OLD.skill, OLD.difficulty, OLD.content, OLD.note, OLD.created_at)
		OR NEW.author_id IS DISTINCT FROM or_nobody(OLD.author_id, person)
		OR NEW.approver_id IS DISTINCT FROM or_nobody(OLD.approver_id, person)
	THEN
		RAISE EXCEPTION 'an item version never changes';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE DELETE OR TRUNCATE ON "audit_log"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_log_only_forgets" BEFORE UPDATE ON "audit_log"
	FOR EACH ROW EXECUTE FUNCTION "only_forget_in_audit"();--> statement-breakpoint
CREATE TRIGGER "item_versions_never_change" BEFORE DELETE ON "item_versions"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_version_change"();--> statement-breakpoint
CREATE TRIGGER "item_versions_only_forget" BEFORE UPDATE ON "item_versions"
	FOR EACH ROW EXECUTE FUNCTION "only_forget_in_versions"();--> statement-breakpoint

-- The log has no foreign key, because checking one at every append costs more than the append (record 23). The trigger's name sorts
-- after the triggers of the foreign keys: those wait for transactions that still write misses of this attempt.
CREATE FUNCTION "delete_log_of_attempt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM attempt_events WHERE attempt_id = OLD.id;
	DELETE FROM mistakes WHERE account_id = OLD.account_id AND attempt_id = OLD.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "delete_attempt_log" AFTER DELETE ON "attempts"
	FOR EACH ROW EXECUTE FUNCTION "delete_log_of_attempt"();
--> statement-breakpoint

-- The thresholds that the product starts with; an administrator edits them.
INSERT INTO "admission_thresholds" ("id", "university", "score", "year", "source", "fields") VALUES
	('neu-2025', '{"en": "National Economics University", "vi": "Đại học Kinh tế Quốc dân"}', 1200, 2025,
		'{"en": "Press reports; not checked with the university", "vi": "Theo báo chí, chưa đối chiếu với trường"}',
		'["economics", "business", "marketing", "finance", "trade", "tourism", "law", "data-science", "computing"]'),
	('hup-2025', '{"en": "Hanoi University of Pharmacy", "vi": "Trường Đại học Dược Hà Nội"}', 1300, 2025,
		'{"en": "Press reports; not checked with the university", "vi": "Theo báo chí, chưa đối chiếu với trường"}',
		'["pharmacy", "biotechnology"]'),
	('ftu-2025', '{"en": "Foreign Trade University", "vi": "Trường Đại học Ngoại thương"}', 1380, 2025,
		'{"en": "Press reports; not checked with the university", "vi": "Theo báo chí, chưa đối chiếu với trường"}',
		'["economics", "business", "marketing", "finance", "trade", "law", "languages"]');
