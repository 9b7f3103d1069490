import i18next from 'i18next';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { render } from '../../testing/render.tsx';
import { NavigationIndicators } from './navigation-indicators.tsx';

beforeAll(async () => {
  await startI18n();
  await i18next.changeLanguage('en');
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const overlay = (): boolean => document.body.textContent.includes('Loading page...');
const bar = (): boolean => document.querySelector('[data-testid=navigation-bar]') !== null;

/** Advances time in small steps and lets React, which renders in real time, run after each. */
async function advance(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 10) {
    await vi.advanceTimersByTimeAsync(10);
    await new Promise((resolve) => void setImmediate(resolve));
  }
}

/** Opens a router with two pages; the second takes `loadMilliseconds` to load. */
async function open(loadMilliseconds: number): Promise<ReturnType<typeof createMemoryRouter>> {
  const wait = () =>
    new Promise<null>((resolve) => void setTimeout(resolve, loadMilliseconds, null));
  const router = createMemoryRouter([
    {
      element: (
        <>
          <NavigationIndicators />
          <Outlet />
        </>
      ),
      children: [
        { path: '/', element: null },
        { path: '/slow', loader: wait, element: null },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await advance(1500);
  return router;
}

test('shows nothing while no navigation is in progress', async () => {
  await open(0);
  expect([overlay(), bar()]).toEqual([false, false]);
});

test('the overlay is shown while a page loads and for 100 ms after', async () => {
  const router = await open(600);
  void router.navigate('/slow');
  await advance(50);
  expect(overlay()).toBe(true);
  await advance(600);
  expect(overlay()).toBe(true);
  await advance(110);
  expect(overlay()).toBe(false);
});

test('the bar stays for at least 400 ms even if the page loads at once', async () => {
  const router = await open(20);
  void router.navigate('/slow');
  await advance(50);
  expect(bar()).toBe(true);
  await advance(300);
  expect(bar()).toBe(true);
  await advance(100);
  expect(bar()).toBe(false);
});

test('the bar disappears at once after a navigation longer than 400 ms', async () => {
  const router = await open(700);
  void router.navigate('/slow');
  await advance(690);
  expect(bar()).toBe(true);
  await advance(60);
  expect(bar()).toBe(false);
});

test('the bar never stays longer than 1000 ms', async () => {
  const router = await open(5000);
  void router.navigate('/slow');
  await advance(950);
  expect(bar()).toBe(true);
  await advance(100);
  expect(bar()).toBe(false);
  expect(overlay()).toBe(true);
});
