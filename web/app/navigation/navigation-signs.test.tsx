import i18next from 'i18next';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { render } from '../../testing/render.tsx';
import { NavigationSigns } from './navigation-signs.tsx';

beforeAll(async () => {
  await startI18n();
  await i18next.changeLanguage('en');
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const overlay = (): boolean => document.body.textContent.includes('Loading page...');
const bar = (): boolean => document.querySelector('[data-testid=navigation-bar]') !== null;

/** Time in small steps, with room after each for React, which paints in real time. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 10) {
    await vi.advanceTimersByTimeAsync(10);
    await new Promise((resolve) => void setImmediate(resolve));
  }
}

/** Two pages; the second takes that long to load. */
async function open(loads: number): Promise<ReturnType<typeof createMemoryRouter>> {
  const wait = () => new Promise<null>((resolve) => void setTimeout(resolve, loads, null));
  const router = createMemoryRouter([
    {
      element: (
        <>
          <NavigationSigns />
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
  await pass(1500);
  return router;
}

test('nothing is shown while nothing happens', async () => {
  await open(0);
  expect([overlay(), bar()]).toEqual([false, false]);
});

test('the overlay is there while a page loads and for 100 ms after', async () => {
  const router = await open(600);
  void router.navigate('/slow');
  await pass(50);
  expect(overlay()).toBe(true);
  await pass(600);
  expect(overlay()).toBe(true);
  await pass(110);
  expect(overlay()).toBe(false);
});

test('the flag stays for 400 ms even when the page is there at once', async () => {
  const router = await open(20);
  void router.navigate('/slow');
  await pass(50);
  expect(bar()).toBe(true);
  await pass(300);
  expect(bar()).toBe(true);
  await pass(100);
  expect(bar()).toBe(false);
});

test('the flag goes at once when the navigation took longer than that', async () => {
  const router = await open(700);
  void router.navigate('/slow');
  await pass(690);
  expect(bar()).toBe(true);
  await pass(60);
  expect(bar()).toBe(false);
});

test('the flag never stays longer than 1000 ms', async () => {
  const router = await open(5000);
  void router.navigate('/slow');
  await pass(950);
  expect(bar()).toBe(true);
  await pass(100);
  expect(bar()).toBe(false);
  expect(overlay()).toBe(true);
});
