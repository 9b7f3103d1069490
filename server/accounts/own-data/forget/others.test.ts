import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../../db/accounts-schema.ts';
import { auditLog } from '../../../db/schema.ts';
import { keyCorrected } from '../../../bank/events/key-corrected.ts';
import { notifyPersonJob } from '../../notifications/notify-person.ts';
import { notifyResultJob } from '../../notifications/notify-result.ts';
import { logVisibleMistakesJob } from '../../../results/mistakes/log-mistakes.ts';
import { notifyAllShown } from '../../../following/classes/notify-shown.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { classroom, newStudent } from '../../../testing/following/classroom.ts';
import { newAgent, newPersonWithTickets } from '../../../testing/tickets/desk.ts';
import { birthDates, linkUp, newPerson } from '../../../testing/following/family.ts';
import { runQueued } from '../../../testing/run-queued.ts';
import { wrongAnswer, takeTest } from '../../../testing/attempts/take-test.ts';
import { Student } from '../../../testing/attempts/student.ts';
import { forgetDue } from './forget-due.ts';
import { nobodyId } from './forget-authorship.ts';

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
});
afterEach(() => test.close());

const day = 24 * 60 * 60 * 1000;

type Change = Partial<typeof accounts.$inferInsert>;

const change = (id: string, changes: Change) =>
  test.services.db.update(accounts).set(changes).where(eq(accounts.id, id));

/** Forgets an account whose deletion was requested two weeks ago. */
async function forget(id: string): Promise<void> {
  await change(id, { deletesAt: test.clock.now() });
  await forgetDue(test.services);
}

const accountExists = async (id: string): Promise<boolean> =>
  (await test.services.db.$count(accounts, eq(accounts.id, id))) > 0;

const rowsOf = async (query: ReturnType<typeof sql>): Promise<unknown[]> =>
  (await test.services.db.execute(query)).rows;

const inboxOf = async (id: string): Promise<string> =>
  JSON.stringify(await rowsOf(sql`select title, text from notifications where account_id = ${id}`));

/** Reads the records of ticket assignments. */
const readAssignments = async () => ({
  log: await rowsOf(sql`select detail from audit_log where action = 'ticket.changed' order by id`),
  messages: await rowsOf(sql`select detail from ticket_messages where event = 'assigned'`),
});

describe('erasing the name of a forgotten person', () => {
  const fullName = 'Nguyễn Văn An';

  it('erases the name from the inboxes of related people only', async () => {
    const person = await newPerson(test, 'student', { fullName, dob: birthDates.grown });
    const namesake = await newPerson(test, 'student', { fullName, dob: birthDates.grown });
    const [parent, stranger] = [await newPerson(test, 'parent'), await newPerson(test, 'parent')];
    await linkUp(parent, person);
    await linkUp(stranger, namesake);
    await test.services.db.execute(sql`update family_links set ended_at = created_at`);
    const [left, other] = [await classroom(test), await classroom(test)];
    await left.join(new Student(test.app, person));
    await other.join(new Student(test.app, namesake));
    await person.send('DELETE', `/own-classes/${left.id}`);
    await rowsOf(sql`insert into notifications (id, account_id, title, text, link, created_at)
      select gen_random_uuid(), id, ${{ en: `About ${fullName}`, vi: `Về ${fullName}` }},
        '{"en": "", "vi": ""}', '/family', ${test.clock.now()}
      from accounts where id in (${parent.id}, ${stranger.id})`);
    await runQueued(test, [notifyPersonJob(test.services)]);
    await forget(person.id);
    for (const { id } of [parent, left.teacher]) {
      expect(await inboxOf(id)).toContain('someone who has left');
      expect(await inboxOf(id)).not.toContain(fullName);
    }
    for (const { id } of [stranger, other.teacher]) {
      expect(await inboxOf(id)).toContain(fullName);
      expect(await inboxOf(id)).not.toContain('someone who has left');
    }
  });

  it('erases nothing of a team member with the same name', async () => {
    const writer = await newPersonWithTickets(test);
    const ticket = await writer.open();
    const [lead, agent] = [await newAgent(test, 'Đỗ Khánh Ly'), await newAgent(test, fullName)];
    await lead.change([ticket], { assignee: agent.id });
    // The format of entries from before they contained ids.
    const old = { number: 1, before: { assignee: null }, changes: { assignee: fullName } };
    await test.services.db.insert(auditLog).values({
      at: test.clock.now(),
      actorId: lead.id,
      action: 'ticket.changed',
      subject: `ticket:${ticket}`,
      detail: old,
    });
    const before = await readAssignments();
    expect(JSON.stringify(before)).toContain(agent.id);
    for (const role of ['student', 'parent'] as const) {
      await forget((await newPerson(test, role, { fullName })).id);
    }
    expect(await readAssignments()).toEqual(before);

    await forget((await newAgent(test, fullName)).id);
    const [first] = (await readAssignments()).log;
    expect([first, (await readAssignments()).messages]).toEqual([before.log[0], before.messages]);

    await forget(agent.id);
    expect(await readAssignments()).toEqual({
      log: [{ detail: { isForgotten: true } }, { detail: { isForgotten: true } }],
      messages: [{ detail: { to: '' } }],
    });
  });
});

describe('pending effects for other people', () => {
  it('shows withheld results after the close to students whose teacher is forgotten before releasing them', async () => {
    const room = await classroom(test);
    const student = await room.join(await newStudent(test));
    const assignment = await room.assign({ resultTime: 'when-released' });
    const attempt = await takeTest(test, student, 'practice-rw-1', wrongAnswer, assignment);
    const runJobs = () =>
      runQueued(test, [logVisibleMistakesJob(test.services), notifyResultJob(test.services)]);
    const mistakes = async () => (await student.call('GET', '/mistakes')).body.data;
    await runJobs();
    expect(await mistakes()).toEqual([]);
    await forget(room.teacher.id);
    const minutePasses = async () => {
      await notifyAllShown(test.services);
      await runJobs();
    };
    await minutePasses();
    // A classmate may still be taking the test.
    expect(await mistakes()).toEqual([]);
    test.clock.turn(3 * day);
    await minutePasses();
    expect(await mistakes()).not.toEqual([]);
    expect(await rowsOf(sql`select link from notifications where id = ${attempt}`)).toEqual([
      { link: `/test-results/${attempt}` },
    ]);
  });

  it('keeps the job of a key correction after its editor is forgotten', async () => {
    const editor = await newPerson(test, 'admin');
    await newPerson(test, 'admin');
    const correction = { item: 'cats-1', version: 1, studentNote: null };
    await rowsOf(sql`select graphile_worker.add_job(${keyCorrected.name},
      ${JSON.stringify({ ...correction, by: editor.id })}::json)`);
    await forget(editor.id);
    expect(await accountExists(editor.id)).toBe(false);
    const jobs = (await rowsOf(sql`select payload from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id
      where task.identifier = ${keyCorrected.name}`)) as { payload: unknown }[];
    expect(jobs.map(({ payload }) => keyCorrected.payload.parse(payload))).toEqual([
      { ...correction, by: nobodyId },
    ]);
  });
});

describe('a suspended or banned person', () => {
  it.each(['suspended', 'banned'] as const)(
    'keeps a %s account and forgets it once it is active again',
    async (status) => {
      const { id } = await newPerson(test, 'student', { status });
      await forget(id);
      expect(await accountExists(id)).toBe(true);
      await change(id, { status: 'active' });
      await forgetDue(test.services);
      expect(await accountExists(id)).toBe(false);
    },
  );
});
