import type { ReactNode } from 'react';
import classes from './register.module.css';

interface Props {
  title: string;
  /** The id of what explains the whole group. */
  describedBy?: string;
  children: ReactNode;
}

export const Group = ({ title, describedBy, children }: Props) => (
  <fieldset className={classes.group} aria-describedby={describedBy}>
    <legend className={classes.groupTitle}>{title}</legend>
    {children}
  </fieldset>
);
