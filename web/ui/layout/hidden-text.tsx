import type { ComponentProps } from 'react';
import classes from './hidden-text.module.css';

type Props = Pick<ComponentProps<'span'>, 'children' | 'lang' | 'aria-live'> & {
  as?: 'span' | 'output';
};

/** Words that are only read out. */
export const HiddenText = ({ as: Element = 'span', ...given }: Props) => (
  <Element {...given} className={classes.hidden} />
);
