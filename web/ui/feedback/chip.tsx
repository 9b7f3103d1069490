import type { ReactNode } from 'react';
import classes from './chip.module.css';
import type { Tone } from './tone.ts';

interface Props {
  tone: Tone;
  /** For the one state that must not be overlooked. */
  isFilled?: boolean;
  children: ReactNode;
}

/** A state in a word. The tint and the dot only help the eye to find it again. */
export function Chip({ tone, isFilled = false, children }: Props) {
  return (
    <span className={classes.chip} data-tone={tone} data-filled={isFilled || undefined}>
      {children}
    </span>
  );
}
