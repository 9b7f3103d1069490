import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../../accounts/passwords/password.ts';
import { accounts } from '../../db/accounts-schema.ts';
import type { TestApp } from '../app.ts';
import { clientOf, type Client } from '../client.ts';
import { signedInAs, writeHeaders } from '../factories.ts';
import { TestPasskey } from './passkey.ts';

export const password = 'Bacthang#7';
/** The public URL of the site in tests. */
export const origin = 'https://bac.example';

let passwordHash: Promise<string> | undefined;

export type Owner = Client & { id: string; email: string };

/** Creates an account with a password and a session. */
export async function newOwner(
  test: TestApp,
  role: (typeof accounts.$inferInsert)['role'] = 'student',
  columns: Partial<typeof accounts.$inferInsert> = {},
): Promise<Owner> {
  passwordHash ??= hashPassword(password);
  const email = `${crypto.randomUUID()}@example.com`;
  const row = { email, passwordHash: await passwordHash, ...columns };
  const { cookie, id } = await signedInAs(test.services, role, row);
  return { ...clientOf(test, cookie), id, email };
}

/** The code of the authenticator app at the test's time, shifted by `steps` of 30 seconds. */
export function appCode({ clock }: TestApp, secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6 });
  return totp.generate({ timestamp: clock.now().getTime() + steps * 30_000 });
}

/** Sets up an authenticator app and moves the clock on, so that the code it used has expired. */
export async function setUpApp(test: TestApp, owner: Owner, proof: object = { password }) {
  const started = await owner.send('POST', '/id/two-step/totp', proof, { origin });
  const { secret } = started.json().data as { secret: string };
  const done = await owner.send('PUT', '/id/two-step/totp', { code: appCode(test, secret) });
  test.clock.turn(60_000);
  return { secret, codes: done.json().data.recoveryCodes as string[] };
}

/** Confirms a change with the app, whose last code has expired. */
export function appProof(test: TestApp, secret: string) {
  test.clock.turn(60_000);
  return { password, code: appCode(test, secret) };
}

/** Confirms a change with a passkey of the account. */
export async function passkeyProof(
  owner: Owner,
  passkey: TestPasskey,
  overrides: Parameters<TestPasskey['sign']>[1] = {},
) {
  const started = await owner.send('POST', '/id/two-step/challenge', {}, { origin });
  const { challenge, options } = started.json().data;
  return { password, passkeyAnswer: { challenge, answer: passkey.sign(options, overrides) } };
}

export async function setUpPasskey(
  owner: Owner,
  passkey = new TestPasskey(origin),
  proof?: object,
) {
  const reply = await addPasskey(owner, passkey, proof && { proof });
  const { twoStep, recoveryCodes } = reply.json().data;
  return { passkey, id: twoStep.passkeys.at(-1).id as string, codes: recoveryCodes as string[] };
}

export async function addPasskey(
  owner: Owner,
  passkey: TestPasskey,
  options: { name?: string; proof?: object } & Parameters<TestPasskey['make']>[1] = {},
) {
  const { name = 'Điện thoại', proof = { password }, ...overrides } = options;
  const started = await owner.send('POST', '/id/passkeys/challenge', proof, { origin });
  const { challenge, options: ceremony } = started.json().data;
  const body = { challenge, answer: passkey.make(ceremony, overrides), name };
  return owner.send('POST', '/id/passkeys', body, { origin });
}

/** A browser without a session; it stores its cookies. */
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
    login: (email: string, typedPassword = password) =>
      send('POST', '/auth/login', { email, password: typedPassword }),
    step: (code: string) => send('POST', '/auth/second-step', { code }),
    /** Requests a challenge like the open page: for the second step after a password, otherwise for the first. */
    begin: async (isSecond = cookies.has('__Host-bac_step')) =>
      (await send('POST', '/auth/passkey/challenge', { isSecond })).json().data,
    isSignedIn: async () => (await send('GET', '/id/account/info')).statusCode === 200,
    codeOf,
  };
}

export type Browser = ReturnType<typeof newBrowser>;

/** Signs in with a passkey, with or without a password before. */
export async function passkeySignIn(
  browser: Browser,
  passkey: TestPasskey,
  overrides: Parameters<TestPasskey['sign']>[1] = {},
) {
  const { challenge, options } = await browser.begin();
  const answer = passkey.sign(options, overrides);
  return browser.send('POST', '/auth/passkey', { challenge, answer });
}
