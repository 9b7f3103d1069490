import { useState } from 'react';

interface Current {
  question: number;
  /** At the check-your-work page. */
  isReviewing: boolean;
  go: (question: number) => void;
  review: () => void;
}

const key = (attempt: string, module: number): string => `question:${attempt}:${module}`;

/** Where a reload goes on; anything else that may be stored there is the first question. */
function read(attempt: string, module: number, count: number): number {
  const stored = Number(sessionStorage.getItem(key(attempt, module)));
  return Number.isInteger(stored) && stored >= 0 && stored < count ? stored : 0;
}

export function useCurrentQuestion(attempt: string, module: number, count: number): Current {
  const [current, setCurrent] = useState({ module, question: read(attempt, module, count) });
  const [isReviewing, setReviewing] = useState(false);
  // Another part begins at its own beginning.
  if (current.module !== module) {
    setCurrent({ module, question: read(attempt, module, count) });
    setReviewing(false);
  }
  return {
    question: current.question,
    isReviewing,
    go: (question) => {
      sessionStorage.setItem(key(attempt, module), String(question));
      setCurrent({ module, question });
      setReviewing(false);
    },
    review: () => setReviewing(true),
  };
}
