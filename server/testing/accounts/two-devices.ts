import { hashPassword } from '../../accounts/passwords/password.ts';
import type { TestApp } from '../app.ts';
import { clientOf, type Client } from '../client.ts';
import { makeAccount, writeHeaders } from '../factories.ts';

export const password = 'Bacthang#7';

export const chrome = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36';
export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

export const login = (test: TestApp, email: string, userAgent: string, typedPassword = password) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: writeHeaders({ 'user-agent': userAgent, 'accept-language': 'vi' }),
    payload: { email, password: typedPassword },
  });

export async function signIn(test: TestApp, email: string, userAgent: string): Promise<Client> {
  const reply = await login(test, email, userAgent);
  return clientOf(test, String(reply.headers['set-cookie']).split(';')[0] ?? '');
}

export async function accountWithPassword({ services }: TestApp) {
  return makeAccount(services, { passwordHash: await hashPassword(password) });
}

/** Creates an account that signs in with its password on a phone and then on a laptop. */
export async function onTwoDevices(test: TestApp) {
  const { id, email } = await accountWithPassword(test);
  const phone = await signIn(test, email, chrome);
  test.clock.turn(1000);
  const laptop = await signIn(test, email, firefox);
  return { id, email, phone, laptop };
}

export const isSignedIn = async (client: Client): Promise<boolean> =>
  (await client.send('GET', '/id/account/info')).statusCode === 200;
