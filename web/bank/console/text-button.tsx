import type { ComponentProps } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import classes from './text-button.module.css';

/** A text-only button at the end of a line. Its rules have the specificity of one class: override them as `button.name`. */
export const TextButton = ({ className = '', ...props }: ComponentProps<typeof PlainButton>) => (
  <PlainButton {...props} className={`${classes.button} ${className}`} />
);
