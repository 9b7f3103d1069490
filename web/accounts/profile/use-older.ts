import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';

/** A list that shows its newest page, and older ones as they are asked for. */
export function useOlder<Entry extends { id: number }>(
  newest: Entry[] | undefined,
  pageSize: number,
  ask: (before: number) => Promise<Entry[]>,
) {
  const [older, setOlder] = useState<Entry[]>([]);
  const [isAtEnd, setAtEnd] = useState(false);
  const { isBusy, run } = useAction();
  const data = newest && [...newest, ...older];

  async function showMore(): Promise<void> {
    const before = data?.at(-1)?.id;
    if (before === undefined) return;
    await run(async () => {
      const page = await ask(before);
      setOlder((shown) => [...shown, ...page]);
      setAtEnd(page.length < pageSize);
    });
  }

  const hasMore = !isAtEnd && (newest?.length ?? 0) === pageSize;
  return { data, hasMore, showMore, isLoadingMore: isBusy };
}
