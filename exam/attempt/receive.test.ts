import { describe, expect, it } from 'vitest';
import { minutes, Story } from '../testing/sample-attempt.ts';
import type { Attempt } from './attempt.ts';
import type { BrowserEvent, LoggedEvent } from './event.ts';
import { heartbeatSentAt, receive, type Batch } from './receive.ts';

const answered = (question: number, answer: string): BrowserEvent => ({
  type: 'answered',
  module: 0,
  question,
  answer,
});

const batch = (first: number, ...events: [elapsed: number, event: BrowserEvent][]): Batch => ({
  device: 'laptop',
  events: events.map(([elapsed, event], index) => ({ number: first + index, elapsed, event })),
});

function receiveBatch(
  attempt: Attempt,
  sent: Batch,
  now: number,
): { attempt: Attempt; log: LoggedEvent[] } {
  const received = receive(attempt, sent, now);
  if (!('log' in received)) throw new Error(JSON.stringify(received));
  return received;
}

/** The laptop has sent its event number 1, the choice of sections, and the first module is open. */
const startStory = (): Story => new Story().start();

describe('receive', () => {
  it('dates events relative to the acknowledgment that they refer to', () => {
    const { attempt, now } = startStory();
    const { log } = receiveBatch(
      attempt,
      batch(2, [4000, answered(0, 'A')], [9000, answered(1, 'B')]),
      now + 10_000,
    );
    expect(log.map(({ at }) => at - now)).toEqual([4000, 9000]);
    expect(log.map(({ seq }) => seq)).toEqual([attempt.seq + 1, attempt.seq + 2]);
    expect(log.map(({ receivedAt }) => receivedAt)).toEqual([now + 10_000, now + 10_000]);
  });

  it('a heartbeat that arrives late counts from when it was sent', () => {
    const { attempt, now } = startStory();
    const sender = attempt.devices['laptop']!;
    const heartbeat = { ...batch(2), elapsed: 15_000 };
    const sentAt = heartbeatSentAt(sender, heartbeat, now + minutes(9));
    expect(sentAt - now).toBe(15_000);
    const sent = batch(2, [minutes(8), answered(0, 'A')]);
    const received = receive(attempt, sent, now + minutes(10), { device: 'laptop', at: sentAt });
    expect('log' in received && received.log[0]!.at - now).toBe(minutes(8));
  });

  it('a heartbeat without a time counts from its arrival, and is never dated in the future', () => {
    const { attempt, now } = startStory();
    const sender = attempt.devices['laptop']!;
    expect(heartbeatSentAt(sender, batch(2), now + 5000)).toBe(now + 5000);
    const hasty = { ...batch(2), elapsed: minutes(60) };
    expect(heartbeatSentAt(sender, hasty, now + 5000)).toBe(now + 5000);
  });

  it('dates no event in the future, before its acknowledgment or before the previous event', () => {
    const { attempt, now } = startStory();
    const sent = batch(
      2,
      [5000, answered(0, 'A')],
      [-9000, answered(0, 'B')],
      [99_000, answered(0, 'C')],
    );
    const { log } = receiveBatch(attempt, sent, now + 6000);
    expect(log.map(({ at }) => at - now)).toEqual([5000, 5000, 6000]);
  });

  it('skips events it already has, and dates a retry by the acknowledgment that the browser had', () => {
    const { attempt, now } = startStory();
    const first = receiveBatch(attempt, batch(2, [600_000, answered(0, 'A')]), now + 600_000);
    // The reply was lost: the browser resends the event with a later one, both relative to the same acknowledgment.
    const retry = batch(2, [600_000, answered(0, 'A')], [900_000, answered(1, 'B')]);
    const second = receiveBatch(first.attempt, retry, now + minutes(40));
    expect(second.log).toHaveLength(1);
    expect(second.log[0]?.at).toBe(now + 900_000);
    expect(second.log[0]?.event.type).toBe('answered');
    const nothing = receiveBatch(second.attempt, retry, now + minutes(41));
    expect(nothing).toEqual({ attempt: second.attempt, log: [], refused: [] });
  });

  it('dates events by the last acknowledgment once the browser continues from it', () => {
    const { attempt, now } = startStory();
    const first = receiveBatch(attempt, batch(2, [1000, answered(0, 'A')]), now + 1000);
    const second = receiveBatch(first.attempt, batch(3, [500, answered(1, 'B')]), now + 8000);
    expect(second.log[0]?.at).toBe(now + 1500);
  });

  it('dates events by an acknowledgment that was followed by another in the same millisecond', () => {
    const { attempt, now } = startStory();
    const first = receiveBatch(attempt, batch(2, [5000, answered(0, 'A')]), now + 5000);
    const second = receiveBatch(first.attempt, batch(3, [0, answered(0, 'B')]), now + 5000);
    // The second reply was lost: the browser's times are still relative to the first.
    const retry = batch(3, [0, answered(0, 'B')], [1000, answered(1, 'C')]);
    const { log } = receiveBatch(second.attempt, retry, now + 9000);
    expect(log.map(({ at }) => at - now)).toEqual([6000]);
  });

  it('asks for the first missing number', () => {
    const { attempt, now } = startStory();
    expect(receive(attempt, batch(4, [0, answered(0, 'A')]), now)).toEqual({ expected: 2 });
    const withGap = batch(2, [0, answered(0, 'A')], [0, answered(1, 'B')]);
    withGap.events[1]!.number = 9;
    expect(receiveBatch(attempt, withGap, now).log).toHaveLength(1);
  });

  it('rejects a device that never took over the attempt', () => {
    const { attempt, now } = startStory();
    expect(receive(attempt, { device: 'stranger', events: [] }, now)).toEqual({
      unknownDevice: true,
    });
  });

  it('accepts an empty batch', () => {
    const { attempt, now } = startStory();
    expect(receive(attempt, batch(2), now)).toEqual({ attempt, log: [], refused: [] });
  });

  it('logs late events as superseded with the reason, and continues', () => {
    const { attempt, now } = startStory();
    const late = now + minutes(32) + 1;
    const sent = batch(
      2,
      [minutes(32) + 1, answered(0, 'A')],
      [minutes(33), { type: 'submitted', module: 0 }],
    );
    const { attempt: after, log } = receiveBatch(attempt, sent, late);
    expect(log[0]?.event).toEqual({
      type: 'superseded',
      event: answered(0, 'A'),
      reason: 'too-late',
    });
    expect(after.devices['laptop']?.number).toBe(3);
    expect(after.phase.name).toBe('waiting');
  });

  it('dates a pause by its arrival, so that no clock can be set back', () => {
    const { attempt, now } = startStory();
    const paused = receiveBatch(attempt, batch(2, [1000, { type: 'paused' }]), now + 9000);
    expect(paused.log[0]?.at).toBe(now + 9000);
    const resumed = receiveBatch(paused.attempt, batch(3, [0, { type: 'resumed' }]), now + 20_000);
    expect(resumed.log[0]?.at).toBe(now + 20_000);
  });

  it('dates a break by its arrival', () => {
    const story = startStory().send('laptop', { type: 'submitted', module: 0 }).open(1);
    story.send('laptop', { type: 'submitted', module: 1 });
    const sent = batch(4, [0, { type: 'break-started' }]);
    expect(receiveBatch(story.attempt, sent, story.now + 7000).log[0]?.at).toBe(story.now + 7000);
  });

  it('records one acknowledgment for a whole batch', () => {
    const { attempt, now } = startStory();
    const sent = batch(2, [0, answered(0, 'A')], [0, answered(1, 'B')], [0, answered(0, 'C')]);
    const { attempt: after } = receiveBatch(attempt, sent, now + 5000);
    expect(after.devices['laptop']?.acknowledged).toEqual([
      { number: 1, at: now },
      { number: 4, at: now + 5000 },
    ]);
  });

  it('continues the numbers of a device that takes the attempt over again', () => {
    const story = startStory().answer(0, 'A').server({ type: 'took-over', device: 'phone' });
    story.server({ type: 'took-over', device: 'laptop' });
    expect(receive(story.attempt, batch(1, [0, answered(0, 'B')]), story.now)).toMatchObject({
      log: [],
    });
    const { log } = receiveBatch(story.attempt, batch(3, [0, answered(0, 'B')]), story.now);
    expect(log[0]?.event.type).toBe('answered');
  });

  it('dates nothing before the device said that it had nothing unsent', () => {
    const { attempt, now } = startStory();
    const heartbeat = { device: 'laptop', at: now + minutes(20) };
    const sent = batch(2, [minutes(1), answered(0, 'A')], [minutes(25), answered(1, 'B')]);
    const arrivesAt = now + minutes(60 * 20);
    const received = receive(attempt, sent, arrivesAt, heartbeat);
    const datesIn = (result: ReturnType<typeof receive>) =>
      'log' in result ? result.log.map(({ at }) => at - now) : [];
    expect(datesIn(received)).toEqual([minutes(19), minutes(25)]);
    expect(datesIn(receive(attempt, sent, arrivesAt, { ...heartbeat, device: 'phone' }))).toEqual([
      minutes(1),
      minutes(25),
    ]);
  });

  it('remembers the last 32 acknowledgments of a device', () => {
    const { attempt, now } = startStory();
    let current = attempt;
    for (let index = 0; index < 50; index += 1) {
      const sent = batch(2 + index, [1000, answered(0, 'A')]);
      current = receiveBatch(current, sent, now + 1000 * (index + 1)).attempt;
    }
    expect(current.devices['laptop']?.acknowledged).toHaveLength(32);
    const oldest = current.devices['laptop']?.acknowledged[0]?.at ?? 0;
    // A browser that lost all of them is still accepted; its event is dated later than it was made, never earlier.
    const events = Array.from({ length: 51 }, (): [number, BrowserEvent] => [0, answered(1, 'B')]);
    const { log } = receiveBatch(current, batch(2, ...events), now + 100_000);
    expect(log).toHaveLength(1);
    expect(log[0]?.at).toBeGreaterThanOrEqual(oldest);
  });
});
