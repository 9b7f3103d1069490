import { laterInHtml } from '../../../ui/feedback/later.tsx';
import classes from './below.module.css';
import { FourModules } from './four-modules.tsx';
import { Slides } from './slides/slides.tsx';

/** Its words are those of this folder, which are here already. */
const Further = laterInHtml(async () => (await import('./further.tsx')).Further);

/** Everything under the first sight. */
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
