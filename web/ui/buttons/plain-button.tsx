import type { ComponentProps } from 'react';
import classes from './plain-button.module.css';

type Props = Omit<ComponentProps<'button'>, 'type'>;

/** A button with no look: the place it stands in gives it one. Mantine's would bring its machinery to every first visit. */
export const PlainButton = ({ className = '', ...given }: Props) => (
  <button {...given} type="button" className={`${classes.button} ${className}`} />
);
