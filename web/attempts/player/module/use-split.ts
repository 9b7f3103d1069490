import { useCallback, useState } from 'react';

const key = 'testSplit';
const middle = 0.5;

function read(): number {
  const stored = Number(localStorage.getItem(key));
  return stored >= 0.25 && stored <= 0.75 ? stored : middle;
}

/** Where the divider stands; kept in this browser, for every question. */
export function useSplit(): [number, (fraction: number) => void] {
  const [split, setSplit] = useState(read);
  const keep = useCallback((fraction: number): void => {
    localStorage.setItem(key, String(fraction));
    setSplit(fraction);
  }, []);
  return [split, keep];
}
