import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';

/** A browser that says it is online may be on a Wi-Fi that leads nowhere; then only asking tells. */
export function useIsOffline(): boolean {
  const [isOffline, setOffline] = useState(!navigator.onLine);

  useEffect(() => {
    const asking = new AbortController();
    call('GET /health/live', { quiet: true, signal: asking.signal }).catch((error: unknown) => {
      const { status } = error as { status?: number };
      if (!asking.signal.aborted && status === 0) setOffline(true);
    });
    return () => asking.abort();
  }, []);

  return isOffline;
}
