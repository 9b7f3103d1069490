import type { ComponentProps } from 'react';
import { ButtonFace, frameOf, type ButtonLook } from './button-face.tsx';
import classes from './button.module.css';
import { Spinner } from '../feedback/spinner.tsx';

interface Props extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'type'> {
  type?: 'button' | 'submit';
  loading?: boolean;
}

/**
 * The button of what is drawn first: the frame, the home page, the question. It looks like Mantine's, which would bring
 * 8 kB of its machinery to every first visit; a screen that has Mantine's fields anyway may use either.
 */
export function Button({ type = 'button', loading = false, disabled, children, ...given }: Props) {
  const { variant, size, isRound, fullWidth, leftSection, rightSection, ...rest } = given;
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
