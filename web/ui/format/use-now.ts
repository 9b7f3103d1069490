import { useEffect, useState } from 'react';

const refreshMilliseconds = 30_000;

/** The current time, updated every half minute, so that scheduled content goes live on an open page. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), refreshMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return now;
}
