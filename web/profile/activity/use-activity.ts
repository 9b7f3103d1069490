import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useReply } from '../../api/use-reply.ts';
import type { Entry } from './entry-row.tsx';

const pageSize = 20;

/** The newest page, and older ones as they are asked for. */
export function useActivity() {
  const newest = useReply('GET /id/activity', { query: { limit: pageSize } });
  const [older, setOlder] = useState<Entry[]>([]);
  const [isAtEnd, setAtEnd] = useState(false);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const entries = newest.data && [...newest.data, ...older];

  async function showMore(): Promise<void> {
    const before = entries?.at(-1)?.id;
    if (before === undefined) return;
    setLoadingMore(true);
    try {
      const page = await call('GET /id/activity', { query: { before, limit: pageSize } });
      setOlder((shown) => [...shown, ...page]);
      setAtEnd(page.length < pageSize);
    } catch {
      // The failure is told by a toast; the button stays for another try.
    } finally {
      setLoadingMore(false);
    }
  }

  const hasMore = !isAtEnd && (newest.data?.length ?? 0) === pageSize;
  return { ...newest, data: entries, hasMore, showMore, isLoadingMore };
}
