import type { Client } from 'pg';

const people = 20_000;
const tickets = 100_000;
const agents = 8;

/** SQL that picks one of the values per row. Different expressions keep neighboring columns independent. */
const oneOf = (options: string[], expression: string): string =>
  `(array['${options.join("', '")}'])[1 + (${expression})::int % ${options.length}]`;

const familyName = oneOf(['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Võ', 'Đặng', 'Bùi'], 'n');
const givenName = oneOf(['Ánh', 'Bảo', 'Châu', 'Dũng', 'Đức', 'Hà', 'Lan', 'Mai', 'Vy'], 'n * 5');

const fillPeople = `
  create temp table crowd as select n, gen_random_uuid() as id from generate_series(1, ${people}) as n;
  insert into accounts (id, email, username, full_name, password_hash, role, status, verified_at, created_at, updated_at)
    select id, 'person' || n || '@example.com', 'person' || n, ${familyName} || ' Minh ' || ${givenName}, 'none',
           case when n <= ${agents} then 'support' else 'student' end, 'active', now(), now(), now()
    from crowd;
  create unique index on crowd (n);`;

const subject = oneOf(
  [
    'Mất điểm sau khi nộp bài',
    'Không nhận được mã xác minh',
    'Đáp án câu hỏi có vẻ sai',
    'Xin thêm giờ làm bài',
    'Sai tên trên báo cáo',
    'Cannot open the second part',
    'Đổi số điện thoại',
  ],
  'n * 3',
);

/**
 * Two years of tickets, with more in recent months, up to about two hundred a day; all but the latest are closed. One in ten is
 * from a visitor. Of the open ones a third waits for the person, a third is unassigned and some are overdue.
 */
const fillTickets = `
  create temp table bench_tickets as
    select numbered.n, gen_random_uuid() as id,
           now() - interval '730 days' * power(numbered.n / ${tickets}.0, 1.4) as at, crowd.id as account,
           'person' || crowd.n || '@example.com' as email, numbered.n <= 4000 as is_open
    from (select generate_series(1, ${tickets}) as n) as numbered
    join crowd on crowd.n = 1 + (numbered.n * 7919::bigint) % ${people};
  insert into tickets (id, account_id, person_name, person_email, language, secret, subject, category, state, priority,
                       assignee_id, assigned_at, tags, excerpt, last_from, first_answer_due_at, resolution_due_at,
                       first_answer_at, resolved_at, paused_at, due_at, rating, revision, created_at, updated_at)
    select bench_tickets.id, case when n % 10 > 0 then account end, ${familyName} || ' ' || ${givenName}, email,
           case when n % 4 = 0 then 'en' else 'vi' end, sha256(bench_tickets.id::text::bytea), ${subject} || ' ' || (n * 37) % 9973,
           ${oneOf(['account', 'test', 'question', 'result', 'technical', 'other'], 'n * 11')},
           case when not is_open then case when n % 3 = 0 then 'resolved' else 'closed' end
                when n % 3 = 0 then 'waiting' when n % 3 = 1 then 'new' else 'open' end,
           ${oneOf(['normal', 'normal', 'normal', 'low', 'high', 'normal', 'urgent'], 'n * 13')},
           case when not is_open or n % 3 <> 1 then (select id from crowd where crowd.n = 1 + bench_tickets.n % ${agents}) end, at,
           case when n % 5 = 0 then array[${oneOf(['offline', 'điểm', 'mạng', 'refund', 'phụ huynh'], 'n / 5')}] else '{}' end,
           'Em chào anh chị ạ, em muốn hỏi về bài thi của em', case when n % 3 = 1 then 'person' else 'team' end,
           at + interval '8 hours', at + interval '32 hours', case when n % 3 <> 1 or not is_open then at + interval '3 hours' end,
           case when not is_open then at + interval '20 hours' end,
           case when not is_open or n % 3 = 0 then at + interval '4 hours' end,
           case when is_open and n % 3 > 0 then at + interval '30 hours' end,
           case when not is_open and n % 4 = 0 then 1 + n % 5 end, 1, at, at + interval '20 hours' * random()
    from bench_tickets;`;

/** Messages with realistic word frequencies: a few words in all of them, more in some, and very many in hardly any. */
const sentence = `
  ${oneOf(['Em chào anh chị ạ.', 'Chào bạn, cảm ơn bạn đã chờ.', 'Dạ em cảm ơn.'], 'part')} ||
  ${oneOf(
    [
      ' Hôm qua em làm bài thì mất mạng khoảng năm phút, máy báo đã lưu nhưng báo cáo chưa có điểm Toán.',
      ' Bài của bạn còn nguyên, chúng tôi đã chấm lại và điểm mới có trong báo cáo.',
      ' Em nghĩ đáp án của câu này phải là C, vì thay vào phương trình thì hai vế bằng nhau.',
      ' I cannot open the second part, the page stays white on my tablet.',
      ' Con tôi học lớp mười thì nên bắt đầu từ bài kiểm tra đầu vào nào, mong được tư vấn thêm.',
      ' Em đã kiểm tra thư rác rồi mà vẫn không thấy mã xác minh, xin gửi lại giúp em.',
    ],
    'abs(hashint4(n * 5 + part))',
  )} || case when part = 0 then ' ' || md5(n::text) else '' end
  || case when n % 90 = 0 then ' hoàn tiền' else '' end`;

const fillMessages = `
  insert into ticket_messages (id, ticket_id, kind, from_side, author_id, author_name, body, event, detail, is_mail, created_at)
    select gen_random_uuid(), id, case when part = 3 then 'note' when part = 4 and n % 4 = 0 then 'event' else 'reply' end,
           case when part % 2 = 0 then 'person' else 'team' end, account, 'Nguyễn Minh Ánh',
           case when part = 4 and n % 4 = 0 then '' else ${sentence} end,
           case when part = 4 and n % 4 = 0 then 'rated' end, case when part = 4 and n % 4 = 0 then '{"rating": "4"}'::jsonb end,
           part = 2 and n % 6 = 0, at + interval '2 hours' * part
    from bench_tickets, generate_series(0, 4) as part;`;

export interface DeskIds {
  /** The account of a person with many tickets. */
  person: string;
  agent: string;
}

/** Writes two years of a busy desk straight into the tables: 100,000 tickets with 500,000 messages. */
export async function fillTicketDesk(database: Client): Promise<DeskIds> {
  for (const statement of [fillPeople, fillTickets, fillMessages]) await database.query(statement);
  await database.query('vacuum analyze accounts, tickets, ticket_messages');
  const { rows } = await database.query<DeskIds>(
    `select (select id from crowd where n = 4711) as person, (select id from crowd where n = 1) as agent`,
  );
  return rows[0] ?? { person: '', agent: '' };
}
