import { describe, expect, it } from 'vitest';
import { minutes, samplePlan, Story } from '../testing/sample-attempt.ts';
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

  it('waits half an hour for a silent device in an assigned attempt', () => {
    const plan = { ...samplePlan, endsBy: 1_000_000 + minutes(600) };
    const story = new Story(plan).start().wait(minutes(31)).answer(0, 'A');
    const deadline = story.attempt.modules[0]?.deadline ?? 0;
    expect(settlesAt(story.attempt)).toBe(deadline + minutes(30));
  });

  it('ends the wait for a device that says after the deadline that it has nothing unsent', () => {
    const story = new Story().start().wait(minutes(31)).answer(0, 'A');
    const deadline = story.attempt.modules[0]?.deadline ?? 0;
    const heardAt = (at: number, device = 'laptop') => settlesAt(story.attempt, { device, at });
    // Until a minute later the heartbeat may have been made before the deadline.
    expect(heardAt(deadline + 59_999)).toBe(deadline + 24 * minutes(60));
    expect(heardAt(deadline + 60_000)).toBe(deadline + minutes(1));
    expect(heardAt(deadline + minutes(5), 'phone')).toBe(deadline + 24 * minutes(60));
  });

  it('ends an assigned attempt that waits, pauses or takes a break, and keeps what was answered', () => {
    const endsBy = 1_000_000 + minutes(100);
    const end = (prepare: (story: Story) => Story): [string[], Story] => {
      const story = prepare(new Story({ ...samplePlan, endsBy }).start().answer(0, 'A'));
      expect(types(story, endsBy - 1)).not.toContain('completed');
      return [types(story, endsBy + minutes(1)), story];
    };
    const submitted = { type: 'submitted', module: 0 } as const;
    const [waiting] = end((story) => story.send('laptop', submitted));
    expect(waiting).toEqual(['completed']);
    const [paused, story] = end((each) => each.send('laptop', { type: 'paused' }));
    expect(paused).toEqual(['settled', 'completed']);
    const { attempt } = settle(story.attempt, endsBy + minutes(1));
    expect(attempt.modules[0]?.questions[0]?.answer).toBe('A');
    const [resting] = end((each) => {
      each.send('laptop', submitted).open(1).send('laptop', { type: 'submitted', module: 1 });
      return each.wait(minutes(99)).send('laptop', { type: 'break-started' });
    });
    expect(resting).toEqual(['completed']);
  });

  it('abandons an assigned attempt without an opened module, and nobody is said to have ended it', () => {
    const endsBy = 1_000_000 + minutes(100);
    const { attempt } = settle(new Story({ ...samplePlan, endsBy }).attempt, endsBy);
    expect(attempt.phase).toEqual({ name: 'abandoned' });
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
