import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../db/accounts-schema.ts';
import { listAudit } from '../../platform/audit/audit.ts';
import { newOwner, origin, password, type Owner } from '../../testing/accounts/two-step.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { queuedEmailsTo } from '../../testing/queued-emails.ts';
import { runQueued } from '../../testing/run-queued.ts';
import { resetLinkJob } from '../passwords/password-reset.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp({ PUBLIC_URL: origin });
});
afterAll(() => test.close());

const newcomer = () => newOwner(test, 'student', { verifiedAt: null });
const newAddress = () => `${crypto.randomUUID()}@example.com`;

const correct = ({ send }: Owner, email: string, typed = password) =>
  send('POST', '/auth/account/email/correct', { email, password: typed });

const verify = ({ send }: Owner, email: string, otp?: string) =>
  send('POST', '/auth/account/email/otp/verify', { email, ...(otp && { otp }) });

async function codeTo(email: string): Promise<string> {
  const text = (await queuedEmailsTo(test, email)).at(-1)?.text ?? '';
  return /\b\d{6}\b/.exec(text)![0];
}

describe('correcting a mistyped address', () => {
  it('sends a code to the new address at once and verifies it with that code', async () => {
    const owner = await newcomer();
    await verify(owner, owner.email);
    const email = newAddress();
    const corrected = await correct(owner, ` ${email.toUpperCase()} `);
    expect(corrected.json().data).toMatchObject({ email, status: 'UNVERIFIED' });
    expect((await verify(owner, email)).json().data).toEqual({
      verified: false,
      resendInSeconds: 60,
    });
    const verified = await verify(owner, email, await codeTo(email));
    expect(verified.json().data).toMatchObject({ verified: true });
    const [stored] = await test.services.db
      .select({ email: accounts.email })
      .from(accounts)
      .where(eq(accounts.id, owner.id));
    expect(stored).toEqual({ email });
    expect(await listAudit(test.services.db, { limit: 20 })).toContainEqual(
      expect.objectContaining({
        action: 'account.email-corrected',
        actorId: owner.id,
        subject: `account:${owner.id}`,
      }),
    );
  });

  it('changes the user name that was the address', async () => {
    const owner = await newcomer();
    const rows = test.services.db.update(accounts).set({ username: owner.email });
    await rows.where(eq(accounts.id, owner.id));
    test.services.sessions.forgetAccount(owner.id);
    const email = newAddress();
    expect((await correct(owner, email)).json().data).toMatchObject({ username: email });
  });

  it('makes the code and the links that went to the old address useless', async () => {
    const owner = await newcomer();
    const change = { currentPassword: password, newPassword: 'Ruongbacthang#9' };
    await owner.send('POST', '/id/password', change);
    const changed = (await queuedEmailsTo(test, owner.email)).at(-1)!.text;
    const notMe = /not-me\?token=([\w-]{43})/.exec(changed)![1]!;
    await verify(owner, owner.email);
    const code = await codeTo(owner.email);
    await owner.send('POST', '/auth/password/forget', { email: owner.email });
    await runQueued(test, [resetLinkJob(test.services)]);
    const [letter] = (await queuedEmailsTo(test, owner.email)).slice(-1);
    const token = /token=([\w-]{43})/.exec(letter!.text)![1]!;

    const email = newAddress();
    await correct(owner, email, change.newPassword);
    const disowned = await owner.send('POST', '/auth/not-me', { token: notMe });
    expect(disowned.json().code).toBe('NOT_ME_LINK_INVALID');
    expect((await verify(owner, email, code)).json().code).toBe('CODE_EXPIRED');
    await verify(owner, email);
    expect((await verify(owner, email, code)).json().code).toBe('WRONG_CODE');
    const reset = await owner.send('POST', '/auth/password/forget/change', {
      token,
      newPassword: 'Ruongbacthang#8',
    });
    expect(reset.json().code).toBe('RESET_LINK_INVALID');
    expect(await owner.get('/id/account/info')).toMatchObject({ email, status: 'UNVERIFIED' });
  });

  it('does not verify the new address with a code entered while the address is being corrected', async () => {
    for (let round = 0; round < 8; round += 1) {
      const owner = await newcomer();
      await verify(owner, owner.email);
      const code = await codeTo(owner.email);
      const email = newAddress();
      const [verified] = await Promise.all([
        verify(owner, owner.email, code),
        correct(owner, email),
      ]);
      const [stored] = await test.services.db
        .select({ email: accounts.email, verifiedAt: accounts.verifiedAt })
        .from(accounts)
        .where(eq(accounts.id, owner.id));
      const isProven = verified.statusCode === 200;
      expect([stored!.email, stored!.verifiedAt !== null]).toEqual([
        isProven ? owner.email : email,
        isProven,
      ]);
    }
  });

  it('sends no password link to the old address if it is corrected before the email leaves', async () => {
    const owner = await newcomer();
    await owner.send('POST', '/auth/password/forget', { email: owner.email });
    await correct(owner, newAddress());
    await runQueued(test, [resetLinkJob(test.services)]);
    expect(await queuedEmailsTo(test, owner.email)).toEqual([]);
  });

  it('refuses an address that has an account, also when two people take it at once', async () => {
    const [one, other, third] = [await newcomer(), await newcomer(), await newcomer()];
    expect((await correct(one, other.email)).json().code).toBe('EMAIL_TAKEN');
    const email = newAddress();
    const replies = await Promise.all([correct(one, email), correct(third, email)]);
    const codes = replies.map((reply) => reply.json().code);
    expect(codes.filter((code) => code === 'EMAIL_TAKEN')).toHaveLength(1);
  });

  it('rejects an invalid address, and an account whose address is already verified', async () => {
    const owner = await newcomer();
    const refused = await correct(owner, 'nobody');
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'INVALID_REQUEST']);
    const verified = await newOwner(test);
    expect((await correct(verified, newAddress())).json().code).toBe('NOT_ALLOWED');
  });

  it('requires the password, so that nobody can take an account in an open browser', async () => {
    const owner = await newcomer();
    expect((await correct(owner, newAddress(), 'Bacthang#8')).json().code).toBe('WRONG_PASSWORD');
    expect(await owner.get('/id/account/info')).toMatchObject({ email: owner.email });
  });

  it('allows five corrections a day', async () => {
    const owner = await newcomer();
    for (let count = 0; count < 5; count += 1) {
      expect((await correct(owner, newAddress())).statusCode).toBe(200);
    }
    expect((await correct(owner, newAddress())).statusCode).toBe(429);
  });
});
