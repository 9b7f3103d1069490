import { useEffect, useState } from 'react';

const stepMilliseconds = 30_000;

/** The time, new every half minute: what is scheduled goes live while somebody looks on. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return now;
}
