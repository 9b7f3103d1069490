import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether a box is wider inside than out. Only then must the keyboard be able to reach it and scroll. */
export function useOverflows<Box extends HTMLElement>(): [RefObject<Box | null>, boolean] {
  const box = useRef<Box>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    watch.observe(element);
    // The inside may grow while the outside stays.
    if (element.firstElementChild) watch.observe(element.firstElementChild);
    return () => watch.disconnect();
  }, []);

  return [box, overflows];
}
