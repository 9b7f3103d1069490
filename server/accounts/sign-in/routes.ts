import { accountRoutes } from '@bac/contract/accounts/accounts.ts';
import { signInRoutes } from '@bac/contract/accounts/sign-ins.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Mount } from '../../platform/http/mount.ts';
import { Refused } from '../../platform/http/refused.ts';
import {
  clearSessionCookie,
  readSessionCookie,
  setSessionCookie,
} from '../../platform/http/session-cookie.ts';
import type { Services } from '../../services.ts';
import { browserOf } from './browser.ts';
import { sessionUserOf } from './session-user-of.ts';
import { listSignIns } from './sign-in-history.ts';
import { signIn, signOut } from './sign-in.ts';
import { clearStepCookie, readStepCookie, setStepCookie } from '../two-step/step-cookie.ts';

export function mountAccounts(
  mount: Mount,
  services: Services,
  /** Records the person's presence. */
  onSignIn: (accountId: string) => void,
): void {
  const { config, sessions } = services;

  /** Clears a pending second step of this browser after another sign-in or a sign-out. */
  function forgetStep(request: FastifyRequest, reply: FastifyReply): void {
    if (readStepCookie(request, config.https)) clearStepCookie(reply, config.https);
  }

  mount(accountRoutes, {
    'POST /auth/login': async ({ body, request, reply, language }) => {
      const previousToken = readSessionCookie(request, config.https);
      const outcome = await signIn(services, {
        ...body,
        previousToken,
        browser: browserOf(request),
        language,
        requestId: request.id,
      });
      if ('stepToken' in outcome) {
        setStepCookie(reply, outcome.stepToken, config.https);
        throw new Refused('SECOND_STEP_NEEDED');
      }
      const { token, account } = outcome;
      forgetStep(request, reply);
      if (previousToken !== undefined) sessions.forget(previousToken);
      setSessionCookie(reply, token, config.https);
      onSignIn(account.id);
      return sessionUserOf(account);
    },
    'POST /auth/logout': async ({ request, reply }) => {
      const token = readSessionCookie(request, config.https);
      if (token !== undefined) {
        await signOut(services, token, request.id);
        sessions.forget(token);
      }
      clearSessionCookie(reply);
      forgetStep(request, reply);
      return null;
    },
    'GET /id/account/info': async ({ account }) => sessionUserOf(account),
    'GET /admin/access': async ({ account }) => ({ permissions: [...account.permissions] }),
  });

  mount(signInRoutes, {
    'GET /id/sign-ins': ({ account, query, language }) =>
      listSignIns(services, account.id, query, language),
  });
}
