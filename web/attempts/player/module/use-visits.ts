import { useEffect, useEffectEvent } from 'react';
import type { Player } from '../player.ts';

const afterDrawing = 150;

/** Tells how long each question was in view, whenever it goes out of it: to another one, to the background, or at the end. */
export function useVisits(player: Player, module: number, question: number | undefined): void {
  const { onClosing } = player;
  const tell = useEffectEvent((of: { module: number; question: number }, ms: number) => {
    player.send({ type: 'visited', ...of, ms: Math.round(ms) });
  });
  useEffect(() => {
    if (question === undefined) return;
    let since: number | undefined = performance.now();
    let endedAt: number | undefined;
    const leftAt = (): number => endedAt ?? performance.now();
    const leave = (): void => {
      if (since === undefined) return;
      tell({ module, question }, leftAt() - since);
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
      // Once the next question stands there: telling costs a moment that nobody should wait for.
      setTimeout(() => {
        leave();
        removeEventListener('pagehide', leave);
      }, afterDrawing);
    };
  }, [module, question, onClosing]);
}
