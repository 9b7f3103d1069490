import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';

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

/** The demo is on wherever it has accounts to offer. */
function useIsDemo(): boolean {
  const [isDemo, setDemo] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    // Without an answer the page is complete all the same, so failing to get one is nobody's concern.
    call('GET /demo/accounts', { signal: leaving.signal, quiet: true }).then(
      (accounts) => setDemo(accounts.length > 0),
      () => {},
    );
    return () => leaving.abort();
  }, []);
  return isDemo;
}
