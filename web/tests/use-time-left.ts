import { useEffect, useState } from 'react';

/** Counts down from what the server said when this came on the page. By the wall clock: a sleeping laptop counts too. */
export function useTimeLeft(ms: number, isRunning: boolean): number {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const from = Date.now();
    const timer = setInterval(() => setPassed(Date.now() - from), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  return Math.max(0, ms - passed);
}
