import { evenPace } from '@bac/exam/report/pace.ts';
import { suggestCause } from '@bac/exam/report/mistake-cause.ts';
import type { Outcome } from '@bac/exam/report/outcome.ts';
import { afterMiss } from '@bac/exam/report/spacing.ts';
import type { Bank } from '@bac/exam/blueprint/validate-form.ts';
import { dueIn } from './due-day.ts';
import type { MistakeRow } from './mistakes-store.ts';
import type { ResultRow } from './store.ts';

const hasAnswer = ({ answer }: Outcome): boolean => answer !== undefined;

/** What goes into the error log: all that was seen and missed. What time never came to stays new. */
export function mistakesOf(
  { attemptId, accountId, completedAt, modules, outcomes }: ResultRow,
  bank: Bank,
): MistakeRow[] {
  return modules.flatMap(({ module, ms, closedBy }) => {
    const own = outcomes.filter((outcome) => outcome.module === module);
    const lastAnswered = own.findLastIndex(hasAnswer);
    return own.flatMap((outcome, index): MistakeRow[] => {
      const item = bank.get(outcome.item);
      if (!item || (outcome.result !== 'wrong' && outcome.result !== 'omitted')) return [];
      const suggested = suggestCause({
        result: outcome.result,
        difficulty: item.difficulty,
        ms: outcome.ms,
        evenMs: evenPace(ms, own.length),
        isAtTheEnd: closedBy === 'clock' && index > lastAnswered,
      });
      return [
        {
          accountId,
          itemId: outcome.item,
          version: outcome.version,
          attemptId,
          module,
          question: outcome.question,
          missedAt: completedAt,
          suggested,
          cause: null,
          note: '',
          stage: afterMiss.stage,
          dueAt: dueIn(completedAt, afterMiss.days),
          lastTry: null,
          wasRight: null,
        },
      ];
    });
  });
}
