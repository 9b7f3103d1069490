import type { WholeAssignment } from '@bac/contract/following/assignments.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignments } from '../../db/classes-schema.ts';
import { logVisibleMistakesJob } from '../../results/mistakes/log-mistakes.ts';
import { scoreCompleted } from '../../results/scoring/score-completed.ts';
import { notifyResultJob } from '../../accounts/notifications/notify-result.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { classroom, newStudent, type Classroom } from '../../testing/following/classroom.ts';
import { signedInAs } from '../../testing/factories.ts';
import { queuedEmailsTo } from '../../testing/queued-emails.ts';
import { runQueued } from '../../testing/run-queued.ts';
import { wrongAnswer, takeTest } from '../../testing/attempts/take-test.ts';
import { Student } from '../../testing/attempts/student.ts';
import { notifyAllShown } from './notify-shown.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const minute = 60 * 1000;
const hour = 60 * minute;

/** Runs what the job of every minute and the queue would run. */
async function minutePasses(): Promise<void> {
  await notifyAllShown(test.services);
  await runQueued(test, [logVisibleMistakesJob(test.services), notifyResultJob(test.services)]);
}

/** Everything a student can read of an attempt. */
async function readEverything(client: Student, attempt: string) {
  const data = async <Data>(path: string) => (await client.call('GET', path)).body.data as Data;
  const tests =
    await data<{ id: string; progress: { completed: number; latest: string | null } }[]>('/tests');
  const progress = tests.find(({ id }) => id === 'practice-rw-1')?.progress;
  const inbox = await data<{ rows: { title: { en: string } }[] }>('/notifications');
  return {
    report: await data<{ state: string; until?: string | null }>(`/results/${attempt}`),
    history: (await data<{ attempts: unknown[] }>('/results')).attempts.length,
    review: (await client.call('GET', `/results/${attempt}/questions`)).status,
    redo: (await client.call('GET', `/results/${attempt}/missed`)).status,
    retry: (
      await client.call('POST', `/results/${attempt}/tries`, {
        id: crypto.randomUUID(),
        module: 0,
        question: 0,
        answer: null,
      })
    ).status,
    log: (await data<unknown[]>('/mistakes')).length,
    due: (await data<{ due: number; nextAt: string | null }>('/mistakes/due')).nextAt !== null,
    completed: progress?.completed,
    latest: progress?.latest ?? null,
    notified: inbox.rows.filter(({ title }) => title.en === 'Your result is ready').length,
    share: (
      await client.call('POST', `/results/${attempt}/shares`, { id: crypto.randomUUID(), days: 7 })
    ).status,
    isEarned: (await data<{ id: string; earnedAt: string | null }[]>('/id/achievements')).some(
      ({ id, earnedAt }) => id === 'firstTest' && earnedAt !== null,
    ),
  };
}

const nothing = {
  report: { state: 'withheld' },
  history: 0,
  review: 404,
  redo: 404,
  retry: 404,
  log: 0,
  due: false,
  completed: 0,
  latest: null,
  notified: 0,
  share: 404,
  isEarned: false,
};

const everything = (attempt: string) => ({
  report: { state: 'ready' },
  history: 1,
  review: 200,
  redo: 200,
  retry: 200,
  log: 27,
  completed: 1,
  latest: attempt,
  notified: 1,
  share: 200,
  isEarned: true,
});

async function takeAssigned(
  resultTime: WholeAssignment['resultTime'],
): Promise<{ room: Classroom; lan: Student; assignment: string; attempt: string }> {
  const room = await classroom(test);
  const lan = await room.join(await newStudent(test));
  const assignment = await room.assign({ resultTime });
  const attempt = await takeTest(test, lan, 'practice-rw-1', wrongAnswer, assignment);
  return { room, lan, assignment, attempt };
}

describe('the result of an assigned attempt', () => {
  it('shows the result at once if the teacher chose that', async () => {
    const { lan, attempt } = await takeAssigned('at-once');
    await minutePasses();
    expect(await readEverything(lan, attempt)).toMatchObject(everything(attempt));
  });

  it('withholds the result everywhere until nobody can still be taking the test', async () => {
    const { room, lan, assignment, attempt } = await takeAssigned('after-close');
    const { closesAt, rows, resultsVisibleAt, mostMissed } = await room.readAssignment(assignment);
    // A practice set takes half an hour, twice as long with the largest allowance, and five minutes for the screens before it.
    // For 31 minutes more a device that was silent may deliver.
    const until = new Date(Date.parse(closesAt) + hour + 36 * minute).toISOString();
    expect(rows[0]?.attempts[0]?.result).toMatchObject({ right: 0 });
    expect(resultsVisibleAt).toBeNull();
    await minutePasses();
    expect(await readEverything(lan, attempt)).toMatchObject({
      ...nothing,
      report: { state: 'withheld', until },
    });
    // The teacher and the team see the result all the time.
    const admin = new Student(test.app, await signedInAs(test.services, 'admin'));
    for (const client of [room.teacher, admin]) {
      expect((await client.call('GET', `/results/${attempt}`)).body.data).toMatchObject({
        state: 'ready',
      });
    }
    const [missed] = mostMissed;
    const annotate = async () =>
      (await lan.call('PATCH', `/mistakes/${missed?.item}`, { note: 'Oh' })).status;
    expect(await annotate()).toBe(404);

    test.clock.turn(48 * hour + hour / 2);
    await minutePasses();
    expect(await readEverything(lan, attempt)).toMatchObject(nothing);
    test.clock.turn(hour / 2 + 36 * minute);
    await minutePasses();
    await minutePasses();
    expect(await readEverything(lan, attempt)).toMatchObject(everything(attempt));
    expect(await annotate()).toBe(200);
    expect((await room.readAssignment(assignment)).resultsVisibleAt).toBe(until);
    const letters = await queuedEmailsTo(test, `${lan.id}@example.com`);
    expect(letters.filter(({ subject }) => subject.startsWith('Your result'))).toHaveLength(1);
  });

  it('shows the result when the teacher releases it, and still after the note is changed', async () => {
    const { room, lan, assignment, attempt } = await takeAssigned('when-released');
    test.clock.turn(72 * hour);
    await minutePasses();
    expect(await readEverything(lan, attempt)).toMatchObject({
      ...nothing,
      report: { state: 'withheld', until: null },
    });
    const release = () =>
      room.teacher.call('POST', `${room.path}/assignments/${assignment}/release`, {});
    const first = (await release()).body.data as WholeAssignment;
    expect(first.resultsVisibleAt).toBe(test.clock.now().toISOString());
    await minutePasses();
    test.clock.turn(hour);
    expect(((await release()).body.data as WholeAssignment).resultsVisibleAt).toBe(
      first.resultsVisibleAt,
    );
    await minutePasses();
    expect(await readEverything(lan, attempt)).toMatchObject(everything(attempt));
    await room.putAssignment(assignment, {
      ...room.terms({ resultTime: 'when-released', note: 'Well done' }),
      opensAt: first.opensAt,
      closesAt: first.closesAt,
    });
    expect(await room.readAssignment(assignment)).toMatchObject({
      note: 'Well done',
      resultsVisibleAt: first.resultsVisibleAt,
    });
  });

  it('shows the result a month after the close if the teacher never releases it', async () => {
    const { lan, assignment, attempt } = await takeAssigned('when-released');
    const { db, clock } = test.services;
    const closesAt = new Date(clock.now().getTime() - 30 * 24 * hour + 1);
    await db.update(assignments).set({ closesAt }).where(eq(assignments.id, assignment));
    await minutePasses();
    expect(await readEverything(lan, attempt)).toMatchObject(nothing);
    test.clock.turn(1);
    await minutePasses();
    expect(await readEverything(lan, attempt)).toMatchObject(everything(attempt));
  });

  it('leaves the error log unchanged until then, and keeps what the student wrote in it afterwards', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test));
    const log = async () =>
      (await lan.call('GET', '/mistakes')).body.data as {
        item: string;
        attempt: string;
        cause: string | null;
      }[];
    const own = await takeTest(test, lan, 'practice-rw-1', wrongAnswer);
    test.clock.turn(hour);
    const assignment = await room.assign({ resultTime: 'when-released' });
    const withheldAttempt = await takeTest(test, lan, 'practice-rw-1', wrongAnswer, assignment);
    await minutePasses();
    const before = await log();
    expect(before).toHaveLength(27);
    expect(before.every(({ attempt }) => attempt === own)).toBe(true);

    await room.teacher.call('POST', `${room.path}/assignments/${assignment}/release`, {});
    await minutePasses();
    const after = await log();
    expect(after).toHaveLength(27);
    expect(after.every(({ attempt }) => attempt === withheldAttempt)).toBe(true);
    await lan.call('PATCH', `/mistakes/${after[0]?.item}`, { cause: 'careless' });
    await logVisibleMistakesJob(test.services).run({ attempt: withheldAttempt });
    expect((await log()).filter(({ cause }) => cause === 'careless')).toHaveLength(1);
  });

  it('notifies of a result that is scored after the results were shown', async () => {
    const room = await classroom(test);
    const lan = await room.join(await newStudent(test));
    const assignment = await room.assign({ resultTime: 'after-close' });
    await lan.start('practice-rw-1', assignment);
    await lan.open(0);
    test.clock.turn(72 * hour);
    await minutePasses();
    expect((await lan.read()).attempt.phase.name).toBe('completed');
    await scoreCompleted(test.services, lan.attempt);
    await minutePasses();
    expect((await readEverything(lan, lan.attempt)).notified).toBe(1);
  });

  it('withholds the result from a student who leaves the class to see it', async () => {
    const { room, lan, attempt } = await takeAssigned('after-close');
    await lan.call('DELETE', `/own-classes/${room.id}`);
    expect(await readEverything(lan, attempt)).toMatchObject(nothing);
    expect((await room.teacher.call('GET', `/results/${attempt}`)).status).toBe(404);
  });

  it('reveals nothing in the report of another attempt', async () => {
    const { lan, attempt } = await takeAssigned('after-close');
    const own = await takeTest(test, lan, 'practice-rw-2', wrongAnswer);
    const { report, history } = await readEverything(lan, own);
    expect(report.state).toBe('ready');
    expect(history).toBe(1);
    expect((await readEverything(lan, attempt)).report.state).toBe('withheld');
  });
});
