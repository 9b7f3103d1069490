import type { Test } from '@bac/contract/attempts/tests.ts';
import { testKinds, type TestKind } from '@bac/contract/attempts/test-kinds.ts';
import type { Section } from '@bac/exam/item/section.ts';

type Status = 'new' | 'running' | 'done';
type Order = 'listed' | 'unseen' | 'shortest';

export interface Filters {
  kind: TestKind | 'all';
  status: Status | 'all';
  section: Section | 'all';
  order: Order;
}

/** The values of each filter. The first value shows everything. */
export const filterValues = {
  kind: ['all', ...testKinds],
  status: ['all', 'new', 'running', 'done'],
  section: ['all', 'rw', 'math'],
  order: ['listed', 'unseen', 'shortest'],
} as const satisfies { [Name in keyof Filters]: readonly Filters[Name][] };

export function statusOf({ progress }: Test): Status {
  if (progress?.running) return 'running';
  return progress && progress.completed > 0 ? 'done' : 'new';
}

const unseen = ({ questions, progress }: Test): number => questions - (progress?.seen ?? 0);

const compare: Record<Order, (a: Test, b: Test) => number> = {
  listed: () => 0,
  unseen: (a, b) => unseen(b) - unseen(a),
  shortest: (a, b) => a.minutes - b.minutes,
};

/** Filters by everything except the kind, and sorts. The counts of the kinds are computed from the result, so they add up. */
export const matchingTests = (tests: Test[], { status, section, order }: Filters): Test[] =>
  tests
    .filter((test) => status === 'all' || statusOf(test) === status)
    .filter((test) => section === 'all' || test.sections.includes(section))
    .toSorted(compare[order]);

export const testsOfKind = (tests: Test[], kind: Filters['kind']): Test[] =>
  kind === 'all' ? tests : tests.filter((test) => test.kind === kind);
