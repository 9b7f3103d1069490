import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { onFailure } from '../../api/failure-listener.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { eventually, heading, render } from '../../testing/render.tsx';
import { ConsoleAccess } from './console-access.tsx';

let api: FakeApi;
let told: (string | undefined)[];

beforeAll(async () => {
  await startI18n();
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces('app/admin-shell');
});

beforeEach(() => {
  api = new FakeApi();
  told = [];
  onFailure(({ code }) => told.push(code));
});

function open(): void {
  const children = [{ path: '/admin', element: <h1>console</h1> }];
  const routes = [{ Component: ConsoleAccess, children }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/admin'] })} />);
}

test('whom the server admits sees the console', async () => {
  api.answers('GET /admin/access', { permissions: ['see dashboard'] });
  open();
  await eventually(() => expect(api.seen).toHaveLength(1));
  expect(heading()).toBe('console');
});

test('whom it refuses is told so', async () => {
  api.refuses('GET /admin/access', 403, { code: 'NOT_ALLOWED' });
  open();
  await eventually(() => expect(heading()).toBe('You do not have access to this page'));
  expect(told).toEqual(['NOT_ALLOWED']);
});

test('an administrator without a second step is led to set one up, and told it once', async () => {
  api.refuses('GET /admin/access', 403, { code: 'TWO_STEP_NEEDED' });
  open();
  await eventually(() => expect(heading()).toBe('Set up your second step first'));
  expect(document.querySelector('a[href="/profile?tab=security"]')).not.toBeNull();
  expect(told).toEqual([]);
});
