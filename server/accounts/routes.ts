import { accountRoutes } from '@bac/contract/accounts.ts';
import type { Mount } from '../http/mount.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from '../http/session-cookie.ts';
import type { Services } from '../services.ts';
import { browserOf } from './browser.ts';
import { sessionUserOf } from './session-user-of.ts';
import { signIn, signOut } from './sign-in.ts';

export function mountAccounts(
  mount: Mount,
  services: Services,
  /** Whoever keeps account of who is here. */
  onSignIn: (accountId: string) => void,
): void {
  const { config, sessions } = services;

  mount(accountRoutes, {
    'POST /auth/login': async ({ body, request, reply, language }) => {
      const before = readSessionCookie(request);
      const { token, account } = await signIn(services, {
        ...body,
        before,
        browser: browserOf(request),
        language,
        requestId: request.id,
      });
      if (before !== undefined) sessions.forget(before);
      setSessionCookie(reply, token, config.https);
      onSignIn(account.id);
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
    'GET /admin/access': async ({ account }) => ({ permissions: [...account.permissions] }),
  });
}
