import type { AttemptEvent, LoggedEvent } from '@bac/exam/attempt/event.ts';
import { expect, test } from 'vitest';
import { staircaseOf } from './staircase.ts';
import { describeLog } from './describe-log.ts';

const second = 1000;
const items = [{ item: 'a', version: 1, kind: 'choice' as const }];

/** A log of events with the second at which each was made, and how many seconds later it was received. */
function logOf(...events: [at: number, event: AttemptEvent, late?: number][]): LoggedEvent[] {
  return events.map(([at, event, late = 0], index) => ({
    seq: index + 1,
    at: at * second,
    receivedAt: (at + late) * second,
    ...(event.type !== 'module-opened' &&
      event.type !== 'extended' && { sender: { device: 'laptop-1', number: index + 1 } }),
    event,
  }));
}

const question = (index: number) => ({ module: 0, question: index });
const answered = (index: number, answer: string) =>
  ({ type: 'answered', ...question(index), answer }) as const;
const visited = (index: number, seconds: number) =>
  ({ type: 'visited', ...question(index), ms: seconds * second }) as const;
const opened = { type: 'module-opened', module: 0, items } as const;
const moduleSpan = { module: 0, openedAt: 0, end: 90 * second, heardAt: 0 };

test('a different answer to the same question is a change that shows both answers', () => {
  const lines = describeLog(logOf([0, opened], [5, answered(0, 'A')], [9, answered(0, 'C')]));
  expect(lines.map(({ what, values }) => [what, values])).toEqual([
    ['module-opened', {}],
    ['answered', { answer: 'A' }],
    ['changed', { from: 'A', answer: 'C' }],
  ]);
});

test('sorts a late event by the time at which it was made, and shows the delay', () => {
  const lines = describeLog(
    logOf(
      [0, opened],
      [5, answered(0, 'A'), 40],
      [44, { type: 'extended', module: 0, ms: 600_000 }],
    ),
  );
  expect(lines[1]).toMatchObject({ what: 'answered', lateMs: 40 * second });
  expect(lines[2]).toMatchObject({ what: 'extended', values: { minutes: 10 }, lateMs: 0 });
});

test('distinguishes an end by the team from one by the student', () => {
  const [abandoned] = describeLog(logOf([0, { type: 'abandoned' }]));
  const [ended] = describeLog([{ seq: 1, at: 0, receivedAt: 0, event: { type: 'abandoned' } }]);
  expect([abandoned?.what, ended?.what]).toEqual(['abandoned', 'ended']);
});

test('steps follow the visits, and coming back is a step down', () => {
  const log = logOf(
    [0, opened],
    [8, answered(0, 'A')],
    [10, visited(0, 10)],
    [30, visited(1, 20)],
    [40, visited(0, 10)],
    [41, { type: 'marked', ...question(2), isMarked: true }],
  );
  const { steps, marks, bands } = staircaseOf(log, describeLog(log), moduleSpan);
  expect(steps).toEqual([
    { question: 0, from: 0, to: 10 * second },
    { question: 1, from: 10 * second, to: 30 * second },
    { question: 0, from: 30 * second, to: 40 * second },
    { question: 2, from: 41 * second, to: 41 * second },
  ]);
  expect(marks.map(({ kind, question: at }) => [kind, at])).toEqual([
    ['answer', 0],
    ['flag', 2],
  ]);
  expect(bands).toEqual([]);
});

test('shows late, paused and silent times as bands', () => {
  const log = logOf(
    [0, opened],
    [5, answered(0, 'A'), 15],
    [6, answered(1, 'B'), 14],
    [22, { type: 'paused' }],
    [28, { type: 'resumed' }],
  );
  const { bands } = staircaseOf(log, describeLog(log), moduleSpan);
  expect(bands).toEqual([
    { kind: 'late', from: 5 * second, to: 20 * second },
    { kind: 'paused', from: 22 * second, to: 28 * second },
    { kind: 'silent', from: 28 * second, to: 90 * second },
  ]);
  const withHeartbeat = staircaseOf(log, describeLog(log), { ...moduleSpan, heardAt: 60 * second });
  expect(withHeartbeat.bands.map(({ kind }) => kind)).toEqual(['late', 'paused']);
});

test('draws no step for events of other modules and superseded events', () => {
  const log = logOf(
    [0, opened],
    [5, { type: 'superseded', event: answered(3, 'A'), reason: 'too-late' }],
    [6, { type: 'answered', module: 1, question: 0, answer: 'B' }],
  );
  expect(staircaseOf(log, describeLog(log), moduleSpan)).toMatchObject({ steps: [], marks: [] });
});
