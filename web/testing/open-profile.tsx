import type { Profile } from '@bac/contract/accounts/profile.ts';
import type { TwoStep } from '@bac/contract/accounts/two-step.ts';
import i18next from 'i18next';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { expect } from 'vitest';
import { useAuthState } from '../api/auth-state.ts';
import type { Reply } from '../api/client.ts';
import { storeSession } from '../api/stored-session.ts';
import { FakeApi } from './fake-api.ts';
import { eventually, heading, render } from './render.tsx';
import { ProfileScreen } from '../accounts/profile/profile-screen.tsx';

export const account: Reply<'GET /id/account/info'> = {
  accountId: '5f0c2f5e-6f0b-4a5c-9a53-0d8a3c1d9c11',
  email: 'anh@bac.example',
  username: 'anh',
  role: 'USER',
  accountRole: 'student',
  status: 'ACTIVE',
  fullName: 'Nguyễn Minh Ánh',
  avatar: null,
};

export const profile: Profile = {
  firstName: 'Ánh',
  lastName: 'Nguyễn Minh',
  username: 'anh',
  gender: 'female',
  dob: '2009-03-14',
  educationLevel: 'high-school',
  address: '12 Hàng Bông',
  currentAddress: '',
  province: '01',
  district: '002',
  ward: '00070',
  bio: 'Chess and mountains.',
  interests: '',
  goals: '',
  level: null,
  goalScore: 1400,
  testDate: '2099-12-05',
  timezone: 'Asia/Ho_Chi_Minh',
  language: 'vi',
  notifications: { results: true, reminders: true, news: false },
  email: 'anh@bac.example',
  phoneNumber: '0912345678',
  role: 'student',
  status: 'active',
  verification: 'verified',
  avatar: null,
  createdAt: '2026-09-02T03:00:00.000Z',
  updatedAt: '2026-09-02T03:00:00.000Z',
};

/** An account protected only by its password. */
export const unprotected: TwoStep = {
  totpSince: null,
  recoveryCodesLeft: 0,
  passkeys: [],
  isVerified: true,
  isRequired: false,
  resetAt: null,
};

/** The heading of every other page. */
export const elsewhere = 'elsewhere';

/** A fake server with this profile and otherwise minimal replies. */
export const apiOf = (person: Profile): FakeApi =>
  new FakeApi()
    .answers('GET /id/profile', person)
    .answers('GET /id/account/info', account)
    .answers('GET /id/achievements', [])
    .answers('GET /id/activity', [])
    .answers('GET /id/sign-ins', [])
    .answers('GET /id/two-step', unprotected)
    .answers('GET /results', { attempts: [], best: null, superscore: null })
    .answers('GET /places/provinces', [{ code: '01', name: 'Hà Nội' }])
    .responds('GET /places/provinces/01/districts' as 'GET /places/provinces', () =>
      Response.json({ result: 'OK', data: [{ code: '002', name: 'Hoàn Kiếm' }] }),
    )
    .responds('GET /places/districts/002/wards' as 'GET /places/provinces', () =>
      Response.json({
        result: 'OK',
        data: [{ code: '00070', name: 'Hàng Bông', since2025: null }],
      }),
    );

function Address() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output data-address>{pathname + search}</output>
      <Outlet />
    </>
  );
}

export const address = (): string | undefined =>
  document.querySelector('[data-address]')?.textContent;

export const text = (): string => document.body.textContent;

export const tab = (name: string): HTMLElement => {
  const all = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
  return all.find(({ textContent }) => textContent === name)!;
};

export const field = (name: string): HTMLInputElement =>
  document.querySelector<HTMLInputElement>(`input[name=${name}]`)!;

/** Opens the profile as its signed-in owner, in English. Returns the router, to navigate elsewhere. */
export async function openProfile(search = '') {
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces(['accounts/profile', 'accounts/person-form']);
  storeSession(account);
  useAuthState.setState({ user: account, isAuthenticated: true });
  const children = [
    { path: '/profile', Component: ProfileScreen },
    { path: '*', element: <h1>{elsewhere}</h1> },
  ];
  const router = createMemoryRouter([{ Component: Address, children }], {
    initialEntries: [`/profile${search}`],
  });
  render(<RouterProvider router={router} />);
  await eventually(() => expect(heading()).toBe('Nguyễn Minh Ánh'));
  return router;
}
