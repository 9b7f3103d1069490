import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  /** A path of this site, or an address elsewhere. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Within the site the page changes without loading anew; elsewhere learns nothing of where the person came from. */
export function TextLink({ to, className = '', children }: Props) {
  return /^[/#]/.test(to) ? (
    <Link className={className} to={to}>
      {children}
    </Link>
  ) : (
    <a className={className} href={to} rel="noopener noreferrer">
      {children}
    </a>
  );
}
