import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { later } from '../../../ui/feedback/later.tsx';
import { whenIdle } from '../../../ui/layout/when-idle.ts';
import classes from './below.module.css';
import { FourModules } from './four-modules.tsx';
import { sampleQuestionHash } from './sample-question-hash.ts';
import { Slides } from './slides/slides.tsx';
import { useNear } from './use-near.ts';

/** Its words are those of this folder, which are here already. */
const Further = later(async () => (await import('./further.tsx')).Further);

/**
 * Everything under the first sight: what comes next at once, the rest when the page is idle, so that find-in-page, translation
 * and printing see all of it. Scrolling near it, following a link to it and printing bring it sooner.
 */
export function Below() {
  const { hash } = useLocation();
  const [box, isNear, come] = useNear<HTMLDivElement>();
  useEffect(() => {
    if (hash === sampleQuestionHash) come();
  }, [hash, come]);
  useEffect(() => {
    void whenIdle().then(come);
    // The browser lays out the paper right after this event.
    const comeAtOnce = (): void => flushSync(come);
    window.addEventListener('beforeprint', comeAtOnce);
    return () => window.removeEventListener('beforeprint', comeAtOnce);
  }, [come]);
  return (
    <div className={classes.below}>
      <Slides />
      <FourModules />
      <div ref={box} className={classes.further}>
        {isNear && <Further />}
      </div>
    </div>
  );
}
