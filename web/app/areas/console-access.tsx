import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/api-error.ts';
import { tellFailure } from '../../api/failure-listener.ts';
import { setRights } from '../../api/rights.ts';
import { TwoStepNeededPage } from '../pages/two-step-needed-page.tsx';
import { UnauthorizedPage } from '../pages/unauthorized-page.tsx';

const isStepMissing = ({ code }: ApiError): boolean => code === 'TWO_STEP_NEEDED';

/**
 * A stored flag may open the console's door; the server then says who really may be inside. Every call of the console is
 * refused in the same way, so this is for the person's sake, not for safety.
 */
export function ConsoleAccess() {
  const [refusal, setRefusal] = useState<ApiError>();

  useEffect(() => {
    const leaving = new AbortController();
    call('GET /admin/access', { signal: leaving.signal, quiet: true }).then(
      ({ permissions }) => setRights(permissions),
      (error: unknown) => {
        if (!(error instanceof ApiError)) return;
        // A page says it, with the way on; a toast beside it would only say it again.
        if (!isStepMissing(error)) tellFailure(error);
        if ([401, 403].includes(error.status)) setRefusal(error);
      },
    );
    return () => leaving.abort();
  }, []);

  if (refusal) return isStepMissing(refusal) ? <TwoStepNeededPage /> : <UnauthorizedPage />;
  return <Outlet />;
}
