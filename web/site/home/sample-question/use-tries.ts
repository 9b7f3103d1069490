import type { ChoiceId } from '@bac/exam/item/choice-ids.ts';
import { useState } from 'react';

export interface Tries {
  answer: ChoiceId | null;
  choose: (answer: ChoiceId) => void;
  /** What was checked last. */
  checked: ChoiceId | null;
  check: () => void;
  /** The key was found, or asked for: nothing is left to try. */
  isOver: boolean;
  giveUp: () => void;
}

/** A wrong answer says why and leaves the key to be found. */
export function useTries(key: ChoiceId): Tries {
  const [answer, setAnswer] = useState<ChoiceId | null>(null);
  const [checked, setChecked] = useState<ChoiceId | null>(null);
  const [hasGivenUp, setGivenUp] = useState(false);
  return {
    answer,
    choose: setAnswer,
    checked,
    check: () => setChecked(answer),
    isOver: hasGivenUp || checked === key,
    giveUp: () => setGivenUp(true),
  };
}
