import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../db/accounts-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { newStudent, type Client } from '../../testing/client.ts';
import { signedInAs } from '../../testing/factories.ts';
import { rightAnswer, wrongAnswer, takeTest } from '../../testing/attempts/take-test.ts';
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

async function readAchievement(client: Client, id: string): Promise<Achievement | undefined> {
  const all: Achievement[] = await client.get('/id/achievements');
  return all.find((achievement) => achievement.id === id);
}

describe('achievements', () => {
  it('lists earned and open achievements of a new account', async () => {
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
    expect(await readAchievement(student, 'verified')).toMatchObject({
      earnedAt: null,
      progress: 0,
    });
  });

  it('an achievement is earned when its last field is filled in, and keeps that time', async () => {
    const student = await newStudent(test);
    const change = (changes: object) => student.send('PATCH', '/id/profile', changes);
    await change({ goalScore: 1400 });
    expect(await readAchievement(student, 'goalSet')).toMatchObject({
      earnedAt: null,
      progress: 1,
    });
    test.clock.turn(hour);
    const earnedAt = now();
    await change({ testDate: '2026-12-05' });
    test.clock.turn(hour);
    await change({ goalScore: 1500 });
    expect(await readAchievement(student, 'goalSet')).toMatchObject({ earnedAt, progress: 2 });
    await change({ goalScore: null });
    expect(await readAchievement(student, 'goalSet')).toMatchObject({
      earnedAt: null,
      progress: 1,
    });
  });

  it('a complete profile is an achievement', async () => {
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
    const complete = { earnedAt: now(), progress: 9, target: 9 };
    expect(await readAchievement(student, 'profileComplete')).toMatchObject(complete);
  });

  it('signing in on seven days, counted in Vietnam, is an achievement', async () => {
    const { email } = await accountWithPassword(test);
    let client = await signIn(test, email, firefox);
    // 16:30 and 17:30 UTC are on different days in Vietnam.
    test.clock.turn(untilHour(16.5) + 24 * hour);
    client = await signIn(test, email, firefox);
    test.clock.turn(hour);
    client = await signIn(test, email, firefox);
    expect(await readAchievement(client, 'firstWeek')).toMatchObject({
      progress: 3,
      earnedAt: null,
    });
    for (let day = 4; day <= 8; day += 1) {
      test.clock.turn(24 * hour);
      client = await signIn(test, email, firefox);
    }
    expect(await readAchievement(client, 'firstWeek')).toMatchObject({
      progress: 7,
      earnedAt: new Date(test.clock.now().getTime() - 24 * hour).toISOString(),
    });
  });
});

const studentWithGoal = async (goalScore: number) => {
  const student = new Student(test.app, await signedInAs(test.services, 'student'));
  await test.services.db.update(accounts).set({ goalScore }).where(eq(accounts.id, student.id));
  return student;
};

const achievementOf = async (student: Student, id: string) => {
  const { body } = await student.call('GET', '/id/achievements');
  return (body.data as Achievement[]).find((achievement) => achievement.id === id);
};

describe('achievements from results', () => {
  it('earns the first test at its completion, and the goal when a total reaches it', async () => {
    const ánh = await studentWithGoal(1500);
    await takeTest(test, ánh, 'diagnostic-1', (item) => rightAnswer(item));
    const earnedAt = (await achievementOf(ánh, 'firstTest'))?.earnedAt;
    expect(earnedAt).not.toBeNull();
    expect(await achievementOf(ánh, 'goalReached')).toEqual({
      id: 'goalReached',
      earnedAt,
      progress: 1500,
      target: 1500,
    });
  });

  it('progress toward the goal is the best total; practice has no total', async () => {
    const bình = await studentWithGoal(1600);
    await takeTest(test, bình, 'practice-rw-1', (item) => rightAnswer(item));
    expect(await achievementOf(bình, 'firstTest')).toMatchObject({ progress: 1 });
    expect(await achievementOf(bình, 'goalReached')).toMatchObject({ progress: 0, target: 1 });
    await takeTest(test, bình, 'diagnostic-1', (item) => wrongAnswer(item));
    const goal = await achievementOf(bình, 'goalReached');
    expect(goal).toMatchObject({ earnedAt: null, target: 1600 });
    expect(goal?.progress).toBeGreaterThanOrEqual(400);
    expect(goal?.progress).toBeLessThan(800);
  });
});

/** The milliseconds until the next occurrence of an hour of the day in UTC. */
function untilHour(hourOfDay: number): number {
  const today = test.clock.now().getTime() % (24 * hour);
  return (hourOfDay * hour - today + 24 * hour) % (24 * hour);
}
