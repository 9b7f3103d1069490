import { describe, expect, it } from 'vitest';
import { minutes, Story } from '../testing/sample-attempt.ts';
import type { Attempt } from './attempt.ts';
import type { BrowserEvent, LoggedEvent } from './event.ts';
import { receive, type Batch } from './receive.ts';

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

function taken(
  attempt: Attempt,
  sent: Batch,
  now: number,
): { attempt: Attempt; log: LoggedEvent[] } {
  const received = receive(attempt, sent, now);
  if (!('log' in received)) throw new Error(JSON.stringify(received));
  return received;
}

/** The laptop has chosen its sections (its number 1) and the first module is open. */
const story = (): Story => new Story().underWay();

describe('receive', () => {
  it('dates events from the acknowledgement they were reckoned from', () => {
    const { attempt, now } = story();
    const { log } = taken(
      attempt,
      batch(2, [4000, answered(0, 'A')], [9000, answered(1, 'B')]),
      now + 10_000,
    );
    expect(log.map(({ at }) => at - now)).toEqual([4000, 9000]);
    expect(log.map(({ seq }) => seq)).toEqual([attempt.seq + 1, attempt.seq + 2]);
    expect(log.map(({ receivedAt }) => receivedAt)).toEqual([now + 10_000, now + 10_000]);
  });

  it('lets no event be made in the future, before its acknowledgement, or before its forerunner', () => {
    const { attempt, now } = story();
    const sent = batch(
      2,
      [5000, answered(0, 'A')],
      [-9000, answered(0, 'B')],
      [99_000, answered(0, 'C')],
    );
    const { log } = taken(attempt, sent, now + 6000);
    expect(log.map(({ at }) => at - now)).toEqual([5000, 5000, 6000]);
  });

  it('passes over what it has, and reckons a retry from the acknowledgement the browser knew', () => {
    const { attempt, now } = story();
    const first = taken(attempt, batch(2, [600_000, answered(0, 'A')]), now + 600_000);
    // The reply was lost: the browser sends the same event again, and a later one, in the same reckoning.
    const retry = batch(2, [600_000, answered(0, 'A')], [900_000, answered(1, 'B')]);
    const second = taken(first.attempt, retry, now + minutes(40));
    expect(second.log).toHaveLength(1);
    expect(second.log[0]?.at).toBe(now + 900_000);
    expect(second.log[0]?.event.type).toBe('answered');
    const nothing = taken(second.attempt, retry, now + minutes(41));
    expect(nothing).toEqual({ attempt: second.attempt, log: [], refused: [] });
  });

  it('reckons from the last acknowledgement once the browser goes on from it', () => {
    const { attempt, now } = story();
    const first = taken(attempt, batch(2, [1000, answered(0, 'A')]), now + 1000);
    const second = taken(first.attempt, batch(3, [500, answered(1, 'B')]), now + 8000);
    expect(second.log[0]?.at).toBe(now + 1500);
  });

  it('reckons from an acknowledgement that was followed by another within the millisecond', () => {
    const { attempt, now } = story();
    const first = taken(attempt, batch(2, [5000, answered(0, 'A')]), now + 5000);
    const second = taken(first.attempt, batch(3, [0, answered(0, 'B')]), now + 5000);
    // The second reply was lost: the browser goes on reckoning from the first.
    const retry = batch(3, [0, answered(0, 'B')], [1000, answered(1, 'C')]);
    const { log } = taken(second.attempt, retry, now + 9000);
    expect(log.map(({ at }) => at - now)).toEqual([6000]);
  });

  it('asks again from the first number it misses', () => {
    const { attempt, now } = story();
    expect(receive(attempt, batch(4, [0, answered(0, 'A')]), now)).toEqual({ expected: 2 });
    const holed = batch(2, [0, answered(0, 'A')], [0, answered(1, 'B')]);
    holed.events[1]!.number = 9;
    expect(taken(attempt, holed, now).log).toHaveLength(1);
  });

  it('does not know a device that never took the test over', () => {
    const { attempt, now } = story();
    expect(receive(attempt, { device: 'stranger', events: [] }, now)).toEqual({
      unknownDevice: true,
    });
  });

  it('takes an empty batch', () => {
    const { attempt, now } = story();
    expect(receive(attempt, batch(2), now)).toEqual({ attempt, log: [], refused: [] });
  });

  it('keeps what comes too late, with the reason, and goes on', () => {
    const { attempt, now } = story();
    const late = now + minutes(32) + 1;
    const sent = batch(
      2,
      [minutes(32) + 1, answered(0, 'A')],
      [minutes(33), { type: 'submitted', module: 0 }],
    );
    const { attempt: after, log } = taken(attempt, sent, late);
    expect(log[0]?.event).toEqual({
      type: 'superseded',
      event: answered(0, 'A'),
      reason: 'too-late',
    });
    expect(after.devices['laptop']?.number).toBe(3);
    expect(after.phase.name).toBe('waiting');
  });

  it('counts a pause and a break from their arrival, so that no clock can be set back', () => {
    const { attempt, now } = story();
    const paused = taken(attempt, batch(2, [1000, { type: 'paused' }]), now + 9000);
    expect(paused.log[0]?.at).toBe(now + 9000);
    const resumed = taken(paused.attempt, batch(3, [0, { type: 'resumed' }]), now + 20_000);
    expect(resumed.log[0]?.at).toBe(now + 20_000);
  });

  it('counts a break from its arrival too', () => {
    const told = story().by('laptop', { type: 'submitted', module: 0 }).open(1);
    told.by('laptop', { type: 'submitted', module: 1 });
    const sent = batch(4, [0, { type: 'break-started' }]);
    expect(taken(told.attempt, sent, told.now + 7000).log[0]?.at).toBe(told.now + 7000);
  });

  it('gives a whole batch one acknowledgement', () => {
    const { attempt, now } = story();
    const sent = batch(2, [0, answered(0, 'A')], [0, answered(1, 'B')], [0, answered(0, 'C')]);
    const { attempt: after } = taken(attempt, sent, now + 5000);
    expect(after.devices['laptop']?.acknowledged).toEqual([
      { number: 1, at: now },
      { number: 4, at: now + 5000 },
    ]);
  });

  it('goes on with a device’s numbers when it takes the test back', () => {
    const told = story().answer(0, 'A').server({ type: 'took-over', device: 'phone' });
    told.server({ type: 'took-over', device: 'laptop' });
    expect(receive(told.attempt, batch(1, [0, answered(0, 'B')]), told.now)).toMatchObject({
      log: [],
    });
    const { log } = taken(told.attempt, batch(3, [0, answered(0, 'B')]), told.now);
    expect(log[0]?.event.type).toBe('answered');
  });

  it('remembers acknowledgements for as long as a device may be without them, and not for ever', () => {
    const { attempt, now } = story();
    let current = attempt;
    for (let index = 0; index < 50; index += 1) {
      const sent = batch(2 + index, [1000, answered(0, 'A')]);
      current = taken(current, sent, now + 1000 * (index + 1)).attempt;
    }
    expect(current.devices['laptop']?.acknowledged).toHaveLength(32);
    const oldest = current.devices['laptop']?.acknowledged[0]?.at ?? 0;
    // Even a browser that lost them all is heard; its event is dated later than it was made, never earlier.
    const events = Array.from({ length: 51 }, (): [number, BrowserEvent] => [0, answered(1, 'B')]);
    const { log } = taken(current, batch(2, ...events), now + 100_000);
    expect(log).toHaveLength(1);
    expect(log[0]?.at).toBeGreaterThanOrEqual(oldest);
  });
});
