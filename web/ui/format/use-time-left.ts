import { useEffect, useState } from 'react';

export interface Clock {
  /** Both in milliseconds of the clock that `now` reads. */
  deadline: number;
  pausedAt?: number | undefined;
  now: () => number;
}

const msLeft = ({ deadline, pausedAt, now }: Clock): number =>
  Math.max(0, deadline - (pausedAt ?? now()));

/** Milliseconds until the deadline, looked at anew whenever the second changes; still while the clock is paused. */
export function useTimeLeft({ deadline, pausedAt, now }: Clock): number {
  const [left, setLeft] = useState(() => msLeft({ deadline, pausedAt, now }));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      clearTimeout(timer);
      const ms = msLeft({ deadline, pausedAt, now });
      setLeft(ms);
      // Just past the change of the second, so that no second is skipped or shown twice; at zero too, for a clock that
      // follows the server's may yet be set back.
      if (pausedAt === undefined) timer = setTimeout(tick, (ms % 1000 || 1000) + 5);
    };
    tick();
    // A sleeping computer or a hidden tab lets timers lie.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadline, pausedAt, now]);

  return left;
}
