import type { Slide } from '@bac/contract/site/content.ts';
import type { ComponentType } from 'react';
import { DrumSun } from '../../../../../ui/brand/drum-sun.tsx';
import { CompassArt } from './compass-art.tsx';
import { NotebookArt } from './notebook-art.tsx';
import classes from './slide-art.module.css';
import { StairsArt } from './stairs-art.tsx';
import { TerracesArt } from './terraces-art.tsx';

const SunArt = () => (
  <div className={classes.sun}>
    <DrumSun className={classes.drum} />
  </div>
);

const arts: Record<Slide['art'], ComponentType> = {
  terraces: TerracesArt,
  stairs: StairsArt,
  compass: CompassArt,
  notebook: NotebookArt,
  sun: SunArt,
};

/** A decorative drawing that an administrator chooses by name; the stylesheet sets its colors. */
export function SlideArt({ art }: { art: Slide['art'] }) {
  const Art = arts[art];
  return (
    <div className={classes.art} aria-hidden>
      <Art />
    </div>
  );
}
