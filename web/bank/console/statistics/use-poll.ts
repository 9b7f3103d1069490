import { useDocumentVisibility, useInterval } from '@mantine/hooks';
import { useEffect } from 'react';

const everyMilliseconds = 1500;

/** Asks again and again as long as there is something to see and somebody who sees it. */
export function usePoll(isOn: boolean, ask: () => void): void {
  const isSeen = useDocumentVisibility() === 'visible';
  const { start, stop } = useInterval(ask, everyMilliseconds);
  useEffect(() => {
    if (isOn && isSeen) start();
    return stop;
  }, [isOn, isSeen, start, stop]);
}
