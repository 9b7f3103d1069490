import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '../../../api/client.ts';

/** Said again before what the server remembers runs out. */
const again = 4_000;
/** Whoever has typed nothing for so long is thinking, or gone. */
const pause = 6_000;

interface SayReplying {
  typed: () => void;
  stop: () => void;
}

/** Lets the others know that somebody is writing here, for as long as it is so. */
export function useSayReplying(ticket: string): SayReplying {
  const saidAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const say = (isReplying: boolean): void => {
    const options = { params: { ticket }, body: { isReplying }, quiet: true, keepalive: true };
    // Only a courtesy: nothing is lost where it fails.
    call('POST /admin/tickets/:ticket/replying', options).catch(() => {});
  };

  const stop = (): void => {
    clearTimeout(timer.current);
    if (saidAt.current === 0) return;
    saidAt.current = 0;
    say(false);
  };

  const leave = useEffectEvent(stop);
  useEffect(() => () => leave(), []);

  return {
    typed: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(stop, pause);
      if (Date.now() - saidAt.current < again) return;
      saidAt.current = Date.now();
      say(true);
    },
    stop,
  };
}
