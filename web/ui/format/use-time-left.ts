import { useEffect, useState } from 'react';

export interface Clock {
  /** Both in milliseconds of the clock that `now` reads. */
  deadline: number;
  pausedAt?: number | undefined;
  now: () => number;
}

const msLeft = ({ deadline, pausedAt, now }: Clock): number =>
  Math.max(0, deadline - (pausedAt ?? now()));

/** Milliseconds until the deadline, updated at every second; constant while the clock is paused. */
export function useTimeLeft({ deadline, pausedAt, now }: Clock): number {
  const [left, setLeft] = useState(() => msLeft({ deadline, pausedAt, now }));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      clearTimeout(timer);
      const ms = msLeft({ deadline, pausedAt, now });
      setLeft(ms);
      // Fires just after the second changes, so that no second is skipped or shown twice. Continues at zero, because a clock
      // that follows the server's may be set back.
      if (pausedAt === undefined) timer = setTimeout(tick, (ms % 1000 || 1000) + 5);
    };
    tick();
    // Timers are late after sleep or in a hidden tab.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadline, pausedAt, now]);

  return left;
}
