import { useEffect, useState } from 'react';

const secondsUntil = (moment: number): number =>
  Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Seconds left, and the way to start them. Read off the clock, because a tab in the background ticks late. */
export function useCountdown(): [secondsLeft: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(0);

  function start(seconds: number): void {
    setEnd(Date.now() + seconds * 1000);
    setSecondsLeft(seconds);
  }

  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setSecondsLeft(secondsUntil(end)), 250);
    return () => clearInterval(timer);
  }, [isRunning, end]);

  return [secondsLeft, start];
}
