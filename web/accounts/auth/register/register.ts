import type { SessionUser } from '@bac/contract/accounts/accounts.ts';
import type { Registration } from '@bac/contract/accounts/registration.ts';
import { completeSignIn } from '../../../api/auth-actions.ts';
import { call } from '../../../api/client.ts';

/** Creates an account and signs in. If the reply has no status, the email is still unverified. */
export const register = (registration: Registration): Promise<SessionUser> =>
  completeSignIn(
    call('POST /auth/register', { body: registration, quiet: true }).then((user) =>
      Object.assign({ status: 'UNVERIFIED' }, user),
    ),
  );
