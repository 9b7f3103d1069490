import { useEffect, useState, type RefObject } from 'react';

/** Whether a box is taller inside than out. Only then must the keyboard be able to reach it and scroll. */
export function useScrolls(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = (): void =>
      setScrolls(
        element.scrollHeight > element.clientHeight &&
          getComputedStyle(element).overflowY === 'auto',
      );
    const watch = new ResizeObserver(look);
    watch.observe(element);
    // The inside may grow while the outside stays.
    for (const child of element.children) watch.observe(child);
    return () => watch.disconnect();
  }, [box]);
  return scrolls;
}
