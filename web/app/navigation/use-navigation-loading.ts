import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';

const shortest = 400;
const longest = 1000;

/**
 * True while a navigation is under way: at least 400 ms, so that the sign does not flicker, and never longer than
 * 1000 ms, so that a navigation which hangs does not leave it on for ever.
 */
export function useNavigationLoading(): boolean {
  const isNavigating = useNavigation().state !== 'idle';
  const [seen, setSeen] = useState(isNavigating);
  const [isYoung, setYoung] = useState(false);
  const [isOverdue, setOverdue] = useState(false);
  const youth = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Noticed while drawing, not after: the sign must not miss a frame at either end.
  if (seen !== isNavigating) {
    setSeen(isNavigating);
    if (isNavigating) {
      setYoung(true);
      setOverdue(false);
    }
  }

  useEffect(() => {
    if (!isNavigating) return undefined;
    clearTimeout(youth.current);
    youth.current = setTimeout(() => setYoung(false), shortest);
    const overdue = setTimeout(() => setOverdue(true), longest);
    return () => clearTimeout(overdue);
  }, [isNavigating]);

  return isYoung || (isNavigating && !isOverdue);
}
