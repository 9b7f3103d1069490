import { testKinds } from '@bac/contract/attempts/test-kinds.ts';
import { attemptStates } from '@bac/contract/attempts/attempt-states.ts';
import { useList } from '../../../api/use-list.ts';
import { perhapsDay, someOf, words, type Setting } from '../../../ui/data/address/setting.ts';

const isScore = (given: string): boolean =>
  /^\d{3,4}$/.test(given) && Number(given) >= 400 && Number(given) <= 1600;

/** A total on the scale of the test; none is plain. */
const perhapsScore: Setting<number | undefined> = {
  plain: undefined,
  read: (given) => (isScore(given) ? Number(given) : undefined),
  write: (value) => String(value ?? ''),
};

const perhapsId: Setting<string | undefined> = {
  plain: undefined,
  read: (given) => (/^[0-9a-f-]{36}$/.test(given) ? given : undefined),
  write: (value) => value ?? '',
};

const perhapsTest: Setting<string | undefined> = {
  ...words,
  plain: undefined,
  write: (value) => value ?? '',
};

const filters = {
  state: someOf(attemptStates),
  kind: someOf(testKinds),
  test: perhapsTest,
  student: perhapsId,
  since: perhapsDay,
  until: perhapsDay,
  scoreFrom: perhapsScore,
  scoreTo: perhapsScore,
};

export const useAttemptsList = () =>
  useList('GET /admin/attempts', {
    sorts: ['started', 'ended', 'score', 'student'] as const,
    plainSort: { column: 'started', isDescending: true },
    filters,
  });

export type AttemptsView = ReturnType<typeof useAttemptsList>['view'];
