import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, passwordResets, sessions } from '../../db/accounts-schema.ts';
import { passkeyChallenges, totpSecrets } from '../../db/security-schema.ts';
import { hashToken, newToken } from '../../platform/http/session.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { raceWithChange } from '../../testing/race-with-change.ts';
import { TestPasskey } from '../../testing/accounts/passkey.ts';
import {
  appCode,
  appProof,
  newBrowser,
  newOwner,
  origin,
  password,
  setUpApp,
  setUpPasskey,
  type Owner,
} from '../../testing/accounts/two-step.ts';
import { hashPassword } from '../passwords/password.ts';
import { updateAccount } from '../profile/profile-store.ts';

let test: TestApp;
let otherHash: string;
const newPassword = 'Ruongbacthang#8';

beforeAll(async () => {
  test = await testApp({ PUBLIC_URL: origin });
  otherHash = await hashPassword(newPassword);
});
afterAll(() => test.close());

type Changes = Partial<typeof accounts.$inferInsert>;

/** Sends a request and changes the account after its password check. Returns the code of the reply. */
async function sendDuringChange(
  { id }: Owner,
  request: () => ReturnType<Owner['send']>,
  changes: () => Changes,
): Promise<string | undefined> {
  const [reply] = await raceWithChange(test, id, [request], (tx) =>
    updateAccount(tx, id, changes()),
  );
  return reply?.json().code;
}

describe('a sign-in between password check and session', () => {
  it.each<[string, string, () => Changes]>([
    ['the password was replaced', 'WRONG_CREDENTIALS', () => ({ passwordHash: otherHash })],
    ['the account was closed', 'ACCOUNT_BANNED', () => ({ status: 'banned' })],
    [
      'a second step was set up',
      'SECOND_STEP_NEEDED',
      () => ({ secondStepSince: test.clock.now() }),
    ],
  ])('refuses the sign-in if %s in the meantime', async (_what, code, changes) => {
    const owner = await newOwner(test);
    const browser = newBrowser(test);
    expect(await sendDuringChange(owner, () => browser.login(owner.email), changes)).toBe(code);
    expect(await browser.isSignedIn()).toBe(false);
    const { db } = test.services;
    expect(await db.$count(sessions, eq(sessions.accountId, owner.id))).toBe(1);
  });
});

describe('a change that requires the password', () => {
  it.each([
    ['POST', '/id/two-step/totp', {}],
    ['POST', '/id/two-step/totp/removal', {}],
    ['POST', '/id/two-step/recovery-codes', {}],
    ['POST', '/id/passkeys/challenge', {}],
    ['POST', '/id/password', { currentPassword: password, newPassword: 'Ruongbacthang#9' }],
  ] as const)(
    '%s %s is refused if the password was replaced in the meantime',
    async (method, path, body) => {
      const owner = await newOwner(test);
      const { secret } = await setUpApp(test, owner);
      const filled = 'currentPassword' in body ? body : appProof(test, secret);
      const request = () => owner.send(method, path, filled, { origin });
      const code = await sendDuringChange(owner, request, () => ({ passwordHash: otherHash }));
      expect(code).toBe('WRONG_PASSWORD');
    },
  );

  it('a passkey is not removed if the password was replaced in the meantime', async () => {
    const owner = await newOwner(test);
    const { id, codes } = await setUpPasskey(owner);
    const proof = { password, code: codes[0] };
    const request = () => owner.send('POST', `/id/passkeys/${id}/removal`, proof);
    const code = await sendDuringChange(owner, request, () => ({ passwordHash: otherHash }));
    expect(code).toBe('WRONG_PASSWORD');
  });
});

describe('a session that another process has ended', () => {
  it('a session ended elsewhere adds neither a passkey nor an app while it is still cached', async () => {
    const owner = await newOwner(test);
    const app = (await owner.send('POST', '/id/two-step/totp', { password })).json().data;
    const reply = await owner.send('POST', '/id/passkeys/challenge', { password }, { origin });
    const { challenge, options } = reply.json().data;
    const { db } = test.services;
    await db.delete(sessions).where(eq(sessions.accountId, owner.id));
    expect((await owner.send('GET', '/id/account/info')).statusCode).toBe(200);

    const body = { challenge, answer: new TestPasskey(origin).make(options), name: 'x' };
    const added = await owner.send('POST', '/id/passkeys', body, { origin });
    expect(added.json().code).toBe('NOT_SIGNED_IN');
    const code = appCode(test, app.secret);
    const finished = await owner.send('PUT', '/id/two-step/totp', { code });
    expect(finished.json().code).toBe('NOT_SIGNED_IN');
    expect((await newBrowser(test).login(owner.email)).statusCode).toBe(200);
  });
});

async function createResetToken({ id }: Owner): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(test.clock.now().getTime() + 60_000);
  const link = { tokenHash: hashToken(token), accountId: id, expiresAt };
  await test.services.db.insert(passwordResets).values(link);
  return token;
}

const resetPassword = (token: string) =>
  newBrowser(test).send('POST', '/auth/password/forget/change', { token, newPassword });

describe('a new password', () => {
  it.each<[string, (owner: Owner) => Promise<unknown>]>([
    [
      'of the person',
      (owner) => owner.send('POST', '/id/password', { currentPassword: password, newPassword }),
    ],
    ['by email', async (owner) => resetPassword(await createResetToken(owner))],
  ])('a new password %s ends unfinished setups and keeps the app in use', async (_by, change) => {
    const owner = await newOwner(test);
    await setUpApp(test, owner);
    await owner.send('POST', '/id/two-step/totp', { password });
    await owner.send('POST', '/id/passkeys/challenge', { password }, { origin });
    await change(owner);
    const { db } = test.services;
    const isOwned = eq(passkeyChallenges.accountId, owner.id);
    expect(await db.$count(passkeyChallenges, isOwned)).toBe(0);
    const [stored] = await db.select().from(totpSecrets).where(eq(totpSecrets.accountId, owner.id));
    expect(stored).toMatchObject({ nextSealed: null, nextAt: null, sealed: expect.anything() });
  });

  it('a reset by email ends sessions in this process at once', async () => {
    const owner = await newOwner(test);
    expect((await owner.send('GET', '/id/account/info')).statusCode).toBe(200);
    expect((await resetPassword(await createResetToken(owner))).statusCode).toBe(200);
    expect((await owner.send('GET', '/id/account/info')).statusCode).toBe(401);
  });

  it('a reset by email requires its own link, not one that replaced it', async () => {
    const owner = await newOwner(test);
    const token = await createResetToken(owner);
    const [reply] = await raceWithChange(
      test,
      owner.id,
      [() => resetPassword(token)],
      async (tx) => {
        const expiresAt = new Date(test.clock.now().getTime() + 60_000);
        await tx.delete(passwordResets).where(eq(passwordResets.accountId, owner.id));
        await tx
          .insert(passwordResets)
          .values({ tokenHash: hashToken(newToken()), accountId: owner.id, expiresAt });
      },
    );
    expect(reply?.json().code).toBe('RESET_LINK_INVALID');
    expect((await newBrowser(test).login(owner.email)).statusCode).toBe(200);
  });
});
