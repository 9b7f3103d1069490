import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { call } from '../api/client.ts';
import { ApiError } from '../api/api-error.ts';
import { UnauthorizedPage } from './pages/unauthorized-page.tsx';

/**
 * A stored flag may open the console's door; the server then says who really may be inside. Every call of the console is
 * refused in the same way, so this is for the person's sake, not for safety.
 */
export function ConsoleAccess() {
  const [isRefused, setRefused] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    call('GET /admin/access', { signal: leaving.signal }).catch((error: unknown) => {
      setRefused(error instanceof ApiError && [401, 403].includes(error.status));
    });
    return () => leaving.abort();
  }, []);

  return isRefused ? <UnauthorizedPage /> : <Outlet />;
}
