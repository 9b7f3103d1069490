import type { ReactNode } from 'react';
import { Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import classes from './figures.module.css';

interface Props {
  label: string;
  children: ReactNode;
}

/** A part of a figure's form with a heading. */
export const FigurePart = ({ label, children }: Props) => (
  <Stack as="section" gap={6} className={classes.part} aria-label={label}>
    <h3>{label}</h3>
    {children}
  </Stack>
);
