import { useEffect } from 'react';
import { useLocation } from 'react-router';
import classes from './below.module.css';
import { FourModules } from './four-modules.tsx';
import { Further } from './later-further.ts';
import { sampleQuestionHash } from './sample-question-hash.ts';
import { Slides } from './slides.tsx';
import { useNear } from './use-near.ts';

/** Everything under the first sight: what comes next at once, the rest when one comes near it, or is led there by a link. */
export function Below() {
  const { hash } = useLocation();
  const [box, isNear, come] = useNear<HTMLDivElement>();
  useEffect(() => {
    if (hash === sampleQuestionHash) come();
  }, [hash, come]);
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
