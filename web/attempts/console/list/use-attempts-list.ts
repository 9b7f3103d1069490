import { testKinds } from '@bac/contract/attempts/test-kinds.ts';
import { attemptStates } from '@bac/contract/attempts/attempt-states.ts';
import { useList } from '../../../api/use-list.ts';
import { optionalDay, someOf, freeText, type Setting } from '../../../ui/data/address/setting.ts';

const isScore = (value: string): boolean =>
  /^\d{3,4}$/.test(value) && Number(value) >= 400 && Number(value) <= 1600;

/** A total score. No score is the default. */
const optionalScore: Setting<number | undefined> = {
  defaultValue: undefined,
  read: (value) => (isScore(value) ? Number(value) : undefined),
  write: (value) => String(value ?? ''),
};

const optionalId: Setting<string | undefined> = {
  defaultValue: undefined,
  read: (value) => (/^[0-9a-f-]{36}$/.test(value) ? value : undefined),
  write: (value) => value ?? '',
};

const optionalTest: Setting<string | undefined> = {
  ...freeText,
  defaultValue: undefined,
  write: (value) => value ?? '',
};

const filters = {
  state: someOf(attemptStates),
  kind: someOf(testKinds),
  test: optionalTest,
  student: optionalId,
  since: optionalDay,
  until: optionalDay,
  scoreFrom: optionalScore,
  scoreTo: optionalScore,
};

export const useAttemptsList = () =>
  useList('GET /admin/attempts', {
    sorts: ['started', 'ended', 'score', 'student'] as const,
    defaultSort: { column: 'started', isDescending: true },
    filters,
  });

export type AttemptsView = ReturnType<typeof useAttemptsList>['view'];
