import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import {
  codeFor,
  newcomer,
  password,
  post,
  remember,
  signIn,
  type DemoRole,
  type User,
} from './sign-in.ts';

interface Fixtures {
  /** Signs a demo account in, as its browser would be after the login page; signed out again when the test ends. */
  signInAs: (role: DemoRole) => Promise<void>;
  /** A verified account of the test's own, signed in: what it changes meets no other test. */
  signUp: () => Promise<{ email: string; password: string }>;
  /** Moves the server's clock on. */
  turnClock: (milliseconds: number) => Promise<void>;
  /** Fails with the list of what a person with a screen reader or weak eyes would stumble over. */
  expectAccessible: (page: Page) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  signInAs: async ({ page }, use) => {
    await use((role) => signIn(page, role));
    await post(page, 'logout');
  },
  signUp: async ({ page }, use) => {
    await use(async () => {
      const email = `${randomUUID()}@example.com`;
      const user = await post<User>(page, 'register', { ...newcomer, email });
      await post(page, 'account/email/otp/verify', { email });
      await post(page, 'account/email/otp/verify', { email, otp: await codeFor(page, email) });
      await remember(page, { ...user, status: 'ACTIVE' } as User);
      return { email, password };
    });
    await post(page, 'logout');
  },
  turnClock: async ({ request }, use) => {
    await use(async (milliseconds) => {
      await request.post('/testing/clock', { data: { milliseconds } });
    });
  },
  // oxlint-disable-next-line no-empty-pattern -- playwright reads the fixture's needs from this pattern
  expectAccessible: async ({}, use) => {
    await use(async (page) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  },
});

export { expect };
