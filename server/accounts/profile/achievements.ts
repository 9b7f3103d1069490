import type { achievementIds } from '@bac/contract/accounts/profile.ts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { results } from '../../db/results-schema.ts';
import { isShown } from '../../following/access.ts';
import type { Database } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import type { Account } from '../store.ts';
import { findFirstChanges, listSignInDays } from './activity-store.ts';
import { getAccount } from './profile-store.ts';
import { editableProfileOf } from './profile.ts';

interface Achievement {
  id: (typeof achievementIds)[number];
  earnedAt: string | null;
  progress: number;
  target: number;
}

/** The fields that tell a tutor about a person. Gender and street address are optional. */
const profileFields = [
  'firstName',
  'lastName',
  'dob',
  'educationLevel',
  'ward',
  'bio',
  'interests',
  'goals',
  'level',
] as const;
const goalFields = ['goalScore', 'testDate'] as const;
const week = 7;

const singleStep = (id: Achievement['id'], at: Date | null): Achievement => ({
  id,
  earnedAt: at?.toISOString() ?? null,
  progress: at ? 1 : 0,
  target: 1,
});

/** Earned when the last of the fields was first changed; a field that was never changed counts from `defaultTime`. */
function fieldsAchievement(
  id: Achievement['id'],
  values: Record<string, unknown>,
  firstChanges: Map<string, Date>,
  defaultTime: Date,
): Achievement {
  const names = Object.keys(values);
  const progress = names.filter((name) => values[name] !== null && values[name] !== '').length;
  const times = names.map((name) => (firstChanges.get(name) ?? defaultTime).getTime());
  const isEarned = progress === names.length;
  const earnedAt = isEarned ? new Date(Math.max(...times)).toISOString() : null;
  return { id, earnedAt, progress, target: names.length };
}

const pick = <Source extends object>(source: Source, names: readonly (keyof Source)[]) =>
  Object.fromEntries(names.map((name) => [name, source[name]]));

function firstWeek(days: Date[]): Achievement {
  const earnedAt = days[week - 1]?.toISOString() ?? null;
  return { id: 'firstWeek', earnedAt, progress: days.length, target: week };
}

/** Progress in points, if the student has a goal and a score. */
function goalReached(goal: number | null, completed: Completed[]): Achievement {
  const scores = completed.flatMap(({ total }) => total ?? []);
  if (goal === null || scores.length === 0) return singleStep('goalReached', null);
  const first = completed.find(({ total }) => total !== null && total >= goal);
  const earnedAt = first?.at.toISOString() ?? null;
  return {
    id: 'goalReached',
    earnedAt,
    progress: Math.min(goal, Math.max(...scores)),
    target: goal,
  };
}

export async function listAchievements(
  { db, clock }: Services,
  accountId: string,
): Promise<Achievement[]> {
  const account = await getAccount(db, accountId);
  const firstChanges = await findFirstChanges(db, accountId);
  const days = await listSignInDays(db, accountId, week);
  const completed = await listCompleted(db, accountId, clock.now());
  return [
    ...achievementsOf(account, firstChanges),
    firstWeek(days),
    singleStep('firstTest', completed[0]?.at ?? null),
    goalReached(account.goalScore, completed),
  ];
}

function achievementsOf(account: Account, firstChanges: Map<string, Date>): Achievement[] {
  const { createdAt, verifiedAt, avatar } = account;
  const profile = editableProfileOf(account);
  return [
    singleStep('registered', createdAt),
    singleStep('verified', verifiedAt),
    fieldsAchievement('profileComplete', pick(profile, profileFields), firstChanges, createdAt),
    fieldsAchievement('goalSet', pick(profile, goalFields), firstChanges, createdAt),
    fieldsAchievement('avatarSet', { avatar }, firstChanges, createdAt),
  ];
}

interface Completed {
  at: Date;
  /** Null if the test has no total score. */
  total: number | null;
}

/** Lists a person's completed tests with their total scores, earliest first, without invalidated and withheld results. */
async function listCompleted(db: Database, accountId: string, now: Date): Promise<Completed[]> {
  return db
    .select({
      at: results.completedAt,
      total: sql<number | null>`(${results.score} -> 'total' ->> 'score')::int`,
    })
    .from(results)
    .where(
      and(
        eq(results.accountId, accountId),
        isNull(results.invalidatedAt),
        isShown(results.attemptId, now),
      ),
    )
    .orderBy(asc(results.completedAt));
}
