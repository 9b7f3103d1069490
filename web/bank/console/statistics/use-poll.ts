import { useDocumentVisibility, useInterval } from '@mantine/hooks';
import { useEffect } from 'react';

const intervalMilliseconds = 1500;

/** Calls `reload` at an interval while `isOn` and the page is visible. */
export function usePoll(isOn: boolean, reload: () => void): void {
  const isVisible = useDocumentVisibility() === 'visible';
  const { start, stop } = useInterval(reload, intervalMilliseconds);
  useEffect(() => {
    if (isOn && isVisible) start();
    return stop;
  }, [isOn, isVisible, start, stop]);
}
