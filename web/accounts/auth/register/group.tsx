import type { ReactNode } from 'react';
import { Stack } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './register.module.css';

interface Props {
  title: string;
  /** The id of the element that describes the whole group. */
  describedBy?: string;
  children: ReactNode;
}

export const Group = ({ title, describedBy, children }: Props) => (
  <Stack as="fieldset" gap={20} aria-describedby={describedBy}>
    <legend className={classes.groupTitle}>{title}</legend>
    {children}
  </Stack>
);
