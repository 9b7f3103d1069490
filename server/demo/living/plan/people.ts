import type { Random } from '@bac/exam/random.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { dayAfter, dayOf } from '../../../platform/postgres/vietnam-day.ts';
import { planCourse, type PlannedAttempt } from './course.ts';
import {
  drawBetween,
  drawLogNormal,
  drawNormal,
  drawOne,
  drawWeighted,
  drawWhole,
} from './draws.ts';
import { momentOn } from './moments.ts';
import { familyNames, givenNames, homes } from './names.ts';
import { classOf } from './school.ts';
import { demoId, randomOf } from './seeded.ts';

/** The parameters of a simulated test taker. */
export interface TestTaker {
  ability: Record<Section, number>;
  /** The time they take, relative to the average. */
  pace: number;
}

export interface SimulatedPerson {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  gender: 'female' | 'male';
  phone: string;
  dob: string;
  home: (typeof homes)[number];
  language: 'vi' | 'en';
  createdAt: Date;
  verifiedAt: Date | null;
}

export interface SimulatedStudent extends SimulatedPerson {
  /** The index among the simulated students. */
  number: number;
  testTaker: TestTaker;
  goalScore: number | null;
  attempts: PlannedAttempt[];
  /** The times at which they were online, oldest first. */
  seen: Date[];
}

/** The length of the simulated history in days. */
const historyDays = 60;

const withoutAccents = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase();

/** Numbers that begin with 06 are unassigned in Vietnam. */
const phoneOf = (number: number): string => `06${String(number).padStart(8, '0')}`;

function drawPerson(
  random: Random,
  { key, number, domain }: { key: string; number: number; domain: string },
): Omit<SimulatedPerson, 'dob' | 'createdAt' | 'verifiedAt'> {
  const gender = random() < 0.53 ? 'female' : 'male';
  const { middle, last } = givenNames[gender];
  const lastName = `${drawWeighted(random, familyNames)} ${drawOne<string>(random, middle)}`;
  const firstName = drawOne<string>(random, last);
  return {
    id: demoId(`${key}:${number}`),
    email: `${withoutAccents(firstName)}.${number + 1}@${domain}.bac.localhost`,
    firstName,
    lastName,
    gender,
    phone: phoneOf(number),
    home: drawOne(random, homes),
    language: random() < 0.86 ? 'vi' : 'en',
  };
}

/** Weight of the general ability: abilities in the two sections correlate, and each is standard normal. */
const sharedWeight = 0.88;

export function drawTestTaker(random: Random): TestTaker {
  const general = drawNormal(random);
  const drawAbility = (): number =>
    sharedWeight * general + Math.sqrt(1 - sharedWeight ** 2) * drawNormal(random);
  return {
    ability: { rw: drawAbility(), math: drawAbility() },
    pace: drawLogNormal(random, 1, 0.14),
  };
}

function drawSeen(random: Random, asOf: Date, joinedDaysAgo: number, createdAt: Date): Date[] {
  const seen = [createdAt];
  for (let daysAgo = joinedDaysAgo - 1; daysAgo >= 0; daysAgo -= 1) {
    const interest = 0.32 * Math.exp(-(joinedDaysAgo - daysAgo) / 10) + 0.025;
    if (random() < interest) seen.push(momentOn(asOf, daysAgo, random));
  }
  return seen;
}

/** Simulates the student of an index; deterministic for the same `asOf`. */
export function studentOf(number: number, asOf: Date): SimulatedStudent {
  const random = randomOf(`student:${number}`);
  const plannedClass = classOf(number);
  const joinedDaysAgo = plannedClass
    ? drawWhole(random, 44, historyDays - 2)
    : Math.floor(historyDays * random() ** 1.15);
  const createdAt = momentOn(asOf, joinedDaysAgo, random);
  const person = drawPerson(random, { key: 'student', number, domain: 'hocsinh' });
  const testTaker = drawTestTaker(random);
  const isVerified = random() < 0.93;
  const verifiedAt = new Date(createdAt.getTime() + Math.round(drawBetween(random, 1, 9) * 60_000));
  const targetScore = 1080 + 170 * testTaker.ability.math + drawBetween(random, 60, 160);
  const attempts = planCourse(
    { student: number, asOf, createdAt, joinedDaysAgo, random },
    plannedClass,
  );
  const seen = [
    ...drawSeen(random, asOf, joinedDaysAgo, createdAt),
    ...attempts.map(({ startsAt }) => startsAt),
  ].filter((at) => at >= createdAt);
  return {
    ...person,
    number,
    createdAt,
    verifiedAt: isVerified ? verifiedAt : null,
    dob: dayAfter(dayOf(asOf), -drawWhole(random, 5900, 6900)),
    testTaker,
    goalScore:
      random() < 0.6 ? Math.min(1600, Math.max(900, Math.round(targetScore / 50) * 50)) : null,
    attempts,
    seen: seen.toSorted((a, b) => a.getTime() - b.getTime()),
  };
}

/** Simulates a parent who joined up to two days after the student of the same index. */
export function parentOf(number: number, asOf: Date): SimulatedPerson {
  const random = randomOf(`parent:${number}`);
  const student = studentOf(number, asOf);
  const person = drawPerson(random, { key: 'parent', number, domain: 'phuhuynh' });
  const later = student.createdAt.getTime() + drawBetween(random, 2, 50) * 3_600_000;
  const createdAt = new Date(Math.round(Math.min(later, asOf.getTime() - 3_600_000)));
  return {
    ...person,
    phone: phoneOf(10_000 + number),
    home: student.home,
    createdAt,
    verifiedAt: createdAt,
    dob: dayAfter(dayOf(asOf), -drawWhole(random, 15_000, 19_500)),
  };
}
