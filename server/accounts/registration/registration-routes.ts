import { actorOf } from '../../platform/http/actor.ts';
import { sessionActorOf } from '../sign-in/session-actor.ts';
import { registrationRoutes } from '@bac/contract/accounts/registration.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { Refused } from '../../platform/http/refused.ts';
import { readSessionCookie, setSessionCookie } from '../../platform/http/session-cookie.ts';
import type { Services } from '../../services.ts';
import { browserOf } from '../sign-in/browser.ts';
import { correctEmail } from './correct-email.ts';
import { resendCode, sendCode, verifyCode } from './email-code.ts';
import { requestReset, isResetTokenValid, resetPassword } from '../passwords/password-reset.ts';
import { register, type PlacesExist } from './register.ts';
import { sessionUserOf } from '../sign-in/session-user-of.ts';

export function mountRegistration(
  mount: Mount,
  services: Services,
  { placesExist, isOpen }: { placesExist: PlacesExist; isOpen: () => Promise<boolean> },
): void {
  const { config, sessions } = services;

  mount(registrationRoutes, {
    'POST /auth/register': async ({ body, request, reply, language }) => {
      if (!(await isOpen())) throw new Refused('REGISTRATION_CLOSED');
      const previousToken = readSessionCookie(request, config.https);
      const visitor = {
        browser: browserOf(request),
        requestId: request.id,
        language,
        previousToken,
      };
      const { token, account } = await register(services, placesExist, body, visitor);
      if (previousToken !== undefined) sessions.forget(previousToken);
      setSessionCookie(reply, token, config.https);
      return sessionUserOf(account);
    },
    'POST /auth/account/email/otp/verify': (call) => {
      const { email, otp: code } = call.body;
      if (code === undefined) return sendCode(services, email, actorOf(call));
      return verifyCode(services, { email, code }, sessionActorOf(call, config.https));
    },
    'POST /auth/account/email/otp/resend': (call) =>
      resendCode(services, call.body.email, actorOf(call)),
    'POST /auth/account/email/correct': (call) =>
      correctEmail(services, call.body, sessionActorOf(call, config.https)),
    'POST /auth/password/forget': async ({ body, language, request }) => {
      await requestReset(services, { email: body.email, language, address: request.ip });
      return null;
    },
    'POST /auth/password/forget/check': async ({ body }) => ({
      valid: await isResetTokenValid(services, body.token),
    }),
    'POST /auth/password/forget/change': async ({ body, language, request }) => {
      await resetPassword(services, body, {
        language,
        requestId: request.id,
        address: request.ip,
      });
      return null;
    },
  });
}
