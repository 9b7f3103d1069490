import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../db/accounts-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { newStudent, type Client } from '../../testing/client.ts';
import { signedInAs } from '../../testing/factories.ts';
import { keyOf, missOf, sit } from '../../testing/attempts/sit.ts';
import { Student } from '../../testing/attempts/student.ts';
import { accountWithPassword, firefox, signIn } from '../../testing/accounts/two-devices.ts';

let test: TestApp;
const hour = 60 * 60 * 1000;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

interface Achievement {
  id: string;
  earnedAt: string | null;
  progress: number;
}

const now = () => test.clock.now().toISOString();

async function achievement(client: Client, id: string): Promise<Achievement | undefined> {
  const all: Achievement[] = await client.get('/id/achievements');
  return all.find((one) => one.id === id);
}

describe('achievements', () => {
  it('of a new account are what it has done and what is still to do', async () => {
    const student = await newStudent(test);
    expect(await student.get('/id/achievements')).toEqual([
      { id: 'registered', earnedAt: now(), progress: 1, target: 1 },
      { id: 'verified', earnedAt: now(), progress: 1, target: 1 },
      { id: 'profileComplete', earnedAt: null, progress: 2, target: 9 },
      { id: 'goalSet', earnedAt: null, progress: 0, target: 2 },
      { id: 'avatarSet', earnedAt: null, progress: 0, target: 1 },
      { id: 'firstWeek', earnedAt: null, progress: 0, target: 7 },
      { id: 'firstTest', earnedAt: null, progress: 0, target: 1 },
      { id: 'goalReached', earnedAt: null, progress: 0, target: 1 },
    ]);
    const { db } = test.services;
    await db.update(accounts).set({ verifiedAt: null }).where(eq(accounts.id, student.id));
    expect(await achievement(student, 'verified')).toMatchObject({ earnedAt: null, progress: 0 });
  });

  it('are earned when the last part is there, and stay earned then', async () => {
    const student = await newStudent(test);
    const change = (changes: object) => student.send('PATCH', '/id/profile', changes);
    await change({ goalScore: 1400 });
    expect(await achievement(student, 'goalSet')).toMatchObject({ earnedAt: null, progress: 1 });
    test.clock.turn(hour);
    const earnedAt = now();
    await change({ testDate: '2026-12-05' });
    test.clock.turn(hour);
    await change({ goalScore: 1500 });
    expect(await achievement(student, 'goalSet')).toMatchObject({ earnedAt, progress: 2 });
    await change({ goalScore: null });
    expect(await achievement(student, 'goalSet')).toMatchObject({ earnedAt: null, progress: 1 });
  });

  it('include a whole profile', async () => {
    const student = await newStudent(test);
    test.clock.turn(1000);
    await student.send('PATCH', '/id/profile', {
      dob: '2009-03-14',
      educationLevel: 'high-school',
      province: '74',
      district: '718',
      ward: '25747',
      bio: 'a',
      interests: 'b',
      goals: 'c',
      level: 'beginner',
    });
    const whole = { earnedAt: now(), progress: 9, target: 9 };
    expect(await achievement(student, 'profileComplete')).toMatchObject(whole);
  });

  it('include a week of days, counted as they are in Vietnam', async () => {
    const { email } = await accountWithPassword(test);
    let client = await signIn(test, email, firefox);
    // Half past four and half past five in the afternoon, UTC, are two days in Vietnam.
    test.clock.turn(untilHour(16.5) + 24 * hour);
    client = await signIn(test, email, firefox);
    test.clock.turn(hour);
    client = await signIn(test, email, firefox);
    expect(await achievement(client, 'firstWeek')).toMatchObject({ progress: 3, earnedAt: null });
    for (let day = 4; day <= 8; day += 1) {
      test.clock.turn(24 * hour);
      client = await signIn(test, email, firefox);
    }
    expect(await achievement(client, 'firstWeek')).toMatchObject({
      progress: 7,
      earnedAt: new Date(test.clock.now().getTime() - 24 * hour).toISOString(),
    });
  });
});

const studentWithGoal = async (goalScore: number) => {
  const who = new Student(test.app, await signedInAs(test.services, 'student'));
  await test.services.db.update(accounts).set({ goalScore }).where(eq(accounts.id, who.id));
  return who;
};

const achievementOf = async (who: Student, id: string) => {
  const { body } = await who.call('GET', '/id/achievements');
  return (body.data as Achievement[]).find((one) => one.id === id);
};

describe('achievements from results', () => {
  it('the first test counts when it is completed, the goal when a total reaches it', async () => {
    const ánh = await studentWithGoal(1500);
    await sit(test, ánh, 'diagnostic-1', (item) => keyOf(item));
    const earnedAt = (await achievementOf(ánh, 'firstTest'))?.earnedAt;
    expect(earnedAt).not.toBeNull();
    expect(await achievementOf(ánh, 'goalReached')).toEqual({
      id: 'goalReached',
      earnedAt,
      progress: 1500,
      target: 1500,
    });
  });

  it('below the goal the best total says how far one is, and practice counts as no total', async () => {
    const bình = await studentWithGoal(1600);
    await sit(test, bình, 'practice-rw-1', (item) => keyOf(item));
    expect(await achievementOf(bình, 'firstTest')).toMatchObject({ progress: 1 });
    expect(await achievementOf(bình, 'goalReached')).toMatchObject({ progress: 0, target: 1 });
    await sit(test, bình, 'diagnostic-1', (item) => missOf(item));
    const goal = await achievementOf(bình, 'goalReached');
    expect(goal).toMatchObject({ earnedAt: null, target: 1600 });
    expect(goal?.progress).toBeGreaterThanOrEqual(400);
    expect(goal?.progress).toBeLessThan(800);
  });
});

/** Milliseconds until it is that hour of the day in UTC. */
function untilHour(wanted: number): number {
  const today = test.clock.now().getTime() % (24 * hour);
  return (wanted * hour - today + 24 * hour) % (24 * hour);
}
