import type { Client } from 'pg';

const people = 100_000;
const attempts = 50_000;
const auditEntries = 30_000;

/** SQL that picks one of the values per row. Different factors keep neighboring columns independent. */
const oneOf = (options: string[], factor: number): string =>
  `(array['${options.join("', '")}'])[1 + (n * ${factor}) % ${options.length}]`;

const familyName = oneOf(
  ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Huỳnh', 'Võ', 'Đặng', 'Bùi'],
  1,
);
const middleName = oneOf(['Minh', 'Thị', 'Văn', 'Thu', 'Quốc', 'Khánh', 'Ngọc'], 3);
const givenName = oneOf(
  ['Ánh', 'Bảo', 'Châu', 'Dũng', 'Đức', 'Hà', 'Hiếu', 'Lan', 'Linh', 'Mai', 'Nam', 'Quân', 'Vy'],
  5,
);

/** Two years of registrations, with more in recent months; one person in four never came back after the first day. */
const fillAccounts = `
  create temp table crowd as
    select n, gen_random_uuid() as id,
           now() - interval '730 days' * power(n / ${people}.0, 1.5) as created_at
    from generate_series(1, ${people}) as n;
  insert into accounts (id, email, username, full_name, phone, password_hash, role, status, verified_at,
                        last_login_at, created_at, updated_at)
    select id, 'person' || n || '@example.com', 'person' || n,
           ${familyName} || ' ' || ${middleName} || ' ' || ${givenName}, '09' || lpad(n::text, 8, '0'), 'none',
           case when n % 50 = 0 then 'tutor' when n % 77 = 0 then 'teacher' when n % 500 = 1 then 'support'
                when n % 9 = 0 then 'parent' else 'student' end,
           case when n % 20 = 3 then 'pending' when n % 200 = 7 then 'suspended' when n % 500 = 9 then 'banned'
                when n % 100 = 11 then 'inactive' else 'active' end,
           case when n % 20 <> 3 then created_at end,
           case when n % 4 > 0 then created_at + (now() - created_at) * random() end, created_at, created_at
    from crowd;
  insert into email_codes (account_id, code_hash, sent_at, expires_at, tries_left)
    select id, '\\x00', now(), now() + interval '10 minutes', 5 from crowd where n % 20 = 3 and n % 40 = 3;
  insert into sessions (token_hash, account_id, address, last_seen_at, created_at, expires_at)
    select sha256(id::text::bytea), id, '10.0.0.1', now(), now(), now() + interval '30 days'
    from crowd where n % 5 = 0;
  insert into presence (account_id, seen_at, is_idle, chosen)
    select id, now() - interval '1 minute' * (n % 5000), n % 7 = 0, case when n % 90 = 0 then 'busy' end
    from crowd where n % 3 = 0;
  insert into activity_days (day, account_id)
    select distinct current_date - ((n * 31 + back * back * 3) % 90), id
    from crowd, generate_series(0, 9) as back where n % 3 = 0;`;

/** Copies one real attempt and its score, each with a different total, without the data that no list reads. */
const fillAttempts = (real: string): string => `
  create temp table copied as
    select n, gen_random_uuid() as id, crowd.id as account,
           greatest(crowd.created_at, now() - interval '120 days' * random()) as started_at
    from crowd where n % 2 = 0 limit ${attempts};
  insert into attempts (id, account_id, form_id, state, has_text_to_speech, started_at, ended_at)
    select copied.id, account, form_id,
           case when n % 40 = 0 then 'running' when n % 10 = 0 then 'abandoned' else 'completed' end, false,
           copied.started_at, case when n % 40 > 0 then copied.started_at + interval '70 minutes' end
    from copied, attempts where attempts.id = '${real}';
  insert into results (attempt_id, account_id, form_id, completed_at, right_answers, questions, seen_before,
                       used_ms, method, score, gains, modules, outcomes)
    select copied.id, account, form_id, copied.started_at + interval '70 minutes', right_answers, questions, 0,
           3000000 + n * 10, method,
           jsonb_set(score, '{total,score}', to_jsonb(400 + 10 * ((n * 7 % 60) + (n * 11 % 61)))), '[]', '[]', '[]'
    from copied, results where results.attempt_id = '${real}' and n % 10 > 0;
  insert into problem_reports (id, account_id, attempt_id, item_id, version, reason, message, created_at)
    select gen_random_uuid(), account, copied.id, item_id, version, 'other', '', copied.started_at
    from (select *, row_number() over () as place from copied where n % 30 = 0) as copied
    join (select *, row_number() over () as place, count(*) over () as versions from item_versions) as reported
      on reported.place = 1 + (copied.place * copied.place) % reported.versions;`;

const fillAudit = `
  insert into audit_log (at, actor_id, action, subject, detail, address)
    select now() - interval '200 days' * (1 - n / ${auditEntries}.0),
           (select id from crowd where crowd.n = 1 + (entry.n * 37) % 500),
           ${oneOf(['account.suspended', 'account.edited', 'session.opened', 'content.published', 'settings.changed'], 1)},
           'account:' || (select id from crowd where crowd.n = 1 + (entry.n * 53) % ${people}),
           '{"before": {"status": "active"}, "changes": {"status": "suspended"}}', '10.0.0.1'
    from generate_series(1, ${auditEntries}) as entry(n);`;

/** Writes two years of data of a busy product straight into the tables. */
export async function fill(database: Client, realAttempt: string): Promise<void> {
  await database.query(fillAccounts);
  await database.query('create unique index on crowd (n)');
  await database.query(fillAttempts(realAttempt));
  await database.query(fillAudit);
  await database.query('vacuum analyze');
}
