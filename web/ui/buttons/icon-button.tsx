import type { ComponentProps } from 'react';
import classes from './icon-button.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'aria-label'> {
  /** What it does, for people who do not see the icon. */
  label: string;
}

/** A small square button with nothing but an icon in it. */
export const IconButton = ({ label, className = '', ...props }: Props) => (
  <button
    {...props}
    type="button"
    aria-label={label}
    className={`${classes.button} ${className}`}
  />
);
