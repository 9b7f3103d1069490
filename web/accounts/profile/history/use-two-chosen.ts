import type { HistoryEntry } from '@bac/contract/results/results.ts';
import { useState } from 'react';

/** Two attempts at most; the later one comes first, as in the list. */
export function useTwoChosen(attempts: readonly HistoryEntry[]) {
  const [ids, setIds] = useState<string[]>([]);
  const isChosen = ({ attempt }: HistoryEntry): boolean => ids.includes(attempt);
  return {
    chosen: attempts.filter(isChosen),
    isChosen,
    canChoose: (entry: HistoryEntry): boolean => isChosen(entry) || ids.length < 2,
    toggle: (entry: HistoryEntry): void =>
      setIds(isChosen(entry) ? ids.filter((id) => id !== entry.attempt) : [...ids, entry.attempt]),
  };
}
