import { randomUUID } from 'node:crypto';
import { newcomer, password, type User } from '../support/sign-in.ts';
import { createCaller } from '../support/take-test-over-http.ts';
import { until } from './until.ts';

interface Mail {
  to: string;
  text: string;
}

async function register(address: string, email: string): Promise<string> {
  const reply = await fetch(`${address}/api/v1/auth/register`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-one-time-uuid': randomUUID(),
      'x-event-time': new Date().toISOString(),
    },
    body: JSON.stringify({ ...newcomer, email }),
  });
  if (!reply.ok) throw new Error(`Registering answered ${reply.status}: ${await reply.text()}`);
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Opens a verified account for the walk, not signed in anywhere else. */
export async function openStudent(address: string): Promise<{ email: string; password: string }> {
  const email = `${randomUUID()}@example.com`;
  const call = createCaller(address, await register(address, email));
  await call<User>('POST', '/auth/account/email/otp/verify', { email });
  const otp = await until('a code by email', async () => {
    const mails = await call<Mail[]>('GET', '/demo/mails');
    return /\b\d{6}\b/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0];
  });
  await call<User>('POST', '/auth/account/email/otp/verify', { email, otp });
  return { email, password };
}
