import { useEffect, useState } from 'react';

/** What is not said again within this time is over. */
const lasts = 8_000;

/** Whether somebody is writing: true for a while each time it is noted. */
export function useReplying(): [isReplying: boolean, note: (is: boolean) => void] {
  const [noted, setNoted] = useState({ is: false, times: 0 });
  const note = (is: boolean): void =>
    setNoted(({ times, is: was }) => (is || was ? { is, times: times + 1 } : { is, times }));
  useEffect(() => {
    if (!noted.is) return undefined;
    const timer = setTimeout(() => setNoted(({ times }) => ({ is: false, times })), lasts);
    return () => clearTimeout(timer);
  }, [noted]);
  return [noted.is, note];
}
