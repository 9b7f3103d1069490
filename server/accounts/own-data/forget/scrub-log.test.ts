import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import { expect, it } from 'vitest';
import { scrubLog } from './scrub-log.ts';

const noted = { type: 'noted', module: 0, question: 1, id: 'h1', note: 'call Lan' } as const;
const sender = (number: number) => ({ device: 'phone-of-lan', number });
const log: LoggedEvent[] = [
  { seq: 1, at: 1, receivedAt: 1, event: { type: 'took-over', device: 'phone-of-lan' } },
  { seq: 2, at: 2, receivedAt: 2, sender: sender(1), event: noted },
  {
    seq: 3,
    at: 3,
    receivedAt: 3,
    sender: sender(2),
    event: { type: 'superseded', event: noted, reason: 'too-late' },
  },
  {
    seq: 4,
    at: 4,
    receivedAt: 4,
    sender: sender(3),
    event: { type: 'answered', module: 0, question: 1, answer: 'B' },
  },
];

it('keeps the events and removes personal data', () => {
  const scrubbed = scrubLog(log, 'salt');
  expect(JSON.stringify(scrubbed)).not.toMatch(/Lan|lan/);
  expect(scrubbed.map(({ seq, event }) => [seq, event.type])).toEqual(
    log.map(({ seq, event }) => [seq, event.type]),
  );
  expect(scrubbed[3]?.event).toEqual(log[3]?.event);
});

it('maps a device to one pseudonym per salt', () => {
  const [took, first, , last] = scrubLog(log, 'salt');
  expect(took?.event).toMatchObject({ device: first?.sender?.device });
  expect(last?.sender).toEqual({ device: first?.sender?.device, number: 3 });
  expect(scrubLog(log, 'other')[1]?.sender?.device).not.toBe(first?.sender?.device);
});
