import i18next from 'i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { eventually } from '../../testing/render.tsx';
import { logOut } from './log-out.ts';

const goodbye = 'Redirecting to login page...';
const page = (): string => document.body.textContent;

beforeAll(async () => {
  await startI18n();
  await i18next.changeLanguage('en');
});

test('the toast of a logout disappears after two seconds', async () => {
  new FakeApi().answers('POST /auth/logout', null);
  const navigate = vi.fn<() => void>();
  await logOut(navigate);
  expect(navigate).toHaveBeenCalledWith('/auth/login');
  await eventually(() => expect(page()).toContain(goodbye));
  const shownAt = performance.now();
  await eventually(() => expect(page()).not.toContain(goodbye));
  const milliseconds = performance.now() - shownAt;
  // Its exit animation takes a moment more; other toasts stay for five seconds.
  expect(milliseconds).toBeGreaterThan(1900);
  expect(milliseconds).toBeLessThan(4000);
});
