import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { itemVersions } from '../../db/items-schema.ts';
import { scoreCompleted } from '../../results/scoring/score-completed.ts';
import type { TestApp } from '../app.ts';
import type { NumberedEvent, Student } from './student.ts';

export const rightAnswer = ({ response }: ItemVersion): string =>
  response.kind === 'choice' ? response.key : response.keys[0]!;

/** A wrong answer: another choice, or a number that is never right. */
export const wrongAnswer = ({ response }: ItemVersion): string =>
  response.kind === 'choice' ? (response.key === 'A' ? 'B' : 'A') : '-9999';

/** Returns the answer to a question; undefined leaves it empty. */
export type AnswerFor = (item: ItemVersion, question: number, module: number) => string | undefined;

async function readBank({ services }: TestApp): Promise<Map<string, ItemVersion>> {
  const rows = await services.db.select({ content: itemVersions.content }).from(itemVersions);
  return new Map(rows.map(({ content }) => [content.id, content]));
}

/** Takes a whole test with the same time for each question, submits and scores it. Returns the id of the attempt. */
export async function takeTest(
  test: TestApp,
  student: Student,
  form: string,
  answers: AnswerFor,
  assignment?: string,
  msEach = 60_000,
): Promise<string> {
  const bank = await readBank(test);
  const started = await student.start(form, assignment);
  if (started.attempt.phase.name === 'choosing') {
    await student.send({ type: 'sections-chosen', sections: ['rw', 'math'] });
  }
  const { plan, chosen } = started.attempt;
  for (const [module, { section }] of plan.modules.entries()) {
    if (chosen.length > 0 && !chosen.includes(section)) continue;
    const { items } = await student.open(module);
    const events = items.flatMap(({ id }, question): NumberedEvent[] => {
      const answer = answers(bank.get(id)!, question, module);
      const answerEvents: BrowserEvent[] =
        answer === undefined ? [] : [{ type: 'answered', module, question, answer }];
      return student
        .numbered(...answerEvents, { type: 'visited', module, question, ms: msEach })
        .map((event) => ({ ...event, elapsed: (question + 1) * msEach }));
    });
    test.clock.turn(items.length * msEach);
    await student.post(events);
    const { phase } = await student.send({ type: 'submitted', module });
    if (phase === 'waiting') await student.send({ type: 'break-skipped' });
  }
  await scoreCompleted(test.services, student.attempt);
  return student.attempt;
}
