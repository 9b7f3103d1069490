import { useCallback, useEffect, useState } from 'react';
import { afterFrame } from '../after-frame.ts';

interface Current {
  question: number;
  /** At the check-your-work page. */
  isReviewing: boolean;
  /** All of these stay the same from question to question. */
  go: (question: number) => void;
  review: () => void;
  back: () => void;
  next: () => void;
}

interface Stand {
  module: number;
  question: number;
  isReviewing: boolean;
}

const key = (attempt: string, module: number): string => `question:${attempt}:${module}`;

/** Where a reload goes on; anything else that may be stored there is the first question. */
function read(attempt: string, module: number, count: number): Stand {
  const stored = Number(sessionStorage.getItem(key(attempt, module)));
  const isOne = Number.isInteger(stored) && stored >= 0 && stored < count;
  return { module, question: isOne ? stored : 0, isReviewing: false };
}

export function useCurrentQuestion(attempt: string, module: number, count: number): Current {
  const [stand, setStand] = useState(() => read(attempt, module, count));
  // Another part begins at its own beginning.
  if (stand.module !== module) setStand(read(attempt, module, count));
  const { question, isReviewing } = stand;
  useEffect(() => {
    const keep = (): void => sessionStorage.setItem(key(attempt, module), String(question));
    const stop = afterFrame(keep);
    // A busy device may be reloaded before it was ever idle.
    addEventListener('pagehide', keep);
    return () => {
      stop();
      removeEventListener('pagehide', keep);
    };
  }, [attempt, module, question]);

  const go = useCallback(
    (to: number) => setStand({ module, question: to, isReviewing: false }),
    [module],
  );
  const review = useCallback(() => setStand((now) => ({ ...now, isReviewing: true })), []);
  const back = useCallback(
    () =>
      setStand((now) => ({
        ...now,
        question: now.isReviewing ? count - 1 : Math.max(0, now.question - 1),
        isReviewing: false,
      })),
    [count],
  );
  const next = useCallback(
    () =>
      setStand((now) =>
        now.question + 1 < count
          ? { ...now, question: now.question + 1, isReviewing: false }
          : { ...now, isReviewing: true },
      ),
    [count],
  );
  return { question, isReviewing, go, review, back, next };
}
