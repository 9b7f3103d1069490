import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { ButtonFace, frameOf, type ButtonLook } from './button-face.tsx';

interface Props extends ButtonLook {
  to: To;
  children: ReactNode;
}

/** Goes somewhere, so it is a link, however much it looks like a button. */
export function LinkButton({ to, leftSection, rightSection, children, ...look }: Props) {
  return (
    <Link to={to} {...frameOf(look)}>
      <ButtonFace leftSection={leftSection} rightSection={rightSection}>
        {children}
      </ButtonFace>
    </Link>
  );
}
