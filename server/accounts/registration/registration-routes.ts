import { registrationRoutes } from '@bac/contract/accounts/registration.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { Refused } from '../../platform/http/refused.ts';
import { readSessionCookie, setSessionCookie } from '../../platform/http/session-cookie.ts';
import type { Services } from '../../services.ts';
import { browserOf } from '../sign-in/browser.ts';
import { resendCode, sendCode, verifyCode } from './email-code.ts';
import { askForReset, isResetTokenValid, resetPassword } from '../passwords/password-reset.ts';
import { register, type KnowsPlaces } from './register.ts';
import { sessionUserOf } from '../sign-in/session-user-of.ts';

export function mountRegistration(
  mount: Mount,
  services: Services,
  { knowsPlaces, isOpen }: { knowsPlaces: KnowsPlaces; isOpen: () => Promise<boolean> },
): void {
  const { config } = services;

  mount(registrationRoutes, {
    'POST /auth/register': async ({ body, request, reply, language }) => {
      if (!(await isOpen())) throw new Refused('REGISTRATION_CLOSED');
      const asking = { browser: browserOf(request), requestId: request.id, language };
      const { token, account } = await register(services, knowsPlaces, body, asking);
      setSessionCookie(reply, token, config.https);
      return sessionUserOf(account);
    },
    'POST /auth/account/email/otp/verify': ({ body, account, language, request }) => {
      const asking = { account, email: body.email, language, requestId: request.id };
      if (body.otp === undefined) return sendCode(services, asking);
      const token = readSessionCookie(request, config.https) ?? '';
      return verifyCode(services, { ...asking, token }, body.otp);
    },
    'POST /auth/account/email/otp/resend': ({ body, account, language, request }) =>
      resendCode(services, { account, email: body.email, language, requestId: request.id }),
    'POST /auth/password/forget': async ({ body, language, request }) => {
      await askForReset(services, { email: body.email, language, address: request.ip });
      return null;
    },
    'POST /auth/password/forget/check': async ({ body }) => ({
      valid: await isResetTokenValid(services, body.token),
    }),
    'POST /auth/password/forget/change': async ({ body, language, request }) => {
      await resetPassword(services, body, { language, requestId: request.id });
      return null;
    },
  });
}
