import { useEffect, useState } from 'react';
import { prefersStillness } from './prefers-stillness.ts';

const milliseconds = 7000;

export interface Turning {
  /** As somebody wished it. */
  isOn: boolean;
  /** Turns by itself just now: wished, and nobody is looking closely. */
  isTurning: boolean;
  setOn: (isOn: boolean) => void;
  /** Somebody points at it, or has the focus in it. */
  hold: (reason: 'pointer' | 'focus', isHeld: boolean) => void;
}

/**
 * Turns the pages of a carousel, unless a person prefers stillness, stops it, or is reading. `turn` is another function
 * for each page: time is counted anew, so that one chosen by hand stays its full time.
 */
export function useTurning(count: number, turn: () => void): Turning {
  const [isOn, setOn] = useState(() => !prefersStillness());
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const isTurning = isOn && count > 1 && !held.pointer && !held.focus;

  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setInterval(() => !document.hidden && turn(), milliseconds);
    return () => clearInterval(timer);
  }, [isTurning, turn]);

  return {
    isOn,
    isTurning,
    setOn,
    hold: (reason, isHeld) => setHeld((before) => ({ ...before, [reason]: isHeld })),
  };
}
