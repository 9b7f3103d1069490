import type { ComponentProps } from 'react';
import classes from './plain-button.module.css';

type Props = Omit<ComponentProps<'button'>, 'type'>;

/** An unstyled button for its parent to style. Mantine's would load its machinery on every first visit. */
export const PlainButton = ({ className = '', ...props }: Props) => (
  <button {...props} type="button" className={`${classes.button} ${className}`} />
);
