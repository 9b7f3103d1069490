import type { DataExport } from '@bac/contract/accounts/own-data.ts';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useAuthState } from '../../../api/auth-state.ts';
import { startI18n } from '../../../i18n/i18n.ts';
import type { FakeApi } from '../../../testing/fake-api.ts';
import {
  account,
  apiOf,
  field,
  openProfile,
  profile,
  text,
} from '../../../testing/open-profile.tsx';
import { button, eventually, render } from '../../../testing/render.tsx';
import { typeIn } from '../../../testing/type-in.ts';
import { DeletionBanner } from './deletion-banner.tsx';

const ready: DataExport = {
  id: '5f0c2f5e-6f0b-4a5c-9a53-0d8a3c1d9c21',
  state: 'ready',
  createdAt: '2026-09-02T03:00:00.000Z',
  expiresAt: '2026-09-09T03:00:00.000Z',
  bytes: 48_211,
};
const deletesAt = '2026-09-16T03:00:00.000Z';

let api: FakeApi;

beforeAll(startI18n);

beforeEach(async () => {
  await i18next.loadNamespaces(['accounts/profile/security', 'accounts/profile/own-data']);
  api = apiOf(profile).answers('GET /id/data-exports', [
    ready,
    { ...ready, id: '5f0c2f5e-6f0b-4a5c-9a53-0d8a3c1d9c22', state: 'expired' },
  ]);
});

async function open(): Promise<void> {
  await openProfile('?tab=data');
  await eventually(() => void button('Request my data'));
}

const press = (label: string): void => button(label).click();

/** The button in the dialog, which comes after the one with the same name that opened it. */
const lastButton = (name: string): HTMLButtonElement =>
  [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === name)!;

const banner = (): string | undefined => document.querySelector('aside')?.textContent;

describe('data exports', () => {
  test('lists requested exports with their state and lets only ready ones be downloaded', async () => {
    await open();
    expect(text()).toContain('Until September 9, 2026 · 49 kB');
    expect(text()).toContain('Deleted');
    expect(document.querySelectorAll('[aria-label^="Download the file from"]')).toHaveLength(1);
  });

  test('requesting an export needs the password and shows a wrong one at the field', async () => {
    await open();
    press('Request my data');
    await eventually(() => expect(field('currentPassword')).toBeTruthy());
    api.refuses('POST /id/data-exports', 403, { code: 'WRONG_PASSWORD' });
    typeIn(field('currentPassword'), 'Wrong#2026');
    lastButton('Request my data').click();
    await eventually(() => expect(text()).toContain('Current password is incorrect'));
    api.answers('POST /id/data-exports', { ...ready, state: 'waiting', bytes: null });
    typeIn(field('currentPassword'), 'Right#2026');
    lastButton('Request my data').click();
    await eventually(() => expect(field('currentPassword')).toBeNull());
    const ids = api.requests.flatMap(({ body }) => (body as { id?: string } | undefined)?.id ?? []);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

describe('account deletion', () => {
  test('lists what is deleted and what stays, asks for the password, then shows the deletion day', async () => {
    await open();
    expect(text()).toContain('What we delete');
    expect(text()).toContain('nobody can tell whose they were');
    press('Delete my account');
    await eventually(() => expect(field('currentPassword')).toBeTruthy());
    api.answers('POST /id/deletion', { at: deletesAt });
    api.answers('GET /id/account/info', { ...account, deletesAt });
    typeIn(field('currentPassword'), 'Right#2026');
    field('currentPassword').form!.requestSubmit();
    await eventually(() => expect(text()).toContain('will be deleted on September 16, 2026'));
    await eventually(() => void button('Keep my account'));
    api.answers('DELETE /id/deletion', { at: null });
    api.answers('GET /id/account/info', account);
    press('Keep my account');
    await eventually(() => void button('Delete my account'));
  });

  test('every page except a test shows the pending deletion until it is canceled', async () => {
    await i18next.changeLanguage('en');
    useAuthState.setState({ user: { ...account, deletesAt }, isAuthenticated: true });
    const router = createMemoryRouter([{ path: '*', Component: DeletionBanner }], {
      initialEntries: ['/tests'],
    });
    render(<RouterProvider router={router} />);
    await eventually(() => expect(banner()).toContain('on September 16, 2026'));
    await router.navigate('/test/screen/1');
    await eventually(() => expect(banner()).toBeUndefined());
    await router.navigate('/');
    await eventually(() => void button('Keep my account'));
    api.answers('DELETE /id/deletion', { at: null });
    api.answers('GET /id/account/info', account);
    press('Keep my account');
    await eventually(() => expect(banner()).toBeUndefined());
  });
});
