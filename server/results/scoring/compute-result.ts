import { replay } from '@bac/exam/attempt/replay.ts';
import { isScaled } from '@bac/exam/blueprint/blueprint.ts';
import type { Bank } from '@bac/exam/blueprint/validate-form.ts';
import { moduleTimingsOf } from '@bac/exam/report/module-timings.ts';
import { finishedSections } from '@bac/exam/scoring/finished-sections.ts';
import { moduleOutcomesOf, outcomesOf } from '@bac/exam/scoring/outcomes.ts';
import { scoreAttempt } from '@bac/exam/scoring/score-attempt.ts';
import { skillGains } from '@bac/exam/scoring/skill-gains.ts';
import { sql } from 'drizzle-orm';
import { listDropped, mapItemVersions } from '../../bank/item-versions.ts';
import type { Reader, Database, Transaction } from '../../platform/postgres/database.ts';
import type { CompletedAttempt, ResultRow } from '../store.ts';
import { measureForm, scalingOf, storedScaling } from './measured-forms.ts';

/** The key of the advisory lock, unique among ours. */
const scoringLock = 20_261_112;

/** A scoring reads the answer keys under this shared lock and holds it until the result is stored. */
export const scoreUnderLock = (tx: Transaction): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(${scoringLock})`);

/**
 * Called before a rescore because of a corrected key. A scoring in progress may have read the old key; it has finished when this
 * returns, and a later one reads the new key.
 */
export const awaitScorings = (db: Database): Promise<unknown> =>
  db.transaction((tx) => tx.execute(sql`select pg_advisory_xact_lock(${scoringLock})`));

type ComputedResult = Pick<
  ResultRow,
  'right' | 'questions' | 'usedMs' | 'score' | 'gains' | 'modules' | 'outcomes'
>;

/**
 * Grades an attempt by the current keys, without dropped questions, and scores it with the parameters of its versions or of the
 * generation that it was rescored with. The route stays as it was.
 */
export async function computeResult(
  db: Reader,
  found: CompletedAttempt,
  generation: number | null,
): Promise<{ computed: ComputedResult; bank: Bank }> {
  const { form, log } = found;
  const attempt = replay(log);
  const items = attempt.modules.flatMap((module) => module.items);
  const measured = generation === null ? undefined : await measureForm(db, found, generation);
  const bank = measured?.bank ?? (await mapItemVersions(db, items));
  const scaling = measured ? scalingOf(measured) : storedScaling(found.scaling);
  const dropped = await listDropped(db, items);
  const finished = isScaled(form.blueprint)
    ? finishedSections(attempt, form, bank, scaling, dropped)
    : [];
  const outcomes = outcomesOf(attempt, form, bank, dropped);
  const modules = moduleOutcomesOf(attempt, moduleTimingsOf(form.blueprint, log));
  const computed: ComputedResult = {
    right: outcomes.filter(({ result }) => result === 'right').length,
    questions: outcomes.length,
    usedMs: modules.reduce((sum, { usedMs }) => sum + usedMs, 0),
    score: scoreAttempt(finished),
    gains: finished.flatMap(skillGains).toSorted((a, b) => b.points - a.points),
    modules,
    outcomes,
  };
  return { computed, bank };
}
