import type { ComponentProps } from 'react';
import classes from './hidden-text.module.css';

type Props = Pick<ComponentProps<'span'>, 'children' | 'lang' | 'aria-live'> & {
  as?: 'span' | 'output';
};

/** Text for screen readers only. */
export const HiddenText = ({ as: Element = 'span', ...props }: Props) => (
  <Element {...props} className={classes.hidden} />
);
