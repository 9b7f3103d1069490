import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** About a screen ahead: what is fetched then is there when one comes to it. */
const ahead = '700px 0px';

/** Whether a part of the page has come near what is being looked at; once it has, it stays so. */
export function useNear<Box extends HTMLElement>(): [RefObject<Box | null>, boolean, () => void] {
  const box = useRef<Box>(null);
  const [isNear, setNear] = useState(false);
  const come = useCallback(() => setNear(true), []);

  useEffect(() => {
    if (isNear || !box.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
      { rootMargin: ahead },
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [isNear, come]);

  return [box, isNear, come];
}
