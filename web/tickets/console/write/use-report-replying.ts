import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '../../../api/client.ts';

/** The report is repeated before it expires on the server. */
const repeatMilliseconds = 4_000;
/** After this time without typing, the writer no longer counts as replying. */
const pauseMilliseconds = 6_000;

interface SayReplying {
  reportTyping: () => void;
  stop: () => void;
}

/** Reports to other agents that somebody is writing here, for as long as they do. */
export function useReportReplying(ticket: string): SayReplying {
  const reportedAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const report = (isReplying: boolean): void => {
    const options = { params: { ticket }, body: { isReplying }, quiet: true, keepalive: true };
    // Best effort: nothing is lost if it fails.
    call('POST /admin/tickets/:ticket/replying', options).catch(() => {});
  };

  const stop = (): void => {
    clearTimeout(timer.current);
    if (reportedAt.current === 0) return;
    reportedAt.current = 0;
    report(false);
  };

  const stopOnLeave = useEffectEvent(stop);
  useEffect(() => () => stopOnLeave(), []);

  return {
    reportTyping: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(stop, pauseMilliseconds);
      if (Date.now() - reportedAt.current < repeatMilliseconds) return;
      reportedAt.current = Date.now();
      report(true);
    },
    stop,
  };
}
