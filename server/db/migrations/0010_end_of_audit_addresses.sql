-- Network addresses in the audit log end after 12 months. `erase_old_audit_addresses` is the only way; it takes no argument and reads
-- the clock of the database, so that a caller can erase nothing else, and runs as the owner of the log, whose server may only add to it. The trigger permits that change inside the function,
-- which names itself in a setting that ends with the transaction, and checks the age again.
CREATE OR REPLACE FUNCTION "only_forget_in_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	person accounts;
BEGIN
	IF current_setting('bac.erasing_audit_addresses', true) = 'on'
		AND OLD.at < now() - interval '12 months'
		AND NEW.address IS NULL
		AND (NEW.id, NEW.at, NEW.action, NEW.subject, NEW.detail) = (OLD.id, OLD.at, OLD.action, OLD.subject, OLD.detail)
		AND (NEW.actor_id, NEW.request_id) IS NOT DISTINCT FROM (OLD.actor_id, OLD.request_id)
	THEN
		RETURN NEW;
	END IF;
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
CREATE FUNCTION "erase_old_audit_addresses"() RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
DECLARE
	erased bigint;
BEGIN
	PERFORM set_config('bac.erasing_audit_addresses', 'on', true);
	UPDATE audit_log SET address = NULL WHERE at < now() - interval '12 months' AND address IS NOT NULL;
	GET DIAGNOSTICS erased = ROW_COUNT;
	PERFORM set_config('bac.erasing_audit_addresses', '', true);
	RETURN erased;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION "erase_old_audit_addresses"() FROM PUBLIC;
