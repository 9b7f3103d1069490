import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether the content of a box is wider than the box. Only then must the keyboard be able to focus and scroll it.
 * Measures before the first paint, so that no frame shows a scrollable box that cannot be focused.
 */
export function useOverflows<Box extends HTMLElement>(): [RefObject<Box | null>, boolean] {
  const box = useRef<Box>(null);
  const [overflows, setOverflows] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = (): void => setOverflows(element.scrollWidth > element.clientWidth);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    // The content may grow while the box keeps its size.
    if (element.firstElementChild) watch.observe(element.firstElementChild);
    return () => watch.disconnect();
  }, []);

  return [box, overflows];
}
