import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { totpSecrets } from '../../db/security-schema.ts';
import { createVault } from '../../platform/vault.ts';
import { testApp } from '../../testing/app.ts';
import {
  appCode,
  newBrowser,
  newOwner,
  origin,
  setUpApp,
} from '../../testing/accounts/two-step.ts';
import { resealSecrets } from './reseal-secrets.ts';

const [oldKey, newKey] = [Buffer.alloc(32, 'old'), Buffer.alloc(32, 'new')];

it('replaces the key: apps work before and after the secrets are sealed again, then without the old key', async () => {
  const test = await testApp({ PUBLIC_URL: origin, SECRET_KEY: oldKey.toString('base64') });
  try {
    const { services } = test;
    const [owner, lost] = [await newOwner(test), await newOwner(test)];
    const { secret } = await setUpApp(test, owner);
    await setUpApp(test, lost);
    const foreign = createVault(Buffer.alloc(32)).seal(`${lost.id} secret`);
    await services.db
      .update(totpSecrets)
      .set({ sealed: foreign })
      .where(eq(totpSecrets.accountId, lost.id));
    const signIn = async (): Promise<number> => {
      test.clock.turn(60_000);
      const browser = newBrowser(test);
      await browser.login(owner.email);
      return (await browser.step(appCode(test, secret))).statusCode;
    };

    services.vault = createVault(newKey, oldKey);
    expect(await signIn()).toBe(200);
    expect(await resealSecrets(services)).toEqual({ resealed: 1, unreadable: 1 });
    expect(await resealSecrets(services)).toEqual({ resealed: 0, unreadable: 1 });

    services.vault = createVault(newKey);
    expect(await signIn()).toBe(200);
  } finally {
    await test.close();
  }
});
