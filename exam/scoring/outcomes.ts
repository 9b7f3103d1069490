import type { Attempt, ModuleState, QuestionState } from '../attempt/attempt.ts';
import type { Form } from '../blueprint/form.ts';
import type { Bank } from '../blueprint/validate-form.ts';
import type { ModuleOutcome, ModuleTiming, Outcome, QuestionResult } from '../report/outcome.ts';
import { answeredItems } from './finished-sections.ts';
import { isRight } from './grade.ts';
import type { AnsweredItem } from './score-attempt.ts';

function resultOf(
  { item, answer }: AnsweredItem,
  state: QuestionState | undefined,
): QuestionResult {
  if (answer === undefined) return state?.isSeen ? 'omitted' : 'not-reached';
  return isRight(item.response, answer) ? 'right' : 'wrong';
}

/** The outcome of every question that the student was given, in order. */
export function outcomesOf(
  attempt: Attempt,
  form: Form,
  bank: Bank,
  dropped: ReadonlySet<string> = new Set(),
): Outcome[] {
  return attempt.modules.flatMap(({ module, questions }) =>
    answeredItems(attempt, form, bank, module, dropped).map((answered, question): Outcome => {
      const state = questions[question];
      return {
        module,
        question,
        item: answered.item.id,
        version: answered.item.version,
        ...(answered.answer !== undefined && { answer: answered.answer }),
        result: resultOf(answered, state),
        isPretest: answered.isPretest,
        ...(answered.isDropped && { isDropped: true }),
        isMarked: state?.isMarked ?? false,
        ms: Math.round(state?.ms ?? 0),
      };
    }),
  );
}

/** The time used in a module. A pause moves the deadline, so the time from closing to the deadline is the unused time. */
const usedTime = (ms: number, { deadline, closed }: ModuleState): number =>
  Math.min(ms, Math.max(0, ms - Math.max(0, deadline - (closed?.at ?? deadline))));

export function moduleOutcomesOf(
  { plan, modules, routes }: Attempt,
  timings: ReadonlyMap<number, ModuleTiming> = new Map(),
): ModuleOutcome[] {
  return modules.flatMap((opened): ModuleOutcome[] => {
    const planned = plan.modules[opened.module];
    if (!planned) return [];
    const { section, part, ms } = planned;
    const route = part === 1 ? undefined : routes[section];
    const timing = timings.get(opened.module);
    return [
      {
        module: opened.module,
        section,
        part,
        ...(route && { route }),
        ms,
        usedMs: Math.round(usedTime(ms, opened)),
        closedBy: opened.closed?.by ?? 'clock',
        ...(timing && { timing }),
      },
    ];
  });
}
