import { Fragment } from 'react';
import { keyNames } from './key-names.ts';
import classes from './keys.module.css';
import { isMac, shortcuts, type Action } from './shortcuts.ts';

interface Props {
  action: Action;
  /** Shows the alternative instead of the first chord. */
  isAlternative?: boolean;
}

/** The keys of an action, drawn as key caps. Nothing if it has none. */
export function Keys({ action, isAlternative = false }: Props) {
  const chord = shortcuts[action][isAlternative ? 1 : 0];
  if (!chord) return null;
  const names = keyNames(action, chord, isMac());
  return (
    <span className={classes.keys}>
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && '+'}
          <kbd className={classes.key}>{name}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
