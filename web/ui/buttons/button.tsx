import type { ComponentProps } from 'react';
import { ButtonFace, frameOf, type ButtonLook } from './button-face.tsx';
import classes from './button.module.css';
import { Spinner } from '../feedback/spinner.tsx';

interface Props extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'type'> {
  type?: 'button' | 'submit';
  loading?: boolean;
}

/**
 * The button for everything that loads first: the frame, the home page, the question. It looks like Mantine's button, which
 * would add 8 kB to every first visit; a screen that loads Mantine's fields anyway may use either.
 */
export function Button({ type = 'button', loading = false, disabled, children, ...props }: Props) {
  const { variant, size, isRound, fullWidth, leftSection, rightSection, ...rest } = props;
  return (
    <button
      {...rest}
      {...frameOf({ variant, size, isRound, fullWidth })}
      type={type}
      disabled={disabled || loading}
      data-loading={loading || undefined}
    >
      {loading && (
        <span className={classes.wait}>
          <Spinner />
        </span>
      )}
      <ButtonFace leftSection={leftSection} rightSection={rightSection}>
        {children}
      </ButtonFace>
    </button>
  );
}
