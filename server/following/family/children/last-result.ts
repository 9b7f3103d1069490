import type { Child } from '@bac/contract/following/family.ts';
import { kindOf } from '@bac/contract/attempts/tests.ts';
import { pacing } from '@bac/exam/report/pace.ts';
import type { ToldResult } from './children-store.ts';

type LastResult = NonNullable<Child['last']>;

/** How the time went over all parts, each judged by its own pace. */
function paceOf({ modules, timed }: ToldResult): LastResult['pacing'] {
  const parts = modules.map((clock) =>
    pacing(
      timed.filter(({ module }) => module === clock.module),
      clock,
    ),
  );
  const rushed = parts.filter(({ kind }) => kind === 'rushed').length;
  const leftOver = parts.reduce((sum, part) => sum + part.leftOver, 0);
  const slow = parts.reduce((sum, part) => sum + part.slow, 0);
  return {
    kind: rushed > 0 ? 'rushed' : leftOver > 0 ? 'ran-out' : slow > 0 ? 'slow-spots' : 'steady',
    leftOver,
    slow,
    rushed,
    modules: parts.length,
  };
}

/** A result in what a parent asks for first. */
export function toLastResult(result: ToldResult): LastResult {
  const { score, oneThing } = result;
  const { total } = score;
  return {
    attempt: result.attempt,
    test: { kind: kindOf[result.blueprint], name: result.name },
    completedAt: result.completedAt.toISOString(),
    right: result.right,
    questions: result.questions,
    usedMs: result.usedMs,
    total: total ? { score: total.score, low: total.low, high: total.high } : null,
    sections: score.sections.map(({ section, score: points, low, high }) => ({
      section,
      score: points,
      low,
      high,
    })),
    percentile: total?.percentile?.user ?? null,
    pacing: paceOf(result),
    oneThing,
  };
}
