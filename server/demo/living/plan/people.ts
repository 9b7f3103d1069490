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

/** How somebody sits a test. */
export interface Sitter {
  ability: Record<Section, number>;
  /** How long they take, compared with most. */
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
  /** Their number among the simulated, from nought. */
  number: number;
  sitter: Sitter;
  goalScore: number | null;
  attempts: PlannedAttempt[];
  /** When they were here, oldest first. */
  seen: Date[];
}

/** How far back it all goes. */
const days = 60;

const withoutAccents = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase();

/** Number ranges that begin with 06 belong to nobody in Vietnam. */
const phoneOf = (number: number): string => `06${String(number).padStart(8, '0')}`;

function drawPerson(
  random: Random,
  { key, number, house }: { key: string; number: number; house: string },
): Omit<SimulatedPerson, 'dob' | 'createdAt' | 'verifiedAt'> {
  const gender = random() < 0.53 ? 'female' : 'male';
  const { middle, last } = givenNames[gender];
  const lastName = `${drawWeighted(random, familyNames)} ${drawOne<string>(random, middle)}`;
  const firstName = drawOne<string>(random, last);
  return {
    id: demoId(`${key}:${number}`),
    email: `${withoutAccents(firstName)}.${number + 1}@${house}.bac.localhost`,
    firstName,
    lastName,
    gender,
    phone: phoneOf(number),
    home: drawOne(random, homes),
    language: random() < 0.86 ? 'vi' : 'en',
  };
}

/** Ability in the two sections goes together, and each is normal with mean 0 and deviation 1. */
const together = 0.88;

export function drawSitter(random: Random): Sitter {
  const general = drawNormal(random);
  const ofSection = (): number =>
    together * general + Math.sqrt(1 - together ** 2) * drawNormal(random);
  return {
    ability: { rw: ofSection(), math: ofSection() },
    pace: drawLogNormal(random, 1, 0.14),
  };
}

function drawSeen(random: Random, asOf: Date, joined: number, createdAt: Date): Date[] {
  const seen = [createdAt];
  for (let daysAgo = joined - 1; daysAgo >= 0; daysAgo -= 1) {
    const interest = 0.32 * Math.exp(-(joined - daysAgo) / 10) + 0.025;
    if (random() < interest) seen.push(momentOn(asOf, daysAgo, random));
  }
  return seen;
}

/** The student of that number, as at every start on the same moment. */
export function studentOf(number: number, asOf: Date): SimulatedStudent {
  const random = randomOf(`student:${number}`);
  const taught = classOf(number);
  const joined = taught ? drawWhole(random, 44, days - 2) : Math.floor(days * random() ** 1.15);
  const createdAt = momentOn(asOf, joined, random);
  const person = drawPerson(random, { key: 'student', number, house: 'hocsinh' });
  const sitter = drawSitter(random);
  const isVerified = random() < 0.93;
  const verifiedAt = new Date(createdAt.getTime() + Math.round(drawBetween(random, 1, 9) * 60_000));
  const aim = 1080 + 170 * sitter.ability.math + drawBetween(random, 60, 160);
  const attempts = planCourse({ student: number, asOf, createdAt, joined, random }, taught);
  const seen = [
    ...drawSeen(random, asOf, joined, createdAt),
    ...attempts.map(({ startsAt }) => startsAt),
  ].filter((at) => at >= createdAt);
  return {
    ...person,
    number,
    createdAt,
    verifiedAt: isVerified ? verifiedAt : null,
    dob: dayAfter(dayOf(asOf), -drawWhole(random, 5900, 6900)),
    sitter,
    goalScore: random() < 0.6 ? Math.min(1600, Math.max(900, Math.round(aim / 50) * 50)) : null,
    attempts,
    seen: seen.toSorted((one, other) => one.getTime() - other.getTime()),
  };
}

/** A father or mother who joined a few days after the student of that number. */
export function parentOf(number: number, asOf: Date): SimulatedPerson {
  const random = randomOf(`parent:${number}`);
  const student = studentOf(number, asOf);
  const person = drawPerson(random, { key: 'parent', number, house: 'phuhuynh' });
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
