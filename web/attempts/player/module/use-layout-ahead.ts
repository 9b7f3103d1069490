import { useEffect } from 'react';
import { afterFrame } from '../after-frame.ts';

/** Whether the browser can skip what waits; otherwise it is invisible and inert, which takes longer to take back. */
export const canSkip = (): boolean => CSS.supports('content-visibility', 'hidden');

/** A browser lays out what it skips only when it is asked for a measure of it. */
export function useLayoutAhead(container: HTMLElement | null, isWaiting: boolean): void {
  useEffect(() => {
    if (!container || !isWaiting) return undefined;
    return afterFrame(() => {
      container.querySelector('[data-block]')?.getBoundingClientRect();
    });
  }, [container, isWaiting]);
}
