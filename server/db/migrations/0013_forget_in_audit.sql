-- Entries that may name an account, by the log's indexes; `audit_names` decides. An entry with the id has the middle parts of the
-- id as words (the first and the last may be glued to a letter), and one with the address has all words of the address.
CREATE FUNCTION "audit_candidates"("person" "accounts") RETURNS SETOF bigint LANGUAGE sql STABLE AS $$
	SELECT id FROM audit_log WHERE actor_id = person.id
	UNION
	SELECT id FROM audit_log WHERE subject IN (
		SELECT 'attempt:' || attempts.id FROM attempts WHERE attempts.account_id = person.id
		UNION ALL SELECT 'ticket:' || tickets.id FROM tickets WHERE tickets.account_id = person.id)
	UNION
	SELECT id FROM audit_log WHERE search_words @@
		concat_ws(' & ', split_part(person.id::text, '-', 2), split_part(person.id::text, '-', 3), split_part(person.id::text, '-', 4))::tsquery
	UNION
	SELECT id FROM audit_log WHERE search_words @@ array_to_string(tsvector_to_array(search_words(person.email)), ' & ')::tsquery
	-- Tickets name those who answer them; few such people leave.
	UNION
	SELECT id FROM audit_log WHERE person.role NOT IN ('student', 'parent') AND action LIKE 'ticket.%'
$$;--> statement-breakpoint
-- Erases a person whose deletion is due from the audit log; the actions and their times stay. Entries about the site itself also
-- keep their details unless these name the person. It runs as the owner of the log, because the server's role may only add to it;
-- the trigger of the log allows this change and no other.
CREATE FUNCTION "forget_in_audit"("person_id" uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
DECLARE
	person accounts;
BEGIN
	SELECT * INTO STRICT person FROM accounts WHERE id = person_id;
	PERFORM set_config('bac.forgetting', person_id::text, true);
	UPDATE audit_log AS entry SET
		actor_id = or_nobody(entry.actor_id, person_id),
		subject = replace(entry.subject, person_id::text, 'forgotten'),
		address = CASE WHEN entry.actor_id = person_id THEN NULL ELSE entry.address END,
		detail = CASE
			WHEN entry.actor_id = person_id
				AND split_part(entry.subject, ':', 1) IN (
					'item', 'items', 'form', 'test', 'content', 'content-kind', 'structure', 'settings',
					'role', 'threshold', 'canned', 'calibration', 'broadcast')
				AND position(person_id::text IN entry.detail::text) = 0
				AND position(to_jsonb(person.email)::text IN entry.detail::text) = 0
				THEN entry.detail
			ELSE '{"isForgotten": true}' END
	WHERE entry.id IN (SELECT audit_candidates(person)) AND audit_names(entry, person);
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION "forget_in_audit"(uuid) FROM PUBLIC;
