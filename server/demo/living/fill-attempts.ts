import { like, sql } from 'drizzle-orm';
import { insertAssigned } from '../../following/assigned.ts';
import { attempts } from '../../db/schema.ts';
import { results } from '../../db/results-schema.ts';
import type { Services } from '../../services.ts';
import type { PlannedAttempt } from './plan/course.ts';
import type { LivingParts } from './parts.ts';
import type { Sitter } from './plan/people.ts';
import { demoId, demoPrefix } from './plan/seeded.ts';
import { simulateAttempt } from './plan/simulate-attempt.ts';

type Deps = Pick<Services, 'db'> & { parts: LivingParts };

/** The demo attempts that are stored and scored already, so that a resumed fill skips them. */
export interface Known {
  stored: ReadonlySet<string>;
  scored: ReadonlySet<string>;
}

const ids = (rows: readonly { id: string }[]): Set<string> => new Set(rows.map(({ id }) => id));

export async function findKnown({ db }: Pick<Deps, 'db'>): Promise<Known> {
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

const withGrowth = ({ ability, pace }: Sitter, growth: number): Sitter => ({
  ability: { rw: ability.rw + growth, math: ability.math + growth },
  pace,
});

/** Simulates, stores and scores the attempts of one person, one after the other. */
export async function fillAttempts(
  { db, parts }: Deps,
  person: { id: string; sitter: Sitter; attempts: readonly PlannedAttempt[] },
  { stored, scored }: Known,
): Promise<void> {
  for (const { id, form: formId, startsAt, growth, isLeft, assignment } of person.attempts) {
    if (scored.has(id)) continue;
    const form = await parts.findForm(formId);
    if (!form) continue;
    const log = simulateAttempt({
      form,
      sitter: withGrowth(person.sitter, growth),
      startsAt,
      device: demoId(`device:${person.id}`),
      name: id,
      isLeft,
      isAssigned: assignment !== undefined,
    });
    if (!stored.has(id)) {
      await db.transaction(async (tx) => {
        if (!(await parts.storeLog(tx, { id, accountId: person.id }, log))) return;
        if (assignment) await insertAssigned(tx, { attempt: id, assignment, student: person.id });
      });
    }
    if (log.at(-1)?.event.type === 'completed') await parts.score(id);
  }
}
