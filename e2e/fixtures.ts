import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

export type DemoRole = 'admin' | 'tutor' | 'student' | 'parent';

interface Fixtures {
  /** Signs a demo account in, as its browser would be after the login page; signed out again when the test ends. */
  signInAs: (role: DemoRole) => Promise<void>;
  /** Moves the server's clock on. */
  turnClock: (milliseconds: number) => Promise<void>;
  /** Fails with the list of what a person with a screen reader or weak eyes would stumble over. */
  expectAccessible: (page: Page) => Promise<void>;
}

const password = 'Bacthang#2026';

const writeHeaders = (): Record<string, string> => ({
  'x-one-time-uuid': randomUUID(),
  'x-event-time': new Date().toISOString(),
});

export const test = base.extend<Fixtures>({
  signInAs: async ({ page }, use) => {
    await use(async (role) => {
      const reply = await page.request.post('/api/v1/auth/login', {
        headers: writeHeaders(),
        data: { email: `${role}@bac.localhost`, password },
      });
      const { data: user } = await reply.json();
      await page.addInitScript((given) => {
        if (sessionStorage.getItem('signed-in-once')) return;
        sessionStorage.setItem('signed-in-once', 'yes');
        const state = { user: given, token: 'cookie-auth', isAuthenticated: true };
        localStorage.setItem('auth', JSON.stringify({ state, version: 0 }));
        localStorage.setItem('token', 'cookie-auth');
        localStorage.setItem('userFullName', given.fullName);
        localStorage.setItem('userEmail', given.email);
        if (given.role === 'ADMIN') localStorage.setItem('isAdmin', 'true');
      }, user);
    });
    await page.request.post('/api/v1/auth/logout', { headers: writeHeaders() });
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
