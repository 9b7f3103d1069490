import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';

/** The demo is on wherever it has accounts to offer. */
export function useIsDemo(): boolean {
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
