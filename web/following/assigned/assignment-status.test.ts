import type { OwnAssignment } from '@bac/contract/following/assignments.ts';
import { expect, test } from 'vitest';
import { byUrgency, isToDo, assignmentStatus } from './assignment-status.ts';

const now = Date.parse('2026-11-15T12:00:00Z');

const assignment = (changes: Partial<OwnAssignment> = {}): OwnAssignment => ({
  id: 'one',
  class: { id: 'class', name: 'SAT', teacher: 'Lê Thu Hà' },
  test: {
    id: 'diagnostic-1',
    kind: 'diagnostic',
    name: { en: 'Diagnostic', vi: 'Bài kiểm tra đầu vào' },
  },
  note: '',
  sections: ['rw', 'math'],
  opensAt: '2026-11-14T12:00:00Z',
  closesAt: '2026-11-20T12:00:00Z',
  attempts: 2,
  usedAttempts: 0,
  running: null,
  latest: null,
  resultTime: 'at-once',
  areResultsVisible: true,
  allowance: { extraTime: { rw: 1, math: 1 }, pause: false },
  isPreferenceIgnored: false,
  ...changes,
});

test.each([
  ['open', {}],
  ['open', { usedAttempts: 1, latest: 'first' }],
  ['coming', { opensAt: '2026-11-16T12:00:00Z' }],
  ['running', { usedAttempts: 1, running: 'now', closesAt: '2026-11-15T11:00:00Z' }],
  ['done', { usedAttempts: 2, latest: 'second' }],
  ['done', { usedAttempts: 1, latest: 'first', closesAt: '2026-11-15T11:00:00Z' }],
  ['missed', { closesAt: '2026-11-15T11:00:00Z' }],
  ['missed', { usedAttempts: 2 }],
] as const)('an assignment is %s with %j', (status, changes) => {
  expect(assignmentStatus(assignment(changes), now)).toBe(status);
  expect(isToDo(assignment(changes), now)).toBe(!['done', 'missed'].includes(status));
});

test('sorts attempts in progress first, then by closing time, then what is over, newest first', () => {
  const all = [
    assignment({ id: 'long over', closesAt: '2026-11-01T12:00:00Z' }),
    assignment({ id: 'over', closesAt: '2026-11-10T12:00:00Z' }),
    assignment({ id: 'later', closesAt: '2026-11-25T12:00:00Z' }),
    assignment({ id: 'soon' }),
    assignment({ id: 'under way', running: 'now', closesAt: '2026-11-30T12:00:00Z' }),
  ];
  expect(all.toSorted(byUrgency(now)).map(({ id }) => id)).toEqual([
    'under way',
    'soon',
    'later',
    'over',
    'long over',
  ]);
});
