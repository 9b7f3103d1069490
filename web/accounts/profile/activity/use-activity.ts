import { call } from '../../../api/client.ts';
import { useReply } from '../../../api/use-reply.ts';
import { useOlder } from '../use-older.ts';

const pageSize = 20;

export function useActivity() {
  const newest = useReply('GET /id/activity', { query: { limit: pageSize } });
  const shown = useOlder(newest.data, pageSize, (before) =>
    call('GET /id/activity', { query: { before, limit: pageSize } }),
  );
  return { ...newest, ...shown };
}
