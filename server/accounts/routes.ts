import { accountRoutes } from '@bac/contract/accounts.ts';
import { permissionsOf } from '@bac/contract/permission.ts';
import type { Mount } from '../http/mount.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from '../http/session-cookie.ts';
import type { Services } from '../services.ts';
import { demoAccounts } from './demo-accounts.ts';
import { sessionUserOf, signIn, signOut } from './sign-in.ts';

export function mountAccounts(mount: Mount, services: Services): void {
  const { config, sessions } = services;

  mount(accountRoutes, {
    'POST /auth/login': async ({ body, request, reply }) => {
      const { token, account } = await signIn(services, { ...body, requestId: request.id });
      setSessionCookie(reply, token, config.https);
      return sessionUserOf(account);
    },
    'POST /auth/logout': async ({ request, reply }) => {
      const token = readSessionCookie(request);
      if (token !== undefined) {
        await signOut(services, token, request.id);
        sessions.forget(token);
      }
      clearSessionCookie(reply);
      return null;
    },
    'GET /id/account/info': async ({ account }) => sessionUserOf(account),
    'GET /admin/access': async ({ account }) => ({ permissions: [...permissionsOf[account.role]] }),
    'GET /demo/accounts': async () => (config.demo ? [...demoAccounts] : []),
  });
}
