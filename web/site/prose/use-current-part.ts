import { useEffect, useState } from 'react';

/** Below the sticky header, above the middle: where the eyes are. */
const readingBand = '-90px 0px -60% 0px';

/** The part of a text that is being read: the last whose heading came into the upper half of the window. */
export function useCurrentPart(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join();

  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => {
        const entered = seen.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: readingBand },
    );
    for (const id of all.split(',')) {
      const heading = document.getElementById(id);
      if (heading) watch.observe(heading);
    }
    return () => watch.disconnect();
  }, [all]);

  return current;
}
