import type { ComponentProps } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import classes from './text-button.module.css';

/** A word that does something, at the end of a line. Its rules weigh as much as a class: correct them as `button.name`. */
export const TextButton = ({ className = '', ...given }: ComponentProps<typeof PlainButton>) => (
  <PlainButton {...given} className={`${classes.button} ${className}`} />
);
