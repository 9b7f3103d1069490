import type { SessionUser } from '@bac/contract/accounts/accounts.ts';
import type { Registration } from '@bac/contract/accounts/registration.ts';
import { enter } from '../../../api/auth-actions.ts';
import { call } from '../../../api/client.ts';

/** Opens an account and signs in with it. Of one whose status is not said, the address is still to be verified. */
export const register = (registration: Registration): Promise<SessionUser> =>
  enter(
    call('POST /auth/register', { body: registration, quiet: true }).then((user) =>
      Object.assign({ status: 'UNVERIFIED' }, user),
    ),
  );
