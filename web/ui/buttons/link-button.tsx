import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { ButtonFace, frameOf, type ButtonLook } from './button-face.tsx';

interface Props extends ButtonLook {
  to: To;
  /** Through the browser, as if typed in: nothing of this page goes along. */
  isLoadedAnew?: boolean;
  children: ReactNode;
}

/** Goes somewhere, so it is a link, however much it looks like a button. */
export function LinkButton({ to, isLoadedAnew = false, children, ...look }: Props) {
  const { leftSection, rightSection, ...frame } = look;
  return (
    <Link to={to} reloadDocument={isLoadedAnew} {...frameOf(frame)}>
      <ButtonFace leftSection={leftSection} rightSection={rightSection}>
        {children}
      </ButtonFace>
    </Link>
  );
}
