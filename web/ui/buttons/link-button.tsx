import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { ButtonFace, frameOf, type ButtonLook } from './button-face.tsx';

interface Props extends ButtonLook {
  to: To;
  /** Loads a new document instead of routing in the page: no state of this page survives. */
  isFullReload?: boolean;
  children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ to, isFullReload = false, children, ...look }: Props) {
  const { leftSection, rightSection, ...frame } = look;
  return (
    <Link to={to} reloadDocument={isFullReload} {...frameOf(frame)}>
      <ButtonFace leftSection={leftSection} rightSection={rightSection}>
        {children}
      </ButtonFace>
    </Link>
  );
}
