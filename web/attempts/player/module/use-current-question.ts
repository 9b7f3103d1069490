import { useCallback, useEffect, useState } from 'react';
import { afterFrame } from '../after-frame.ts';

interface Current {
  question: number;
  /** The check page is open. */
  isReviewing: boolean;
  /** These functions are stable from question to question. */
  go: (question: number) => void;
  review: () => void;
  back: () => void;
  next: () => void;
}

interface Position {
  module: number;
  question: number;
  isReviewing: boolean;
}

const key = (attempt: string, module: number): string => `question:${attempt}:${module}`;

/** Reads the position to resume at after a reload. An invalid value counts as the first question. */
function readPosition(attempt: string, module: number, count: number): Position {
  const stored = Number(sessionStorage.getItem(key(attempt, module)));
  const isValid = Number.isInteger(stored) && stored >= 0 && stored < count;
  return { module, question: isValid ? stored : 0, isReviewing: false };
}

export function useCurrentQuestion(attempt: string, module: number, count: number): Current {
  const [position, setPosition] = useState(() => readPosition(attempt, module, count));
  // Another module starts at its own position.
  if (position.module !== module) setPosition(readPosition(attempt, module, count));
  const { question, isReviewing } = position;
  useEffect(() => {
    const save = (): void => sessionStorage.setItem(key(attempt, module), String(question));
    const stop = afterFrame(save);
    // A page on a busy device may be reloaded before it was ever idle.
    addEventListener('pagehide', save);
    return () => {
      stop();
      removeEventListener('pagehide', save);
    };
  }, [attempt, module, question]);

  const go = useCallback(
    (to: number) => setPosition({ module, question: to, isReviewing: false }),
    [module],
  );
  const review = useCallback(() => setPosition((before) => ({ ...before, isReviewing: true })), []);
  const back = useCallback(
    () =>
      setPosition((before) => ({
        ...before,
        question: before.isReviewing ? count - 1 : Math.max(0, before.question - 1),
        isReviewing: false,
      })),
    [count],
  );
  const next = useCallback(
    () =>
      setPosition((before) =>
        before.question + 1 < count
          ? { ...before, question: before.question + 1, isReviewing: false }
          : { ...before, isReviewing: true },
      ),
    [count],
  );
  return { question, isReviewing, go, review, back, next };
}
