import type { ComponentProps } from 'react';
import classes from './icon-button.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'aria-label'> {
  /** The accessible name: what the button does. */
  label: string;
}

/** A small square button that contains only an icon. */
export const IconButton = ({ label, className = '', ...props }: Props) => (
  <button
    {...props}
    type="button"
    aria-label={label}
    className={`${classes.button} ${className}`}
  />
);
