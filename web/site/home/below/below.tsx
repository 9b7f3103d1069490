import { lazyHydrated } from '../../../ui/feedback/later.tsx';
import classes from './below.module.css';
import { FourModules } from './four-modules.tsx';
import { Slides } from './slides/slides.tsx';

/** Uses the messages of this folder, which are already loaded. */
const Further = lazyHydrated(async () => (await import('./further.tsx')).Further);

/** The home page below the fold. */
export function Below() {
  return (
    <div className={classes.below}>
      <Slides />
      <FourModules />
      <div className={classes.further}>
        <Further />
      </div>
    </div>
  );
}
