import { call, type Reply } from '../../../../api/client.ts';
import { useQuery } from '../../../../api/use-query.ts';
import { useOlderEntries } from '../../use-older-entries.ts';

export type SignIn = Reply<'GET /id/sign-ins'>[number];

const pageSize = 10;

export function useSignIns() {
  const newest = useQuery('GET /id/sign-ins', { query: { limit: pageSize } });
  const list = useOlderEntries(newest.data, pageSize, (before) =>
    call('GET /id/sign-ins', { query: { before, limit: pageSize } }),
  );
  return { ...newest, ...list };
}
