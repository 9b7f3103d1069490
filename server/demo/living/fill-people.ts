import { inArray } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import type { LivingParts } from './parts.ts';
import { parentOf, type SimulatedPerson, type SimulatedStudent } from './plan/people.ts';
import { demoId } from './plan/seeded.ts';

type Needs = Pick<Services, 'db'> & { parts: LivingParts };

/** Not the hash of any password that anybody knows: whoever tries to sign in is told that it is wrong. */
const nobodysPassword =
  '$argon2id$v=19$m=19456,t=2,p=1$TGl2aW5nRGVtb05vYm9keQ$3mZsVQ2WqY0l8t6kHcX5oJr1uNfB9eDgA7iPxKvTyLs';

/** People who do not exist wish for no letters; what every account is told all the same goes to addresses that lead nowhere. */
const noLetters = { results: false, reminders: false, news: false };

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
    notifications: noLetters,
    termsAcceptedAt: createdAt,
    passwordHash: nobodysPassword,
    role: 'student',
    status: 'active',
    verifiedAt,
    isSimulated: true,
    createdAt,
    updatedAt: createdAt,
  };
}

const chunk = 50;

async function inChunks<Value>(
  { db }: Pick<Needs, 'db'>,
  values: readonly Value[],
  work: (tx: Transaction, value: Value) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < values.length; at += chunk) {
    await db.transaction(async (tx) => {
      for (const value of values.slice(at, at + chunk)) await work(tx, value);
    });
  }
}

/** Somebody who answers tickets beside the demo's administrator. */
export const supportAgent = { id: demoId('support'), name: 'Đỗ Khánh Linh' };

const parentEvery = 9;

async function fillFamilies(needs: Needs, students: readonly SimulatedStudent[], asOf: Date) {
  const families = students
    .filter(({ number }) => number % parentEvery === 2)
    .map((student) => ({ student, parent: parentOf(student.number, asOf) }));
  await inChunks(needs, families, async (tx, { student, parent }) => {
    const isNew = await needs.parts.insertAccount(tx, {
      ...rowOf(parent),
      role: 'parent',
      lastLoginAt: parent.createdAt,
    });
    const pair = { parentId: parent.id, studentId: student.id };
    if (isNew) await needs.parts.insertLink(tx, pair, parent.createdAt, false);
  });
}

/** Signs of life by turns: the first of everybody, then the second, for a statement takes one of each person. */
async function fillSeen({ db, parts }: Needs, students: readonly SimulatedStudent[]) {
  const most = Math.max(0, ...students.map(({ seen }) => seen.length));
  for (let turn = 0; turn < most; turn += 1) {
    const beats = students.flatMap(({ id, seen }) => {
      const at = seen[turn];
      return at ? [{ accountId: id, at, isIdle: false }] : [];
    });
    await parts.insertBeats(db, beats);
  }
}

/** Everybody's account first: classes, tickets and attempts hang on them. */
export async function fillPeople(
  needs: Needs,
  students: readonly SimulatedStudent[],
  asOf: Date,
): Promise<void> {
  await inChunks(needs, students, (tx, student) =>
    needs.parts.insertAccount(tx, {
      ...rowOf(student),
      educationLevel: 'high-school',
      goalScore: student.goalScore,
      lastLoginAt: student.seen.at(-1) ?? student.createdAt,
    }),
  );
  await inChunks(needs, [supportAgent], (tx, { id, name }) =>
    needs.parts.insertAccount(tx, {
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
  await fillFamilies(needs, students, asOf);
  await fillSeen(needs, students);
}

/** The demo's own accounts, by their role; those that somebody has removed are missing. */
export async function findOwnAccounts(
  { db }: Pick<Needs, 'db'>,
  emails: readonly string[],
): Promise<{ id: string; role: string; name: string }[]> {
  return db
    .select({ id: accounts.id, role: accounts.role, name: accounts.fullName })
    .from(accounts)
    .where(inArray(accounts.email, [...emails]));
}
