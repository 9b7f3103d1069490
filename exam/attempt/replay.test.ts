import { expect, it } from 'vitest';
import { minutes, Story } from '../testing/sample-attempt.ts';
import type { LoggedEvent } from './event.ts';
import { replay } from './replay.ts';

it('reads a log to its end that holds an answer from the moment of a pause, which an earlier version accepted', () => {
  const story = new Story().start().wait(minutes(1)).answer(0, 'A');
  story.send('laptop', { type: 'paused' });
  const { attempt, log, now } = story;
  const { number = 0 } = attempt.devices['laptop'] ?? {};
  const accepted: LoggedEvent = {
    seq: attempt.seq + 1,
    at: now,
    receivedAt: now,
    sender: { device: 'laptop', number: number + 1 },
    event: { type: 'answered', module: 0, question: 0, answer: 'B' },
  };
  const replayed = replay([...log, accepted]);
  expect(replayed.seq).toBe(accepted.seq);
  expect(replayed.devices['laptop']?.number).toBe(number + 1);
  expect(replayed.modules[0]?.questions[0]?.answer).toBe('A');
});
