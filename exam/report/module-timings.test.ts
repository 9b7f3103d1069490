import { expect, it } from 'vitest';
import { minutes, samplePlan, Story } from '../testing/sample-attempt.ts';
import { settle } from '../attempt/settle.ts';
import { moduleTimingsOf } from './module-timings.ts';

it('counts pauses, the time beyond the standard time, and how late the last answer arrived', () => {
  const [first, ...others] = samplePlan.modules;
  const plan = { ...samplePlan, modules: [{ ...first!, ms: minutes(48) }, ...others] };
  const story = new Story(plan).start().wait(minutes(5)).send('laptop', { type: 'paused' });
  story.wait(minutes(20)).send('laptop', { type: 'resumed' });
  story.wait(minutes(1)).send('laptop', { type: 'paused' });
  story.wait(minutes(3)).send('laptop', { type: 'resumed' });
  const { deadline = 0 } = story.attempt.modules[0] ?? {};
  story.wait(deadline - story.now + minutes(23));
  const answered = { type: 'answered', module: 0, question: 0, answer: 'A' } as const;
  story.send('laptop', answered, deadline - 1000);
  expect(moduleTimingsOf('full', story.log)).toEqual(
    new Map([[0, { extraMs: minutes(16), lateMs: minutes(23), pauses: 2, pausedMs: minutes(23) }]]),
  );
});

it('is nothing for a module in the standard time whose answers arrived before its deadline', () => {
  const story = new Story()
    .start()
    .wait(minutes(1))
    .answer(0, 'A')
    .wait(minutes(60 * 24));
  const { log } = settle(story.attempt, story.now + minutes(60));
  expect(moduleTimingsOf('full', [...story.log, ...log])).toEqual(
    new Map([[0, { extraMs: 0, lateMs: 0, pauses: 0, pausedMs: 0 }]]),
  );
});
