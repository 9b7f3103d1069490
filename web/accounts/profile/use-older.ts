import { useState } from 'react';

/** A list that shows its newest page, and older ones as they are asked for. */
export function useOlder<Entry extends { id: number }>(
  newest: Entry[] | undefined,
  pageSize: number,
  ask: (before: number) => Promise<Entry[]>,
) {
  const [older, setOlder] = useState<Entry[]>([]);
  const [isAtEnd, setAtEnd] = useState(false);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const data = newest && [...newest, ...older];

  async function showMore(): Promise<void> {
    const before = data?.at(-1)?.id;
    if (before === undefined) return;
    setLoadingMore(true);
    try {
      const page = await ask(before);
      setOlder((shown) => [...shown, ...page]);
      setAtEnd(page.length < pageSize);
    } catch {
      // The failure is told by a toast; the button stays for another try.
    } finally {
      setLoadingMore(false);
    }
  }

  const hasMore = !isAtEnd && (newest?.length ?? 0) === pageSize;
  return { data, hasMore, showMore, isLoadingMore };
}
