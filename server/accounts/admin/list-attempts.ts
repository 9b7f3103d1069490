import { pageOf, type PageQuery } from '../../platform/postgres/paging.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { isUser, listAttemptsOf } from './user-store.ts';

export async function listAttempts({ db }: Services, id: string, query: PageQuery) {
  if (!(await isUser(db, id))) throw new Refused('USER_NOT_FOUND');
  const { rows, total } = await listAttemptsOf(db, id, pageOf(query));
  return {
    total,
    rows: rows.map(({ form, startedAt, endedAt, ...row }) => ({
      ...row,
      test: form.name,
      startedAt: startedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
  };
}
