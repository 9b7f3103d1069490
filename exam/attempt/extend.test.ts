import { describe, expect, it } from 'vitest';
import { minutes, samplePlan, Story } from '../testing/sample-attempt.ts';
import { timeLeft } from './attempt.ts';
import { replay } from './replay.ts';
import { settle } from './settle.ts';

const extended = (module: number, count = 10) =>
  ({ type: 'extended', module, ms: minutes(count) }) as const;
const left = ({ attempt, now }: Story) => timeLeft(attempt, now);
const submitted = (isByClock = true) =>
  ({ type: 'submitted', module: 0, ...(isByClock && { isByClock: true as const }) }) as const;

describe('a time extension', () => {
  it('adds time to the open module and to its plan', () => {
    const story = new Story().start().wait(minutes(20)).server(extended(0));
    expect(left(story)).toBe(minutes(22));
    expect(story.attempt.plan.modules[0]?.ms).toBe(minutes(42));
    expect(story.attempt.plan.modules[1]?.ms).toBe(minutes(32));
    expect(replay(story.log)).toEqual(story.attempt);
  });

  it('an extension counts from now if the deadline has passed and the module is still open', () => {
    const story = new Story().start().wait(minutes(40)).server(extended(0, 5));
    expect(left(story)).toBe(minutes(5));
    story.answer(0, 'A');
    expect(story.refused).toEqual([]);
  });

  it('an extension is not used up by a pause', () => {
    const story = new Story().start().wait(minutes(2)).send('laptop', { type: 'paused' });
    story.wait(minutes(60)).server(extended(0));
    expect(left(story)).toBe(minutes(40));
    story.send('laptop', { type: 'resumed' });
    expect(left(story)).toBe(minutes(40));
  });

  it('adds the time to the plan of a module that is not open yet', () => {
    const story = new Story().start().server(extended(1));
    expect(left(story)).toBe(minutes(32));
    story.send('laptop', { type: 'submitted', module: 0 }).open(1);
    expect(left(story)).toBe(minutes(42));
  });

  it('refuses to extend a module that is closed or was not chosen, or an attempt that is over', () => {
    const story = new Story().start().send('laptop', { type: 'submitted', module: 0 });
    story.server(extended(0)).server(extended(9));
    expect(story.refused).toEqual(['module-closed', 'unknown']);
    story.send('laptop', { type: 'abandoned' }).server(extended(1));
    expect(story.refused.at(-1)).toBe('out-of-place');
    const mathOnly = new Story().server({ type: 'took-over', device: 'laptop' });
    mathOnly.send('laptop', { type: 'sections-chosen', sections: ['math'] }).server(extended(0));
    expect(mathOnly.refused).toEqual(['unknown']);
    expect(mathOnly.attempt.plan).toEqual(samplePlan);
  });

  it('refuses a submission by the clock of a browser that does not know of the extension yet', () => {
    const story = new Story().start().wait(minutes(31)).server(extended(0));
    story.wait(minutes(1)).send('laptop', submitted());
    expect(story.refused).toEqual(['extended']);
    expect(left(story)).toBe(minutes(10));
  });

  it('lets the student submit before the extension is used up', () => {
    const story = new Story().start().wait(minutes(31)).server(extended(0));
    story.wait(minutes(2)).send('laptop', submitted(false));
    expect(story.attempt.modules[0]?.closed).toEqual({ at: story.now, by: 'student' });
  });

  it('closes the module at the extended deadline', () => {
    const story = new Story().start().wait(minutes(31)).server(extended(0));
    const deadline = story.now + minutes(11);
    story.wait(minutes(11)).send('laptop', submitted());
    expect(story.attempt.modules[0]?.closed).toEqual({ at: deadline, by: 'clock' });
    const silent = new Story().start().wait(minutes(31)).server(extended(0));
    expect(settle(silent.attempt, silent.now + minutes(30)).log).toEqual([]);
    const { attempt } = settle(silent.attempt, silent.now + 25 * minutes(60));
    expect(attempt.modules[0]?.closed?.by).toBe('clock');
  });
});
