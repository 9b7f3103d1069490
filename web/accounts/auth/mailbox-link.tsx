import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';

/** The demo sends no real mail, so this links to its mailbox. Renders nothing outside the demo. */
export function MailboxLink({ children }: { children: string }) {
  if (!useIsDemo()) return null;
  return (
    // A new tab, so that a half-typed code is not lost.
    <Link to="/demo/mailbox" target="_blank">
      {children}
    </Link>
  );
}

/** The demo is on if it has accounts to offer. */
function useIsDemo(): boolean {
  const [isDemo, setDemo] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    // The page works without an answer, so a failed request is ignored.
    call('GET /demo/accounts', { signal: controller.signal, quiet: true }).then(
      (accounts) => setDemo(accounts.length > 0),
      () => {},
    );
    return () => controller.abort();
  }, []);
  return isDemo;
}
