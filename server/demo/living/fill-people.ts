import { inArray } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import type { LivingParts } from './parts.ts';
import { parentOf, type SimulatedPerson, type SimulatedStudent } from './plan/people.ts';
import { demoId } from './plan/seeded.ts';

type Deps = Pick<Services, 'db'> & { parts: LivingParts };

/** A hash of no known password, so that nobody can sign in. */
const unusableHash =
  '$argon2id$v=19$m=19456,t=2,p=1$TGl2aW5nRGVtb05vYm9keQ$3mZsVQ2WqY0l8t6kHcX5oJr1uNfB9eDgA7iPxKvTyLs';

/** Simulated people want no emails; mandatory emails go to unreachable addresses. */
const noEmails = { results: false, reminders: false, news: false };

function rowOf(person: SimulatedPerson): typeof accounts.$inferInsert {
  const { firstName, lastName, phone, home } = person;
  const [province, district, ward] = home;
  const { id, email, gender, dob, language, createdAt, verifiedAt } = person;
  return {
    id,
    email,
    username: email,
    fullName: `${lastName} ${firstName}`,
    firstName,
    lastName,
    phone,
    phoneE164: `+84${phone.slice(1)}`,
    dob,
    gender,
    province,
    district,
    ward,
    language,
    notifications: noEmails,
    termsAcceptedAt: createdAt,
    passwordHash: unusableHash,
    role: 'student',
    status: 'active',
    verifiedAt,
    isSimulated: true,
    createdAt,
    updatedAt: createdAt,
  };
}

const chunkSize = 50;

async function inChunks<Value>(
  { db }: Pick<Deps, 'db'>,
  values: readonly Value[],
  work: (tx: Transaction, value: Value) => Promise<unknown>,
): Promise<void> {
  for (let index = 0; index < values.length; index += chunkSize) {
    await db.transaction(async (tx) => {
      for (const value of values.slice(index, index + chunkSize)) await work(tx, value);
    });
  }
}

/** The agent who answers tickets beside the demo's administrator. */
export const supportAgent = { id: demoId('support'), name: 'Đỗ Khánh Linh' };

const parentInterval = 9;

async function fillFamilies(deps: Deps, students: readonly SimulatedStudent[], asOf: Date) {
  const families = students
    .filter(({ number }) => number % parentInterval === 2)
    .map((student) => ({ student, parent: parentOf(student.number, asOf) }));
  await inChunks(deps, families, async (tx, { student, parent }) => {
    const isNew = await deps.parts.insertAccount(tx, {
      ...rowOf(parent),
      role: 'parent',
      lastLoginAt: parent.createdAt,
    });
    const pair = { parentId: parent.id, studentId: student.id };
    if (isNew)
      await deps.parts.insertLink(tx, pair, parent.createdAt, {
        getsWeeklyEmail: false,
      });
  });
}

/** Stores heartbeats in rounds, because a statement accepts at most one per person. */
async function fillPresence({ db, parts }: Deps, students: readonly SimulatedStudent[]) {
  const maxBeats = Math.max(0, ...students.map(({ seen }) => seen.length));
  for (let index = 0; index < maxBeats; index += 1) {
    const beats = students.flatMap(({ id, seen }) => {
      const at = seen[index];
      return at ? [{ accountId: id, at, isIdle: false }] : [];
    });
    await parts.insertHeartbeats(db, beats);
  }
}

/** Creates all accounts, which classes, tickets and attempts refer to. */
export async function fillPeople(
  deps: Deps,
  students: readonly SimulatedStudent[],
  asOf: Date,
): Promise<void> {
  await inChunks(deps, students, (tx, student) =>
    deps.parts.insertAccount(tx, {
      ...rowOf(student),
      educationLevel: 'high-school',
      goalScore: student.goalScore,
      lastLoginAt: student.seen.at(-1) ?? student.createdAt,
    }),
  );
  await inChunks(deps, [supportAgent], (tx, { id, name }) =>
    deps.parts.insertAccount(tx, {
      ...rowOf({
        ...parentOf(0, asOf),
        id,
        email: 'linh.do@hotro.bac.localhost',
        gender: 'female',
      }),
      fullName: name,
      firstName: 'Linh',
      lastName: 'Đỗ Khánh',
      role: 'support',
      lastLoginAt: asOf,
    }),
  );
  await fillFamilies(deps, students, asOf);
  await fillPresence(deps, students);
}

/** Lists the demo's own accounts with their roles, without removed ones. */
export async function findOwnAccounts(
  { db }: Pick<Deps, 'db'>,
  emails: readonly string[],
): Promise<{ id: string; role: string; name: string }[]> {
  return db
    .select({ id: accounts.id, role: accounts.role, name: accounts.fullName })
    .from(accounts)
    .where(inArray(accounts.email, [...emails]));
}
