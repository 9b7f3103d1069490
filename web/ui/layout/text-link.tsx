import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  /** A path of this site or an external address. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Routes within the site; external links send no referrer. */
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
