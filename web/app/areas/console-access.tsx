import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/api-error.ts';
import { reportFailure } from '../../api/failure-listener.ts';
import { setPermissions } from '../../api/permissions.ts';
import { TwoStepNeededPage } from '../pages/two-step-needed-page.tsx';
import { UnauthorizedPage } from '../pages/unauthorized-page.tsx';

const needsTwoStep = ({ code }: ApiError): boolean => code === 'TWO_STEP_NEEDED';

/**
 * A flag stored in the browser opens the console; this asks the server whether the person may enter. Every call of the console
 * is authorized by the server anyway, so this improves the message, not security.
 */
export function ConsoleAccess() {
  const [refusal, setRefusal] = useState<ApiError>();

  useEffect(() => {
    const controller = new AbortController();
    call('GET /admin/access', { signal: controller.signal, quiet: true }).then(
      ({ permissions }) => setPermissions(permissions),
      (error: unknown) => {
        if (!(error instanceof ApiError)) return;
        // The page explains what to do; a toast would repeat it.
        if (!needsTwoStep(error)) reportFailure(error);
        if ([401, 403].includes(error.status)) setRefusal(error);
      },
    );
    return () => controller.abort();
  }, []);

  if (refusal) return needsTwoStep(refusal) ? <TwoStepNeededPage /> : <UnauthorizedPage />;
  return <Outlet />;
}
