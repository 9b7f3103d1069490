import { describe, expect, it } from 'vitest';
import { minutes, Story } from '../testing/sample-attempt.ts';
import { bank, form, halfway, submit } from '../testing/sample-form.ts';
import { moduleOutcomesOf, outcomesOf } from './outcomes.ts';

const results = ({ attempt }: Story) => outcomesOf(attempt, form, bank).map(({ result }) => result);

describe('the outcome of a question', () => {
  it('distinguishes right, wrong, skipped and not reached', () => {
    const story = new Story()
      .start()
      .answer(0, 'B')
      .wait(41_000)
      .send('laptop', { type: 'visited', module: 0, question: 0, ms: 41_000 })
      .answer(1, 'C')
      .send('laptop', { type: 'marked', module: 0, question: 1, isMarked: true });
    expect(results(story)).toEqual(['right', 'wrong', 'not-reached']);
    story.wait(900).send('laptop', { type: 'visited', module: 0, question: 2, ms: 900 });
    expect(results(story)).toEqual(['right', 'wrong', 'omitted']);
    const [first, second, third] = outcomesOf(story.attempt, form, bank);
    expect(first).toEqual({
      module: 0,
      question: 0,
      item: 'm0-q0',
      version: 1,
      answer: 'B',
      result: 'right',
      isPretest: false,
      isMarked: false,
      ms: 41_000,
    });
    expect(second).toMatchObject({ isPretest: true, isMarked: true });
    expect(third).not.toHaveProperty('answer');
  });

  it('lists the questions of all opened modules in order', () => {
    const questions = outcomesOf(halfway().attempt, form, bank).map(
      ({ module, question }) => `${module}.${question}`,
    );
    expect(questions).toEqual(['0.0', '0.1', '0.2', '1.0', '1.1', '1.2']);
  });
});

describe('the outcome of a module', () => {
  it('contains the route and the time used', () => {
    const story = submit(new Story().start().wait(minutes(20)), 0);
    story.server({ type: 'routed', section: 'rw', route: 'lower' }).open(1).wait(minutes(40));
    expect(moduleOutcomesOf(story.attempt)).toEqual([
      {
        module: 0,
        section: 'rw',
        part: 1,
        ms: minutes(32),
        usedMs: minutes(20),
        closedBy: 'student',
      },
      {
        module: 1,
        section: 'rw',
        part: 2,
        route: 'lower',
        ms: minutes(32),
        // The module was never closed, so all of its time counts as used.
        usedMs: minutes(32),
        closedBy: 'clock',
      },
    ]);
  });

  it('does not count a pause as time used', () => {
    const story = new Story()
      .start()
      .wait(minutes(5))
      .send('laptop', { type: 'paused' })
      .wait(minutes(60))
      .send('laptop', { type: 'resumed' })
      .wait(minutes(7));
    const [module] = moduleOutcomesOf(submit(story, 0).attempt);
    expect(module?.usedMs).toBe(minutes(12));
  });
});
