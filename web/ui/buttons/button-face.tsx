import type { ReactNode } from 'react';
import classes from './button.module.css';

/** The look of a button, or of a link that looks like a button. */
export interface ButtonLook {
  variant?: 'filled' | 'default' | 'subtle';
  size?: 'sm' | 'md' | 'lg';
  isRound?: boolean;
  fullWidth?: boolean;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
}

type Frame = Pick<ButtonLook, 'variant' | 'size' | 'isRound' | 'fullWidth'>;

/** Attributes of the element itself; React leaves out those that are undefined. */
export const frameOf = ({ variant = 'filled', size, isRound, fullWidth }: Frame) => ({
  className: classes.button,
  'data-variant': variant,
  'data-size': size,
  'data-round': isRound || undefined,
  'data-wide': fullWidth || undefined,
});

type Props = Pick<ButtonLook, 'leftSection' | 'rightSection'> & { children: ReactNode };

export function ButtonFace({ leftSection, rightSection, children }: Props) {
  return (
    <span className={classes.face}>
      {leftSection && <span className={classes.before}>{leftSection}</span>}
      <span className={classes.label}>{children}</span>
      {rightSection && <span className={classes.after}>{rightSection}</span>}
    </span>
  );
}
