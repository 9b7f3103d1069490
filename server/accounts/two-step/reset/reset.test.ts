import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '../../../platform/audit/audit.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { queuedNotifications } from '../../../testing/following/family.ts';
import { queuedEmailsTo } from '../../../testing/queued-emails.ts';
import {
  appCode,
  appProof,
  newBrowser,
  newOwner,
  origin,
  passkeySignIn,
  setUpApp,
  setUpPasskey,
  type Owner,
} from '../../../testing/accounts/two-step.ts';
import { resetJob } from './reset.ts';

let test: TestApp;
let admin: Owner;
const hour = 60 * 60_000;

beforeAll(async () => {
  test = await testApp({ PUBLIC_URL: origin });
  admin = await newOwner(test, 'admin');
});
afterAll(() => test.close());

const pathOf = ({ id }: { id: string }) => `/admin/users/${id}/two-step-reset`;
const reason = { reason: 'Điện thoại rơi xuống hồ, đã gọi lại theo số trong hồ sơ.' };
const start = (owner: Owner, actor = admin) => actor.send('POST', pathOf(owner), reason);
const runResetJob = () => resetJob(test.services).run(undefined);

/** Waits the full day and runs the job. Afterwards the admin's session has expired: sessions of tests last an hour. */
async function waitAndReset(): Promise<void> {
  test.clock.turn(24 * hour);
  await runResetJob();
}

describe('a two-step reset by the team', () => {
  it('a reset is emailed at once and removes every second step after a day', async () => {
    const owner = await newOwner(test);
    const { secret, codes } = await setUpApp(test, owner);
    const { passkey } = await setUpPasskey(owner, undefined, appProof(test, secret));
    test.clock.turn(60_000);
    const dueAt = new Date(test.clock.now().getTime() + 24 * hour).toISOString();
    const started = await start(owner);
    expect(started.json().data).toEqual({ isOn: true, hasTotp: true, passkeys: 1, resetAt: dueAt });
    expect(await owner.get('/id/two-step')).toMatchObject({ resetAt: dueAt });
    const sentEmail = (await queuedEmailsTo(test, owner.email)).at(-1);
    expect(sentEmail?.subject).toBe('Xác minh hai bước của bạn sắp được đặt lại');
    expect(sentEmail?.text).toContain(reason.reason);
    expect(sentEmail?.text).toContain(`${origin}/auth/not-me?token=`);

    test.clock.turn(24 * hour - 1);
    await runResetJob();
    const early = newBrowser(test);
    expect(await early.codeOf(early.login(owner.email))).toBe('SECOND_STEP_NEEDED');
    test.clock.turn(1);
    await Promise.all([runResetJob(), runResetJob()]);
    expect(await early.codeOf(early.step(appCode(test, secret)))).toBe('STEP_EXPIRED');
    const browser = newBrowser(test);
    expect((await browser.login(owner.email)).statusCode).toBe(200);
    expect((await browser.send('GET', '/id/two-step')).json().data).toEqual({
      totpSince: null,
      recoveryCodesLeft: 0,
      passkeys: [],
      isVerified: true,
      isRequired: false,
      resetAt: null,
    });
    expect((await passkeySignIn(newBrowser(test), passkey)).json().code).toBe('PASSKEY_REFUSED');
    expect(codes).toHaveLength(10);
    const subjects = (await queuedEmailsTo(test, owner.email)).map(({ subject }) => subject);
    const done = 'Xác minh hai bước của bạn đã được đặt lại';
    expect(subjects.filter((subject) => subject === done)).toHaveLength(1);
    const log = await listAudit(test.services.db, { limit: 20 });
    expect(log.find(({ action }) => action === 'two-step-reset.started')).toMatchObject({
      actorId: admin.id,
      detail: reason,
    });
    expect(log.filter(({ action }) => action === 'two-step-reset.done')).toMatchObject([
      { actorId: null, subject: `account:${owner.id}`, detail: { startedBy: admin.id } },
    ]);
    admin = await newOwner(test, 'admin');
  });

  it('only the account’s owner stops a reset', async () => {
    const [owner, other] = [await newOwner(test), await newOwner(test)];
    await setUpApp(test, owner);
    await start(owner);
    expect((await other.send('DELETE', '/id/two-step/reset')).json().code).toBe('NOT_FOUND');
    const stopped = await owner.send('DELETE', '/id/two-step/reset');
    expect(stopped.json().data).toMatchObject({ resetAt: null, recoveryCodesLeft: 10 });
    expect((await owner.send('DELETE', '/id/two-step/reset')).json().code).toBe('NOT_FOUND');
    await waitAndReset();
    const browser = newBrowser(test);
    expect(await browser.codeOf(browser.login(owner.email))).toBe('SECOND_STEP_NEEDED');
    admin = await newOwner(test, 'admin');
  });

  it('announces a reset in the inbox too', async () => {
    const owner = await newOwner(test);
    await setUpApp(test, owner);
    await start(owner);
    expect(await queuedNotifications(test, owner.id)).toMatchObject([
      {
        title: { en: 'Your two-step verification is about to be reset' },
        link: '/profile?tab=security',
      },
    ]);
  });

  it('signing in with the app or a passkey stops a reset, a recovery code does not', async () => {
    const owner = await newOwner(test);
    const { secret, codes } = await setUpApp(test, owner);
    const { passkey } = await setUpPasskey(owner, undefined, appProof(test, secret));
    test.clock.turn(60_000);
    const resetAt = async () => (await admin.get(`/admin/users/${owner.id}/two-step`)).resetAt;
    await start(owner);
    const browser = newBrowser(test);
    await browser.login(owner.email);
    expect((await browser.step(codes[0] ?? '')).statusCode).toBe(200);
    expect(await resetAt()).not.toBeNull();
    await browser.login(owner.email);
    expect((await browser.step(appCode(test, secret))).statusCode).toBe(200);
    expect(await resetAt()).toBeNull();
    const log = await listAudit(test.services.db, { limit: 3 });
    expect(log).toContainEqual(
      expect.objectContaining({ action: 'two-step-reset.stopped', actorId: owner.id }),
    );
    await start(owner);
    expect((await passkeySignIn(newBrowser(test), passkey)).statusCode).toBe(200);
    expect(await resetAt()).toBeNull();
  });

  it('the team withdraws a reset and can start another', async () => {
    const owner = await newOwner(test);
    await setUpApp(test, owner);
    await start(owner);
    expect((await start(owner)).json().code).toBe('NOT_POSSIBLE_NOW');
    expect((await admin.send('DELETE', pathOf(owner))).json().data).toMatchObject({
      isOn: true,
      resetAt: null,
    });
    expect((await admin.send('DELETE', pathOf(owner))).json().code).toBe('NOT_POSSIBLE_NOW');
    const [entry] = await listAudit(test.services.db, { limit: 1 });
    expect(entry).toMatchObject({ action: 'two-step-reset.withdrawn', actorId: admin.id });
    expect((await start(owner)).statusCode).toBe(200);
  });

  it('refuses a reset of oneself, of unknown people and of people without a second step', async () => {
    await setUpApp(test, admin);
    expect((await start(admin)).json().code).toBe('NOT_YOURSELF');
    expect((await start(await newOwner(test))).json().code).toBe('NOT_POSSIBLE_NOW');
    const nobody = { ...admin, id: crypto.randomUUID() };
    expect((await start(nobody)).json().code).toBe('USER_NOT_FOUND');
    const reply = await admin.send('GET', `/admin/users/${nobody.id}/two-step`);
    expect(reply.json().code).toBe('USER_NOT_FOUND');
  });

  it('only administrators reset an administrator', async () => {
    const helper = await newOwner(test, 'support');
    const other = await newOwner(test, 'admin');
    await setUpApp(test, other);
    const grant = { changes: [{ role: 'support', permission: 'manage users', isGranted: true }] };
    expect((await admin.send('PATCH', '/admin/roles', grant)).statusCode).toBe(200);
    expect((await start(other, helper)).json().code).toBe('NOT_ALLOWED');
    expect((await start(other)).statusCode).toBe(200);
    expect((await helper.send('DELETE', pathOf(other))).json().code).toBe('NOT_ALLOWED');
    expect((await admin.send('DELETE', pathOf(other))).statusCode).toBe(200);
  });

  it('a reset that fails for one account does not stop the others', async () => {
    const [first, second] = [await newOwner(test), await newOwner(test)];
    for (const owner of [first, second]) {
      await setUpApp(test, owner);
      await start(owner);
    }
    const { db } = test.services;
    await db.execute(sql`create function fail() returns trigger language plpgsql as
      'begin raise exception ''no''; end'`);
    await db.execute(
      sql.raw(`create trigger fails before delete on two_step_resets for each row
        when (old.account_id = '${first.id}') execute function fail()`),
    );
    test.clock.turn(24 * hour);
    await expect(runResetJob()).rejects.toThrow('second steps could not be reset');
    await db.execute(sql`drop trigger fails on two_step_resets`);
    expect((await newBrowser(test).login(second.email)).statusCode).toBe(200);
    expect((await newBrowser(test).login(first.email)).json().code).toBe('SECOND_STEP_NEEDED');
    await runResetJob();
    expect((await newBrowser(test).login(first.email)).statusCode).toBe(200);
    admin = await newOwner(test, 'admin');
  });

  it('removing the last second step ends the reset', async () => {
    const owner = await newOwner(test);
    const { secret } = await setUpApp(test, owner);
    await start(owner);
    await owner.send('POST', '/id/two-step/totp/removal', appProof(test, secret));
    expect(await owner.get('/id/two-step')).toMatchObject({ resetAt: null });
    expect((await admin.get(`/admin/users/${owner.id}/two-step`)).isOn).toBe(false);
  });
});
