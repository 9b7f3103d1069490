import { useEffect, useRef } from 'react';

/** Calls once when the value comes down to the mark; not when it was below it to begin with. */
export function useCrossing(value: number, mark: number, onCross: () => void): void {
  const before = useRef(value);
  useEffect(() => {
    const hasCrossed = before.current > mark && value <= mark;
    before.current = value;
    if (hasCrossed) onCross();
  }, [value, mark, onCross]);
}
