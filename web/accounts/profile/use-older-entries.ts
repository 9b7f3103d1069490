import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';

/** A paginated list: the newest page, followed by older pages loaded on demand. */
export function useOlderEntries<Entry extends { id: number }>(
  newest: Entry[] | undefined,
  pageSize: number,
  fetchOlder: (before: number) => Promise<Entry[]>,
) {
  const [older, setOlder] = useState<Entry[]>([]);
  const [isAtEnd, setAtEnd] = useState(false);
  const { isBusy, run } = useAction();
  const data = newest && [...newest, ...older];

  async function showMore(): Promise<void> {
    const before = data?.at(-1)?.id;
    if (before === undefined) return;
    await run(async () => {
      const page = await fetchOlder(before);
      setOlder((loaded) => [...loaded, ...page]);
      setAtEnd(page.length < pageSize);
    });
  }

  const hasMore = !isAtEnd && (newest?.length ?? 0) === pageSize;
  return { data, hasMore, showMore, isLoadingMore: isBusy };
}
