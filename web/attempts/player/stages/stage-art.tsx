import { Terraces } from '../../../ui/brand/terraces.tsx';
import classes from './stage-art.module.css';

/** A strip of the terraces, as a breath between two screens of work. */
export const StageArt = () => (
  <div className={classes.art}>
    <Terraces />
  </div>
);
