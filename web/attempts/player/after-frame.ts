import { whenIdle } from './when-idle.ts';

/**
 * Runs low-priority work in idle time after the next frame. A browser may report idle time before it has painted, hence the
 * frame. Returns a function that cancels it.
 */
export function afterFrame(work: () => void): () => void {
  let isStopped = false;
  const frame = requestAnimationFrame(() => whenIdle(() => !isStopped && work()));
  return () => {
    isStopped = true;
    cancelAnimationFrame(frame);
  };
}
