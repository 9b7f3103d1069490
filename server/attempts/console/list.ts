import { type ListedAttempt } from '@bac/contract/attempts/attempts-admin.ts';
import { type AttemptState, attemptStates } from '@bac/contract/attempts/attempt-states.ts';
import { kindOf } from '@bac/contract/attempts/tests.ts';
import { parseList } from '../../platform/postgres/paging.ts';
import type { Services } from '../../services.ts';
import { listAttemptRows, type AttemptsQuery, type ListedRow } from './list-store.ts';

const toListedAttempt = ({
  formId,
  name,
  blueprint,
  startedAt,
  endedAt,
  rescoredAt,
  ...row
}: ListedRow): ListedAttempt => ({
  ...row,
  test: { id: formId, kind: kindOf[blueprint], name },
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  rescoredAt: rescoredAt?.toISOString() ?? null,
});

export async function listAllAttempts({ db }: Pick<Services, 'db'>, query: AttemptsQuery) {
  const { rows, counts } = await listAttemptRows(db, query);
  const byState = { running: 0, completed: 0, abandoned: 0, invalidated: 0, ...counts };
  const states: readonly AttemptState[] = parseList<AttemptState>(query.state) ?? attemptStates;
  const total = new Set(states).values().reduce((sum, state) => sum + byState[state], 0);
  return { rows: rows.map(toListedAttempt), total, byState };
}
