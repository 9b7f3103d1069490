import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { onFailure } from '../../api/failure-listener.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { eventually, heading, render } from '../../testing/render.tsx';
import { ConsoleAccess } from './console-access.tsx';

let api: FakeApi;
let failureCodes: (string | undefined)[];

beforeAll(async () => {
  await startI18n();
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces('app/admin-shell');
});

beforeEach(() => {
  api = new FakeApi();
  failureCodes = [];
  onFailure(({ code }) => failureCodes.push(code));
});

function open(): void {
  const children = [{ path: '/admin', element: <h1>console</h1> }];
  const routes = [{ Component: ConsoleAccess, children }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/admin'] })} />);
}

test('the console opens for a person whom the server admits', async () => {
  api.answers('GET /admin/access', { permissions: ['see dashboard'] });
  open();
  await eventually(() => expect(api.requests).toHaveLength(1));
  expect(heading()).toBe('console');
});

test('a person whom the server refuses sees that they have no access', async () => {
  api.refuses('GET /admin/access', 403, { code: 'NOT_ALLOWED' });
  open();
  await eventually(() => expect(heading()).toBe('You don’t have access to this page'));
  expect(failureCodes).toEqual(['NOT_ALLOWED']);
});

test('an administrator without a second step is asked to set one up, without a toast', async () => {
  api.refuses('GET /admin/access', 403, { code: 'TWO_STEP_NEEDED' });
  open();
  await eventually(() => expect(heading()).toBe('Set up two-step verification first'));
  expect(document.querySelector('a[href="/profile?tab=security"]')).not.toBeNull();
  expect(failureCodes).toEqual([]);
});
