import { sql } from 'drizzle-orm';
import type { TestApp } from '../app.ts';
import { classroom } from '../following/classroom.ts';
import { birthDates, linkUp, newPerson, type PersonClient } from '../following/family.ts';
import { wrongAnswer, takeTest } from '../attempts/take-test.ts';
import { Student } from '../attempts/student.ts';
import { fileForm, teamWrites } from '../tickets/tickets.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const self = {
  email: 'kimthoa9137@example.com',
  username: 'kimthoa9137',
  fullName: 'Huyền Tôn Nữ Kim Thoa',
  phone: '0912345987',
};

/** The texts the person writes, each in a different feature. */
const texts = {
  bio: 'nuôi một con mèo tam thể',
  ticket: 'con mèo của em giẫm lên bàn phím',
  report: 'câu này sai vì mèo không biết bơi',
  highlight: 'ghi chú bên lề về con mèo',
  mistake: 'nhầm vì mải xem mèo',
  rating: 'trả lời nhanh như mèo',
  allowance: 'dị ứng lông mèo',
};

export interface PersonWithEverything {
  person: PersonClient;
  /** Texts that must not be found anywhere after the deletion of the account. */
  traces: string[];
  attempt: string;
  /** People linked with the person. */
  parent: PersonClient;
  room: Awaited<ReturnType<typeof classroom>>;
}

async function takeTests(test: TestApp, person: PersonClient) {
  const room = await classroom(test, { fullName: 'Quách Gia Khiêm' });
  const student = new Student(test.app, person, 'phone-of-kimthoa9137');
  await room.join(student);
  await room.teacher.call('PUT', `${room.path}/students/${student.id}/allowance`, {
    extraTime: { rw: 1.5, math: 1 },
    pause: true,
    note: texts.allowance,
  });
  const assignment = await room.assign();
  const attempt = await takeTest(test, student, 'practice-rw-1', wrongAnswer, assignment);
  await student.start('practice-math-1');
  await student.open(0);
  const at = { module: 0, question: 0 } as const;
  const place = { block: 'b1', start: 0, end: 3, quote: 'abc', colour: 'blue' } as const;
  await student.send(
    { type: 'highlighted', ...at, highlight: { id: 'h1', ...place } },
    { type: 'noted', ...at, id: 'h1', note: texts.highlight },
  );
  return { room, attempt };
}

async function writeTicket(test: TestApp, person: PersonClient, attempt: string): Promise<void> {
  const { body, type } = fileForm(Buffer.concat([png, Buffer.from(texts.ticket)]));
  const file = crypto.randomUUID();
  const upload = (id: string) =>
    person.send('POST', `/tickets/files?id=${id}&name=meo.png`, body, { 'content-type': type });
  await upload(file);
  await upload(crypto.randomUUID());
  const ticket = crypto.randomUUID();
  const fields = { id: ticket, subject: 'Bàn phím', category: 'technical', message: texts.ticket };
  await person.send('POST', '/tickets', { ...fields, files: [file], attempt, visitor: null });
  await teamWrites(test, ticket, `Chào ${self.fullName}!`);
  await teamWrites(test, ticket, `${self.fullName} lại hỏi`, { kind: 'note' });
  await person.send('POST', `/tickets/${ticket}/state`, { state: 'closed' });
  await person.send('POST', `/tickets/${ticket}/rating`, { rating: 5, comment: texts.rating });
  await person.send('POST', `/results/${attempt}/problems`, {
    id: crypto.randomUUID(),
    module: 0,
    question: 0,
    reason: 'typo',
    message: texts.report,
  });
  const [mistake] = await person.get('/mistakes');
  await person.send('PATCH', `/mistakes/${mistake.item}`, { note: texts.mistake });
  await person.send('POST', `/results/${attempt}/shares`, { id: crypto.randomUUID(), days: 7 });
}

/** Writes a note into the log of a finished attempt, and one that came too late. */
async function noteInLog({ services }: TestApp, attempt: string): Promise<void> {
  const noted = { type: 'noted', module: 0, question: 0, id: 'h1', note: texts.highlight };
  const late = { type: 'superseded', event: noted, reason: 'module-closed' };
  const visits = sql`select seq, row_number() over (order by seq) as position from attempt_events
    where attempt_id = ${attempt} and event ->> 'type' = 'visited'`;
  for (const [index, event] of [noted, late].entries()) {
    await services.db.execute(sql`update attempt_events set event = ${event}
      where attempt_id = ${attempt}
        and seq = (select seq from (${visits}) as visits where position = ${index + 1})`);
  }
}

/** Inserts rows into tables that only other roles fill, or whose rows last for minutes. */
async function insertRows({ services }: TestApp, id: string, other: string): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const [token, uuid] = [sql`gen_random_uuid()::text::bytea`, sql`gen_random_uuid()`];
  const statements = [
    sql`insert into email_codes values (${id}, ${token}, ${now}, ${now}, 3)`,
    sql`insert into password_resets values (${token}, ${id}, ${now})`,
    sql`insert into totp_secrets (account_id, sealed, confirmed_at) values (${id}, ${token}, ${now})`,
    sql`insert into recovery_codes (code_hash, account_id, created_at) values (${token}, ${id}, ${now})`,
    sql`insert into passkeys (id, account_id, credential_id, public_key, counter, transports, name, created_at)
        values (${uuid}, ${id}, 'credential', ${token}, 0, '{}', 'Điện thoại', ${now})`,
    sql`insert into sign_in_steps (token_hash, account_id, tries_left, expires_at) values (${token}, ${id}, 5, ${now})`,
    sql`insert into passkey_challenges (id, challenge, purpose, account_id, expires_at)
        values (${uuid}, 'challenge', 'registration', ${id}, ${now})`,
    sql`insert into two_step_resets values (${id}, ${now}, ${id}, 'lost phone')`,
    sql`insert into two_step_resets values (${other}, ${now}, ${id}, 'lost phone')`,
    sql`insert into not_me_links (token_hash, account_id, created_at, expires_at) values (${token}, ${id}, ${now}, ${now})`,
    sql`insert into interest_checks values (${id}, ${uuid}, ${now}, '{}')`,
    sql`insert into waitlist values ('forums', ${self.email}, null, 'vi', ${now})`,
    sql`insert into presence values (${id}, ${now}, false, null)`,
    sql`insert into activity_days values ('2026-11-15', ${id})`,
    sql`insert into broadcasts values (${uuid}, '{}', '{"en": "News"}', '{"en": "News"}', null, false, ${id}, ${now}, 0, true)`,
    sql`insert into content_entries (id, kind, slug, position, status, version, is_seeded, created_at, updated_at)
        values ('00000000-0000-4000-8000-000000000001', 'announcement', 'cats', 1, 'draft', 1, false, ${now}, ${now})`,
    sql`insert into content_versions values ('00000000-0000-4000-8000-000000000001', 1, '{}', ${id}, ${now})`,
    sql`insert into items (id, version, status, skill, difficulty, kind, summary, search_text, created_at, updated_at)
        select 'cats-1', 1, 'draft', skill, difficulty, kind, '', '', ${now}, ${now} from items limit 1`,
    sql`insert into item_versions (item_id, version, skill, difficulty, content, author_id, approver_id, created_at)
        select 'cats-1', 1, skill, difficulty, content, ${id}, ${other}, ${now} from item_versions limit 1`,
    sql`insert into item_drafts (item_id, content, based_on, state, revision, note, author_id, writers, created_at, updated_at)
        values ('cats-1', '{}', 1, 'draft', 1, '', ${id}, array[${id}::uuid, ${other}::uuid], ${now}, ${now})`,
    sql`insert into item_comments (id, item_id, version, body, author_id, created_at)
        values (${uuid}, 'cats-1', 1, 'Better so.', ${id}, ${now})`,
    sql`insert into dropped_items (item_id, version, reason, by_id, at) values ('cats-1', 1, 'No key is fair.', ${id}, ${now})`,
    sql`insert into official_scores (id, account_id, test, taken_on, rw, math, consented_at) values (gen_random_uuid(), ${id}, 'sat', '2026-10-03', 600, 610, ${now})`,
    sql`insert into key_corrections (item_id, version, graded_as, reason, by_id, at) values ('cats-1', 1, 1, 'The key was wrong.', ${id}, ${now})`,
    sql`insert into calibrations (id, section, model, scope, state, progress, by_id, created_at, decided_by_id)
        values (${uuid}, 'rw', '2pl', 'all', 'done', 1, ${id}, ${now}, ${id})`,
    sql`insert into rescorings (id, generation, state, reason, total, tally, by_id, created_at)
        values (${uuid}, 1, 'done', 'Measured now.', 0, '{}', ${id}, ${now})`,
    sql`insert into form_drafts values ('cats', 'practice-rw', '{}', '[]', null, '[]', 1, ${id}, ${now}, ${now})`,
    sql`insert into forms (id, blueprint, status, content, scaling, account_id, created_at, updated_at)
        select 'for-one', blueprint, 'published', content, scaling, ${id}, ${now}, ${now} from forms limit 1`,
    sql`insert into classes values (${uuid}, ${id}, 'Lớp mèo', '', 'CATCAT', false, ${now})`,
    sql`insert into guardian_consents values (${uuid}, ${other}, ${id}, ${self.fullName}, '1', ${now}, null)`,
    sql`insert into family_invitations (id, from_id, side, email, code, created_at, expires_at)
        values (${uuid}, ${other}, 'parent', ${self.email}, 'CATS', ${now}, ${now})`,
    sql`insert into result_changes (id, attempt_id, kind, reason, by_id, at)
        select ${uuid}, id, 'extended', ${self.fullName}, ${id}, ${now} from attempts where account_id = ${id} limit 1`,
    sql`insert into ticket_replying select id, ${id}, ${now} from tickets limit 1`,
    sql`insert into notifications (id, account_id, title, text, link, created_at)
        values (${uuid}, ${other}, ${{ en: `${self.fullName} joined`, vi: `${self.fullName} đã vào lớp` }}, '{"en": "", "vi": ""}', '/classes/1', ${now})`,
    sql`insert into audit_log (at, actor_id, action, subject, detail, address)
        values (${now}, ${id}, 'settings.changed', 'settings:site', '{"changes": {"name": "Bậc"}}', '10.1.2.3'),
               (${now}, ${other}, 'account.edited', ${`account:${id}`}, ${{ before: { fullName: self.fullName } }}, '10.1.2.4'),
               (${now}, ${other}, 'class.student-removed', 'class:1', ${{ student: id }}, '10.1.2.4')`,
  ];
  for (const statement of statements) await db.execute(statement);
}

/** Creates a person who has used every feature, as a student and as a member of the team. */
export async function personWithEverything(test: TestApp): Promise<PersonWithEverything> {
  const columns = { ...self, dob: birthDates.grown, bio: texts.bio, language: 'vi' as const };
  const person = await newPerson(test, 'student', columns);
  const parent = await newPerson(test, 'parent', { fullName: 'Tôn Thất Kỳ Vĩ' });
  const avatar = fileForm(png);
  await person.send('POST', '/id/avatar', avatar.body, { 'content-type': avatar.type });
  const { room, attempt } = await takeTests(test, person);
  await noteInLog(test, attempt);
  await linkUp(parent, person);
  await writeTicket(test, person, attempt);
  await insertRows(test, person.id, parent.id);
  const traces = [person.id, ...Object.values(self), ...Object.values(texts)];
  return { person, traces, attempt, parent, room };
}
