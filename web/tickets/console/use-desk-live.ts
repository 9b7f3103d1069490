import type { TicketLine } from '@bac/contract/tickets/tickets.ts';
import { useDocumentVisibility, useInterval, useThrottledCallback } from '@mantine/hooks';
import { useEffect } from 'react';
import { useLiveLines } from '../conversation/use-live-lines.ts';

/** Many tickets may change at once; the queue is asked for once in this time. */
const calm = 1_000;
/** The time that is left goes by even where nothing happens. */
const everyMilliseconds = 60_000;

interface Options {
  open: string | undefined;
  onQueue: () => void;
  onTicket: () => void;
  onReplying: (line: TicketLine) => void;
}

const isLine = (line: unknown): line is TicketLine =>
  typeof line === 'object' && line !== null && 'kind' in line;

/** Keeps the queue and the open ticket as they are on the server. True while news come by themselves. */
export function useDeskLive({ open, onQueue, onTicket, onReplying }: Options): boolean {
  const refreshQueue = useThrottledCallback(onQueue, calm);
  const everything = (): void => {
    refreshQueue();
    if (open) onTicket();
  };
  const isLive = useLiveLines({
    key: 'GET /admin/tickets/stream',
    onLine: (line) => {
      if (!isLine(line)) return;
      if (line.kind === 'ready') everything();
      if (line.kind === 'replying') onReplying(line);
      if (line.kind !== 'changed') return;
      refreshQueue();
      if (line.ticket === open) onTicket();
    },
    onAgain: everything,
  });

  const isSeen = useDocumentVisibility() === 'visible';
  const { start, stop } = useInterval(onQueue, everyMilliseconds);
  useEffect(() => {
    if (isSeen) start();
    return stop;
  }, [isSeen, start, stop]);
  return isLive;
}
