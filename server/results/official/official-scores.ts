import type { Concordance, OfficialScore } from '@bac/contract/results/official-scores.ts';
import { officialTests, type OfficialTest } from '@bac/contract/results/official-tests.ts';
import type { AttemptScore } from '@bac/exam/scoring/score-attempt.ts';
import {
  computeConcordance,
  fewestPairs,
  type ScorePair,
} from '@bac/exam/statistics/concordance.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import { officialScores } from '../../db/results-schema.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import { dayOf } from '../../platform/postgres/vietnam-day.ts';
import type { Services } from '../../services.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

/** Enough for every test date of five years. */
const mostScores = 20;

/** The PSAT uses the same scale, but both of its ends are 40 points lower. */
const limitsOf = (test: OfficialTest): { least: number; most: number } =>
  test === 'psat' ? { least: 160, most: 760 } : { least: 200, most: 800 };

export const listOfficialScores = (db: Reader, accountId: string): Promise<OfficialScore[]> =>
  db
    .select({
      id: officialScores.id,
      test: officialScores.test,
      takenOn: officialScores.takenOn,
      rw: officialScores.rw,
      math: officialScores.math,
    })
    .from(officialScores)
    .where(eq(officialScores.accountId, accountId))
    .orderBy(desc(officialScores.takenOn), desc(officialScores.id));

type Input = Omit<OfficialScore, 'id'>;

/** Idempotent: a retry with the same id stores the same score again. */
export async function enterOfficialScore(
  { db, clock }: Deps,
  id: string,
  { test, takenOn, rw, math }: Input,
  actor: Actor,
): Promise<OfficialScore[]> {
  const at = clock.now();
  const { least, most } = limitsOf(test);
  const isPossible = [rw, math].every((score) => score >= least && score <= most);
  if (!isPossible || takenOn > dayOf(at)) throw new Refused('OFFICIAL_SCORE_UNFIT');
  await db.transaction(async (tx) => {
    // Serializes requests of one person, so that their number stays bounded.
    await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, actor.id))
      .for('update');
    const own = await listOfficialScores(tx, actor.id);
    const others = own.filter((each) => each.id !== id);
    if (others.length >= mostScores) throw new Refused('TOO_MANY_OFFICIAL_SCORES');
    if (others.some((each) => each.test === test && each.takenOn === takenOn)) {
      throw new Refused('OFFICIAL_SCORE_TWICE');
    }
    const values = { test, takenOn, rw, math, consentedAt: at };
    await tx
      .insert(officialScores)
      .values({ id, accountId: actor.id, ...values })
      .onConflictDoUpdate({
        target: officialScores.id,
        set: values,
        setWhere: eq(officialScores.accountId, actor.id),
      });
    await recordAudit(tx, {
      at,
      action: 'official-score.entered',
      subject: `account:${actor.id}`,
      detail: { test, takenOn },
      ...auditFields(actor),
    });
  });
  return listOfficialScores(db, actor.id);
}

export async function deleteOfficialScore(
  { db, clock }: Deps,
  id: string,
  actor: Actor,
): Promise<OfficialScore[]> {
  await db.transaction(async (tx) => {
    const deleted = await tx
      .delete(officialScores)
      .where(and(eq(officialScores.id, id), eq(officialScores.accountId, actor.id)))
      .returning({ test: officialScores.test, takenOn: officialScores.takenOn });
    for (const detail of deleted) {
      await recordAudit(tx, {
        at: clock.now(),
        action: 'official-score.deleted',
        subject: `account:${actor.id}`,
        detail,
        ...auditFields(actor),
      });
    }
  });
  return listOfficialScores(db, actor.id);
}

interface PairRow {
  test: OfficialTest;
  rw: number;
  math: number;
  score: AttemptScore;
}

/**
 * Pairs each student’s latest official score of a test with their latest estimate of the ninety days before it. One student is one
 * pair, so that nobody counts twice.
 */
async function listPairs(db: Reader): Promise<PairRow[]> {
  const { rows } = await db.execute(sql`
    select distinct on (official.account_id, official.test)
           official.test, official.rw, official.math, estimate.score
    from official_scores as official
    join lateral (
      select score from results
      where results.account_id = official.account_id and invalidated_at is null
        and total_score is not null
        and completed_at < official.taken_on::timestamp at time zone 'Asia/Ho_Chi_Minh'
        and completed_at >= (official.taken_on - 90)::timestamp at time zone 'Asia/Ho_Chi_Minh'
      order by completed_at desc limit 1) as estimate on true
    order by official.account_id, official.test, official.taken_on desc`);
  return rows as unknown as PairRow[];
}

function toPair({ rw, math, score: { total, sections } }: PairRow): ScorePair[] {
  const scoreOf = (name: string) => sections.find(({ section }) => section === name)?.score;
  const [ownRw, ownMath] = [scoreOf('rw'), scoreOf('math')];
  if (!total || ownRw === undefined || ownMath === undefined) return [];
  const { score, low, high } = total;
  return [
    { estimate: { total: score, rw: ownRw, math: ownMath, low, high }, official: { rw, math } },
  ];
}

export async function readConcordance(db: Reader): Promise<Concordance[]> {
  const rows = await listPairs(db);
  return officialTests.map((test) => {
    const pairs = rows.filter((row) => row.test === test).flatMap(toPair);
    return {
      test,
      pairs: pairs.length,
      needed: fewestPairs,
      figures: computeConcordance(pairs) ?? null,
    };
  });
}
