import type { ReactNode } from 'react';
import classes from './chip.module.css';
import type { Tone } from './tone.ts';

interface Props {
  tone: Tone;
  /** For a state that must not be overlooked. */
  isFilled?: boolean;
  children: ReactNode;
}

/** A short state label. The text carries the meaning; the tint and the dot only support it. */
export function Chip({ tone, isFilled = false, children }: Props) {
  return (
    <span className={classes.chip} data-tone={tone} data-filled={isFilled || undefined}>
      {children}
    </span>
  );
}
