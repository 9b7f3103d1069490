import { describe, expect, it } from 'vitest';
import { minutes, Story } from '../testing/sample-attempt.ts';
import { replay } from './replay.ts';
import { settle, settlesAt } from './settle.ts';

const types = (story: Story, now = story.now): string[] =>
  settle(story.attempt, now).log.map(({ event }) => event.type);

describe('settle', () => {
  it('does nothing before the deadline and for a minute after it', () => {
    const story = new Story().start().wait(minutes(32)).answer(0, 'A');
    expect(types(story)).toEqual([]);
    expect(types(story, story.now + 59_999)).toEqual([]);
    expect(types(story, story.now + 60_000)).toEqual(['settled']);
  });

  it('waits a day for a device that fell silent before the deadline', () => {
    const story = new Story().start().wait(minutes(31)).answer(0, 'A');
    const deadline = story.attempt.modules[0]?.deadline ?? 0;
    expect(settlesAt(story.attempt)).toBe(deadline + 24 * minutes(60));
    expect(types(story, deadline + 24 * minutes(60) - 1)).toEqual([]);
    const { attempt, log } = settle(story.attempt, deadline + 24 * minutes(60));
    expect(log[0]).toMatchObject({ at: deadline, event: { type: 'settled', module: 0 } });
    expect(attempt.modules[0]?.closed).toEqual({ at: deadline, by: 'clock' });
    expect(attempt.modules[0]?.questions[0]?.answer).toBe('A');
  });

  it('settles a module that no device holds', () => {
    const story = new Story({
      modules: [{ section: 'rw', part: 1, questions: 3, ms: minutes(30) }],
      breakMs: 0,
      hasExtraBreaks: false,
      mayPause: false,
    }).open(0);
    expect(types(story, story.now + minutes(31))).toEqual(['settled', 'completed']);
  });

  it('ends a break that is over', () => {
    const story = new Story().start().send('laptop', { type: 'submitted', module: 0 }).open(1);
    story
      .send('laptop', { type: 'submitted', module: 1 })
      .send('laptop', { type: 'break-started' });
    expect(types(story, story.now + minutes(10) - 1)).toEqual([]);
    expect(types(story, story.now + minutes(10))).toEqual(['break-ended']);
    const { attempt, log } = settle(story.attempt, story.now + minutes(12));
    expect(log[0]).toMatchObject({ at: story.now + minutes(10), event: { type: 'break-ended' } });
    expect(attempt.phase).toEqual({ name: 'waiting', next: 2, mayBreak: false });
  });

  it('leaves a waiting or abandoned attempt unchanged', () => {
    const story = new Story().start();
    expect(settlesAt(new Story().attempt)).toBeUndefined();
    story.send('laptop', { type: 'abandoned' });
    expect(types(story, story.now + 48 * minutes(60))).toEqual([]);
  });

  it('is idempotent, and its events can be replayed', () => {
    const story = new Story().start().wait(minutes(33)).answer(0, 'A');
    const once = settle(story.attempt, story.now + minutes(2));
    expect(settle(once.attempt, story.now + minutes(2)).log).toEqual([]);
    expect(replay([...story.log, ...once.log])).toEqual(once.attempt);
  });
});
