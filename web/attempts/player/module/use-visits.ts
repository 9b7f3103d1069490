import { useEffect, useEffectEvent } from 'react';
import type { Player } from '../player.ts';

const sendDelayMs = 150;

/** Sends how long a question was in view when it leaves the view: on navigation, when the page is hidden, or at the end. */
export function useVisits(player: Player, module: number, question: number | undefined): void {
  const { onClosing } = player;
  const sendVisit = useEffectEvent((position: { module: number; question: number }, ms: number) => {
    player.send({ type: 'visited', ...position, ms: Math.round(ms) });
  });
  useEffect(() => {
    if (question === undefined) return;
    let since: number | undefined = performance.now();
    let endedAt: number | undefined;
    const leftAt = (): number => endedAt ?? performance.now();
    const leave = (): void => {
      if (since === undefined) return;
      sendVisit({ module, question }, leftAt() - since);
      since = undefined;
    };
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') leave();
      else since ??= performance.now();
    };
    const stopClosing = onClosing(leave);
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pagehide', leave);
    return () => {
      endedAt = performance.now();
      stopClosing();
      document.removeEventListener('visibilitychange', onVisibility);
      // Sends after the next question is rendered, so that the navigation does not wait for it.
      setTimeout(() => {
        leave();
        removeEventListener('pagehide', leave);
      }, sendDelayMs);
    };
  }, [module, question, onClosing]);
}
