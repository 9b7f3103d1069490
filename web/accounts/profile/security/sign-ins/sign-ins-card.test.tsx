import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '../../../../i18n/i18n.ts';
import { apiOf, openProfile, profile, text } from '../../../../testing/open-profile.tsx';
import { button, eventually } from '../../../../testing/render.tsx';
import type { SignIn } from './use-sign-ins.ts';

const signIn = (id: number, change: Partial<SignIn> = {}): SignIn => ({
  id,
  at: '2026-09-02T03:00:00.000Z',
  device: `Chrome ${id}`,
  address: '203.0.113.7',
  way: 'password',
  hasSucceeded: true,
  ...change,
});

beforeAll(startI18n);

test('lists sign-ins with their method, marks refused ones and loads older ones on demand', async () => {
  const newest = Array.from({ length: 10 }, (_, index) => signIn(20 - index));
  newest[1] = signIn(19, { way: 'totp', hasSucceeded: false });
  const api = apiOf(profile).answers('GET /id/sessions', []).answers('GET /id/sign-ins', newest);
  await openProfile('?tab=security');
  await eventually(() => expect(text()).toContain('Chrome 20'));
  expect(text()).toContain('password and app code');
  expect(text().match(/Refused/g)).toHaveLength(1);

  api.answers('GET /id/sign-ins', [signIn(3, { way: null, address: null })]);
  button('Show more').click();
  await eventually(() => expect(text()).toContain('Chrome 3'));
  expect(api.requests.at(-1)?.url).toContain('before=11');
  await eventually(() => expect(() => button('Show more')).toThrow('no button'));
});
