import { startTransition, useEffect, useRef, useState } from 'react';
import { afterFrame } from '../after-frame.ts';

/** A phone has little memory: there only the next question waits, not the one just left. */
const hasRoom = (): boolean => matchMedia('(min-width: 48em)').matches;

/**
 * The questions to draw, in their order: the one in view at once; then, when there is time, the next one ahead and the one
 * just left still, and no others. Going to one that is drawn draws nothing.
 */
export function useDrawn(question: number, count: number): readonly number[] {
  const [drawn, setDrawn] = useState<readonly number[]>([question]);
  if (!drawn.includes(question)) setDrawn([...drawn, question].toSorted((a, b) => a - b));
  const seen = useRef<number>(undefined);
  useEffect(() => {
    const before = seen.current;
    seen.current = question;
    return afterFrame(() => {
      const left = hasRoom() && before !== undefined ? before : question;
      const wanted = new Set([left, question, Math.min(question + 1, count - 1)]);
      // Whoever goes on meanwhile does not wait for it.
      startTransition(() => setDrawn([...wanted].toSorted((a, b) => a - b)));
    });
  }, [question, count]);
  return drawn;
}
