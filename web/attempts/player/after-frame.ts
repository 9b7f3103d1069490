import { whenIdle } from './when-idle.ts';

/**
 * Once the page shows what has just changed and has nothing else to do: work that nobody should wait for. Asked for alone, a
 * browser may find idle time before it has drawn. Gives the way to stop.
 */
export function afterFrame(work: () => void): () => void {
  let isStopped = false;
  const frame = requestAnimationFrame(() => whenIdle(() => !isStopped && work()));
  return () => {
    isStopped = true;
    cancelAnimationFrame(frame);
  };
}
