import type { TicketLine } from '@bac/contract/tickets/tickets.ts';
import { useDocumentVisibility, useInterval, useThrottledCallback } from '@mantine/hooks';
import { useEffect } from 'react';
import { useLiveLines } from '../conversation/use-live-lines.ts';

/** Many tickets may change at once; the queue is fetched at most once in this time. */
const throttleMilliseconds = 1_000;
/** The time left until a target changes even if nothing happens. */
const refreshMilliseconds = 60_000;

interface Options {
  open: string | undefined;
  onQueue: () => void;
  onTicket: () => void;
  onReplying: (line: TicketLine) => void;
}

const isLine = (line: unknown): line is TicketLine =>
  typeof line === 'object' && line !== null && 'kind' in line;

/** Keeps the queue and the open ticket in sync with the server. Returns true while live updates arrive. */
export function useDeskLive({ open, onQueue, onTicket, onReplying }: Options): boolean {
  const refreshQueue = useThrottledCallback(onQueue, throttleMilliseconds);
  const refreshAll = (): void => {
    refreshQueue();
    if (open) onTicket();
  };
  const isLive = useLiveLines({
    key: 'GET /admin/tickets/stream',
    onLine: (line) => {
      if (!isLine(line)) return;
      if (line.kind === 'ready') refreshAll();
      if (line.kind === 'replying') onReplying(line);
      if (line.kind !== 'changed') return;
      refreshQueue();
      if (line.ticket === open) onTicket();
    },
    onResync: refreshAll,
  });

  const isVisible = useDocumentVisibility() === 'visible';
  const { start, stop } = useInterval(onQueue, refreshMilliseconds);
  useEffect(() => {
    if (isVisible) start();
    return stop;
  }, [isVisible, start, stop]);
  return isLive;
}
