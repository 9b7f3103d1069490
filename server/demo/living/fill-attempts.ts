import { like, sql } from 'drizzle-orm';
import { insertAssignedAttempt } from '../../following/assigned-attempts.ts';
import { attempts } from '../../db/schema.ts';
import { results } from '../../db/results-schema.ts';
import type { Services } from '../../services.ts';
import type { PlannedAttempt } from './plan/course.ts';
import type { LivingParts } from './parts.ts';
import type { TestTaker } from './plan/people.ts';
import { demoId, demoPrefix } from './plan/seeded.ts';
import { simulateAttempt } from './plan/simulate-attempt.ts';

type Deps = Pick<Services, 'db'> & { parts: LivingParts };

/** The demo attempts that are stored and scored already, so that a resumed fill skips them. */
export interface ExistingAttempts {
  stored: ReadonlySet<string>;
  scored: ReadonlySet<string>;
}

const ids = (rows: readonly { id: string }[]): Set<string> => new Set(rows.map(({ id }) => id));

export async function findExistingAttempts({ db }: Pick<Deps, 'db'>): Promise<ExistingAttempts> {
  const [stored, scored] = await Promise.all([
    db
      .select({ id: attempts.id })
      .from(attempts)
      .where(like(sql`${attempts.id}::text`, `${demoPrefix}%`)),
    db
      .select({ id: results.attemptId })
      .from(results)
      .where(like(sql`${results.attemptId}::text`, `${demoPrefix}%`)),
  ]);
  return { stored: ids(stored), scored: ids(scored) };
}

const withGrowth = ({ ability, pace }: TestTaker, growth: number): TestTaker => ({
  ability: { rw: ability.rw + growth, math: ability.math + growth },
  pace,
});

/** Simulates, stores and scores the attempts of one person, one after the other. */
export async function fillAttempts(
  { db, parts }: Deps,
  person: { id: string; testTaker: TestTaker; attempts: readonly PlannedAttempt[] },
  { stored, scored }: ExistingAttempts,
): Promise<void> {
  for (const { id, form: formId, startsAt, growth, isLeft, assignment } of person.attempts) {
    if (scored.has(id)) continue;
    const form = await parts.findForm(formId);
    if (!form) continue;
    const log = simulateAttempt({
      form,
      testTaker: withGrowth(person.testTaker, growth),
      startsAt,
      device: demoId(`device:${person.id}`),
      name: id,
      isLeft,
      isAssigned: assignment !== undefined,
    });
    if (!stored.has(id)) {
      await db.transaction(async (tx) => {
        if (!(await parts.storeLog(tx, { id, accountId: person.id }, log))) return;
        if (assignment)
          await insertAssignedAttempt(tx, { attempt: id, assignment, student: person.id });
      });
    }
    if (log.at(-1)?.event.type === 'completed') await parts.score(id);
  }
}
