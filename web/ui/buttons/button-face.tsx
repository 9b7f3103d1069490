import type { ReactNode } from 'react';
import classes from './button.module.css';

/** How a button or a link that looks like one may look. */
export interface ButtonLook {
  variant?: 'filled' | 'default' | 'subtle';
  size?: 'sm' | 'md' | 'lg';
  isRound?: boolean;
  fullWidth?: boolean;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
}

type Frame = Pick<ButtonLook, 'variant' | 'size' | 'isRound' | 'fullWidth'>;

/** What the element itself is given; an attribute that is undefined stays away. */
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
