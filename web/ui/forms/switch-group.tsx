import type { ReactNode } from 'react';
import controls from '../theme/controls.module.css';
import classes from './preferences.module.css';

interface Props {
  legend: string;
  children: ReactNode;
}

export function SwitchGroup({ legend, children }: Props) {
  return (
    <fieldset className={classes.switches}>
      <legend className={controls.label}>{legend}</legend>
      {children}
    </fieldset>
  );
}
