import { causeRules, knowsEasy, suggestCause } from '@bac/exam/report/mistake-cause.ts';
import { evenPace, timeLeft } from '@bac/exam/report/pace.ts';
import type { Outcome } from '@bac/exam/report/outcome.ts';
import { afterMiss } from '@bac/exam/report/spacing.ts';
import type { Bank } from '@bac/exam/blueprint/validate-form.ts';
import { sections } from '@bac/exam/item/section.ts';
import { dayAfter, dayOf, startOfDay } from '../../platform/postgres/vietnam-day.ts';
import type { MistakeRow } from './mistakes-store.ts';
import type { ResultRow } from '../store.ts';

/** Midnight in Vietnam this many days later: a review is due from the first minute of its day. */
export const dueIn = (from: Date, days: number | undefined): Date | null =>
  days === undefined ? null : startOfDay(dayAfter(dayOf(from), days));

const hasAnswer = ({ answer }: Outcome): boolean => answer !== undefined;

/** Maps each section to whether the student got most of its easy questions right in this attempt. */
function knowsEasyBySection({ modules, outcomes }: ResultRow, bank: Bank): Map<string, boolean> {
  return new Map(
    sections.map((section) => {
      const sectionModules = new Set(
        modules.flatMap((each) => (each.section === section ? [each.module] : [])),
      );
      const sectionOutcomes = outcomes.flatMap(({ module, item, result }) => {
        const difficulty = bank.get(item)?.difficulty;
        return sectionModules.has(module) && difficulty ? [{ result, difficulty }] : [];
      });
      return [section, knowsEasy(sectionOutcomes)];
    }),
  );
}

/** The mistakes for the error log: all questions that were seen and missed, but not those that were not reached. */
export function mistakesOf(result: ResultRow, bank: Bank): MistakeRow[] {
  const { attemptId, accountId, completedAt, modules, outcomes } = result;
  const knows = knowsEasyBySection(result, bank);
  return modules.flatMap((clock) => {
    const own = outcomes.filter(({ module }) => module === clock.module);
    const lastAnswered = own.findLastIndex(hasAnswer);
    return own.flatMap((outcome, index): MistakeRow[] => {
      const item = bank.get(outcome.item);
      if (!item || (outcome.result !== 'wrong' && outcome.result !== 'omitted')) return [];
      const likelyCause = suggestCause({
        result: outcome.result,
        difficulty: item.difficulty,
        ms: outcome.ms,
        evenMs: evenPace(clock.ms, own.length),
        ranOutOfTime: timeLeft(clock) === 0,
        isAtTheEnd: index > lastAnswered,
        knowsEasy: knows.get(clock.section) ?? false,
      });
      return [
        {
          accountId,
          itemId: outcome.item,
          version: outcome.version,
          attemptId,
          module: clock.module,
          question: outcome.question,
          missedAt: completedAt,
          likelyCause,
          causeRules,
          suggested: likelyCause ?? 'content-gap',
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
