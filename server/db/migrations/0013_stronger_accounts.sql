CREATE TABLE "demo_fillings" (
	"id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"seated" integer NOT NULL
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
ALTER TABLE "accounts" ADD COLUMN "second_step_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "deletes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "is_forgotten" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "is_simulated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "not_me_links" ADD CONSTRAINT "not_me_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_steps" ADD CONSTRAINT "sign_in_steps_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD CONSTRAINT "totp_secrets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_step_resets" ADD CONSTRAINT "two_step_resets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_account" ON "data_exports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "not_me_links_account" ON "not_me_links" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_account" ON "passkeys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_account" ON "recovery_codes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_steps_account" ON "sign_in_steps" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "accounts_deletes_at" ON "accounts" USING btree ("deletes_at");--> statement-breakpoint
CREATE INDEX "accounts_simulated" ON "accounts" USING btree ("id") WHERE is_simulated;--> statement-breakpoint
-- By hand: a person who goes is forgotten in the log and in the bank too. Only in a transaction that says whom it forgets
-- (`bac.forgetting`), only in rows that name that person, and only what names them may become nobody; see record 22.
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
DROP TRIGGER "audit_log_append_only" ON "audit_log";--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE DELETE OR TRUNCATE ON "audit_log"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_log_only_forgets" BEFORE UPDATE ON "audit_log"
	FOR EACH ROW EXECUTE FUNCTION "only_forget_in_audit"();--> statement-breakpoint
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
DROP TRIGGER "item_versions_never_change" ON "item_versions";--> statement-breakpoint
CREATE TRIGGER "item_versions_never_change" BEFORE DELETE ON "item_versions"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_version_change"();--> statement-breakpoint
CREATE TRIGGER "item_versions_only_forget" BEFORE UPDATE ON "item_versions"
	FOR EACH ROW EXECUTE FUNCTION "only_forget_in_versions"();
