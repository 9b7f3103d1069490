import { actorOf } from '../../platform/http/actor.ts';
import { sessionActorOf } from '../sign-in/session-actor.ts';
import {
  secondStepRoutes,
  twoStepAdminRoutes,
  twoStepRoutes,
} from '@bac/contract/accounts/two-step.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Mount } from '../../platform/http/mount.ts';
import { readSessionCookie, setSessionCookie } from '../../platform/http/session-cookie.ts';
import type { Services } from '../../services.ts';
import { browserOf } from '../sign-in/browser.ts';
import type { OpenedSession } from '../sign-in/let-in.ts';
import { sessionUserOf } from '../sign-in/session-user-of.ts';
import { beginTotp, finishTotp, removeTotp, renewRecoveryCodes } from './authenticator-app.ts';
import { handleNotMe } from './reset/not-me.ts';
import { beginPasskeySignIn, finishPasskeySignIn } from './passkeys/passkey-sign-in.ts';
import { addPasskey, beginPasskey, removePasskey } from './passkeys/passkeys.ts';
import { relyingPartyOf } from './passkeys/relying-party.ts';
import { beginConfirmation } from './confirm-change.ts';
import { startReset, stopReset, withdrawReset } from './reset/reset.ts';
import { finishWithCode } from './second-step.ts';
import { readTwoStep } from './second-steps.ts';
import { readStep } from './sign-in-steps.ts';
import { clearStepCookie, readStepCookie } from './step-cookie.ts';
import { readUserTwoStep } from './user-two-step.ts';

interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
  language: Language;
}

export function mountTwoStep(
  mount: Mount,
  services: Services,
  /** Records the person's presence. */
  onSignIn: (accountId: string) => void,
): void {
  const { https, publicUrl } = services.config;
  const readStepToken = (request: FastifyRequest) => readStepCookie(request, https);
  const readParty = (request: FastifyRequest) => relyingPartyOf(request, publicUrl);
  const partyReader = (request: FastifyRequest) => () => readParty(request);

  const signInOf = ({ request, language }: Call) => ({
    stepToken: readStepToken(request),
    previousToken: readSessionCookie(request, https),
    browser: browserOf(request),
    requestId: request.id,
    language,
  });

  function finishSignIn({ request, reply }: Call, { token, account }: OpenedSession) {
    services.sessions.forget(readSessionCookie(request, https) ?? '');
    clearStepCookie(reply, https);
    setSessionCookie(reply, token, https);
    onSignIn(account.id);
    return sessionUserOf(account);
  }

  mount(secondStepRoutes, {
    'GET /auth/second-step': ({ request }) => readStep(services, readStepToken(request)),
    'POST /auth/second-step': async (call) => {
      const input = { ...signInOf(call), code: call.body.code };
      return finishSignIn(call, await finishWithCode(services, input));
    },
    'POST /auth/passkey/challenge': ({ body, request }) =>
      beginPasskeySignIn(services, readParty(request), {
        ...body,
        stepToken: readStepToken(request),
        address: request.ip,
      }),
    'POST /auth/passkey': async (call) => {
      const input = { ...signInOf(call), ...call.body };
      return finishSignIn(
        call,
        await finishPasskeySignIn(services, readParty(call.request), input),
      );
    },
    'POST /auth/not-me': ({ body, language, request }) =>
      handleNotMe(services, body.token, { language, requestId: request.id }),
  });

  mount(twoStepRoutes, {
    'POST /id/two-step/challenge': (call) =>
      beginConfirmation(services, readParty(call.request), actorOf(call)),
    'GET /id/two-step': ({ account }) => readTwoStep(services, account.id),
    'POST /id/two-step/totp': (call) =>
      beginTotp(services, partyReader(call.request), call.body, sessionActorOf(call, https)),
    'PUT /id/two-step/totp': (call) =>
      finishTotp(services, call.body.code, sessionActorOf(call, https)),
    'POST /id/two-step/recovery-codes': (call) =>
      renewRecoveryCodes(
        services,
        partyReader(call.request),
        call.body,
        sessionActorOf(call, https),
      ),
    'POST /id/two-step/totp/removal': (call) =>
      removeTotp(services, partyReader(call.request), call.body, sessionActorOf(call, https)),
    'POST /id/passkeys/challenge': (call) =>
      beginPasskey(services, partyReader(call.request), call.body, sessionActorOf(call, https)),
    'POST /id/passkeys': (call) =>
      addPasskey(services, readParty(call.request), call.body, sessionActorOf(call, https)),
    'POST /id/passkeys/:passkey/removal': (call) =>
      removePasskey(
        services,
        partyReader(call.request),
        { id: call.params.passkey, proof: call.body },
        sessionActorOf(call, https),
      ),
    'DELETE /id/two-step/reset': (call) => stopReset(services, actorOf(call)),
  });

  mount(twoStepAdminRoutes, {
    'GET /admin/users/:user/two-step': ({ params }) => readUserTwoStep(services, params.user),
    'POST /admin/users/:user/two-step-reset': (call) =>
      startReset(services, call.params.user, call.body, actorOf(call)),
    'DELETE /admin/users/:user/two-step-reset': (call) =>
      withdrawReset(services, call.params.user, actorOf(call)),
  });
}
