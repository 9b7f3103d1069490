import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../../accounts/passwords/password.ts';
import { accounts } from '../../db/accounts-schema.ts';
import type { TestApp } from '../app.ts';
import { clientOf, type Client } from '../client.ts';
import { signedInAs, writeHeaders } from '../factories.ts';
import { TestPasskey } from './passkey.ts';

export const password = 'Bacthang#7';
/** The site as its people have it; `PUBLIC_URL` of the tests. */
export const origin = 'https://bac.example';

let hashed: Promise<string> | undefined;

export type Owner = Client & { id: string; email: string };

/** Somebody who is signed in and has a password. */
export async function newOwner(
  test: TestApp,
  role: (typeof accounts.$inferInsert)['role'] = 'student',
  columns: Partial<typeof accounts.$inferInsert> = {},
): Promise<Owner> {
  hashed ??= hashPassword(password);
  const email = `${crypto.randomUUID()}@example.com`;
  const given = { email, passwordHash: await hashed, ...columns };
  const { cookie, id } = await signedInAs(test.services, role, given);
  return { ...clientOf(test, cookie), id, email };
}

/** What the app on a phone shows at the test's time, or so many half minutes from it. */
export function appCode({ clock }: TestApp, secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6 });
  return totp.generate({ timestamp: clock.now().getTime() + steps * 30_000 });
}

/** Sets an authenticator app up; the code used for it has passed when this is done. */
export async function withApp(test: TestApp, owner: Owner) {
  const begun = await owner.send('POST', '/id/two-step/totp', { password });
  const { secret } = begun.json().data as { secret: string };
  const done = await owner.send('PUT', '/id/two-step/totp', { code: appCode(test, secret) });
  test.clock.turn(60_000);
  return { secret, codes: done.json().data.recoveryCodes as string[] };
}

export async function withPasskey(owner: Owner, passkey = new TestPasskey(origin)) {
  const reply = await addPasskey(owner, passkey);
  const { twoStep, recoveryCodes } = reply.json().data;
  return { passkey, id: twoStep.passkeys.at(-1).id as string, codes: recoveryCodes as string[] };
}

export async function addPasskey(
  owner: Owner,
  passkey: TestPasskey,
  given: { name?: string } & Parameters<TestPasskey['make']>[1] = {},
) {
  const { name = 'Điện thoại', ...manner } = given;
  const begun = await owner.send('POST', '/id/passkeys/challenge', { password }, { origin });
  const { challenge, options } = begun.json().data;
  const body = { challenge, answer: passkey.make(options, manner), name };
  return owner.send('POST', '/id/passkeys', body, { origin });
}

/** A browser that nobody is signed in to; it keeps its cookies. */
export function newBrowser(test: TestApp, userAgent = 'Mozilla/5.0 (Windows) Firefox/143.0') {
  const cookies = new Map<string, string>();

  async function send(method: 'GET' | 'POST', path: string, payload?: object) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await test.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: writeHeaders({ cookie, origin, 'user-agent': userAgent }),
      ...(payload && { payload }),
    });
    for (const { name, value } of reply.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return reply;
  }

  const codeOf = async (reply: ReturnType<typeof send>) => (await reply).json().code as string;
  return {
    cookies,
    send,
    login: (email: string, given = password) =>
      send('POST', '/auth/login', { email, password: given }),
    step: (code: string) => send('POST', '/auth/second-step', { code }),
    /** As the page does that is open: after a password the second step, otherwise the first. */
    begin: async (isSecond = cookies.has('__Host-bac_step')) =>
      (await send('POST', '/auth/passkey/challenge', { isSecond })).json().data,
    isIn: async () => (await send('GET', '/id/account/info')).statusCode === 200,
    codeOf,
  };
}

export type Browser = ReturnType<typeof newBrowser>;

/** From asking to answering, with or without a password before. */
export async function passkeySignIn(
  browser: Browser,
  passkey: TestPasskey,
  manner: Parameters<TestPasskey['sign']>[1] = {},
) {
  const { challenge, options } = await browser.begin();
  const answer = passkey.sign(options, manner);
  return browser.send('POST', '/auth/passkey', { challenge, answer });
}
