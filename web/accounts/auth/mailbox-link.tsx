import { Link } from 'react-router';
import { useIsDemo } from './use-is-demo.ts';

/** In the demo nobody gets real mail, so this opens the place where the letters lie. Elsewhere it is nothing. */
export function MailboxLink({ children }: { children: string }) {
  if (!useIsDemo()) return null;
  return (
    // Beside this page, not instead of it: a code typed halfway stays typed.
    <Link to="/demo/mailbox" target="_blank">
      {children}
    </Link>
  );
}
