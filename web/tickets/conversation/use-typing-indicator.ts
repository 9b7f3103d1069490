import { useEffect, useState } from 'react';

/** The indicator expires unless it is refreshed within this time. */
const lasts = 8_000;

/** Whether somebody is typing: true for a while each time it is reported. */
export function useTypingIndicator(): [isReplying: boolean, note: (is: boolean) => void] {
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
