import type { TwoStep } from '@bac/contract/accounts/two-step.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useAuthState } from '../../../../api/auth-state.ts';
import { startI18n } from '../../../../i18n/i18n.ts';
import type { FakeApi } from '../../../../testing/fake-api.ts';
import {
  account,
  apiOf,
  field,
  openProfile,
  profile,
  text,
  unprotected,
} from '../../../../testing/open-profile.tsx';
import { button, eventually } from '../../../../testing/render.tsx';
import { typeIn } from '../../../../testing/type-in.ts';

const enabled: TwoStep = {
  ...unprotected,
  totpSince: '2026-09-02T03:00:00.000Z',
  recoveryCodesLeft: 9,
};
const phone: TwoStep['passkeys'][number] = {
  id: '5f0c2f5e-6f0b-4a5c-9a53-0d8a3c1d9c21',
  name: 'iPhone',
  createdAt: '2026-09-02T03:00:00.000Z',
  lastUsedAt: null,
};
const codes = ['k7qm-4xwd-9p2t', 'h3ns-8rbe-2w6y'];
const app = {
  secret: 'JBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP',
};

let api: FakeApi;

beforeAll(startI18n);
beforeEach(() => {
  api = apiOf(profile).answers('GET /id/sessions', []);
});

async function open(twoStep: TwoStep): Promise<void> {
  api.answers('GET /id/two-step', twoStep);
  await openProfile('?tab=security');
  await eventually(() => expect(text()).toContain('Two-step verification'));
}

async function confirmWithPassword(confirm: string, code?: string): Promise<void> {
  await eventually(() => typeIn(field('currentPassword'), 'Bacthang#1'));
  if (code !== undefined) typeIn(field('proofCode'), code);
  button(confirm).click();
}

const proofs = (): unknown[] =>
  api.requests.filter(({ body }) => body !== undefined).map(({ body }) => body);

test('sets up an app with password and code, and shows the recovery codes until they are saved', async () => {
  await open(unprotected);
  expect(text()).toContain('Off');
  api
    .answers('POST /id/two-step/totp', app)
    .answers('PUT /id/two-step/totp', { recoveryCodes: codes });
  button('Set up an app').click();
  await confirmWithPassword('Continue');
  await eventually(() => expect(text()).toContain('JBSW Y3DP EHPK 3PXP'));
  await eventually(() => void document.querySelector('[role=img]')!.getAttribute('aria-label'));
  api.answers('GET /id/two-step', enabled);
  typeIn(field('code'), '123456');
  await eventually(() => expect(text()).toContain(codes[0]));
  expect(button('Done').disabled).toBe(true);
  document.querySelector<HTMLInputElement>('[role=dialog] input[type=checkbox]')!.click();
  await eventually(() => expect(button('Done').disabled).toBe(false));
  button('Done').click();
  await eventually(() => expect(text()).toContain('On since September 2, 2026'));
  expect(text()).not.toContain(codes[0]);
});

test('shows a wrong password and a wrong code under their fields', async () => {
  await open(unprotected);
  api.refuses('POST /id/two-step/totp', 400, { code: 'WRONG_PASSWORD' });
  button('Set up an app').click();
  await confirmWithPassword('Continue');
  await eventually(() => expect(text()).toContain('Current password is incorrect'));
  api
    .answers('POST /id/two-step/totp', app)
    .refuses('PUT /id/two-step/totp', 400, { code: 'WRONG_CODE' });
  await confirmWithPassword('Continue');
  await eventually(() => typeIn(field('code'), '123456'));
  await eventually(() => expect(text()).toContain('This code isn’t correct'));
  expect(field('code').value).toBe('');
});

test('an administrator cannot turn off the last second step and sees why', async () => {
  await open({ ...enabled, isRequired: true });
  api.refuses('POST /id/two-step/totp/removal', 403, { code: 'TWO_STEP_NEEDED', message: 'Stays' });
  button('Turn off').click();
  await confirmWithPassword('Turn off', '123456');
  await eventually(() => expect(text()).toContain('Stays'));
});

test('suggests new recovery codes when few are left', async () => {
  await open({ ...enabled, recoveryCodesLeft: 2 });
  expect(text()).toContain('Only 2 codes left');
  api.answers('POST /id/two-step/recovery-codes', { recoveryCodes: codes });
  button('Create new codes').click();
  await confirmWithPassword('Create new codes', ' 123 456 ');
  await eventually(() => expect(text()).toContain(codes[1]));
  expect(proofs()).toEqual([{ password: 'Bacthang#1', code: '123 456' }]);
});

test('a change of second steps asks for a code and says when it is wrong', async () => {
  await open(enabled);
  api.refuses('POST /id/two-step/totp/removal', 400, { code: 'WRONG_CODE', message: 'No' });
  button('Turn off').click();
  await confirmWithPassword('Turn off');
  await eventually(() => expect(text()).toContain('Enter a code'));
  expect(proofs()).toEqual([]);
  typeIn(field('proofCode'), '123456');
  button('Turn off').click();
  await eventually(() => expect(text()).toContain('If you just used it'));
});

test('an account with only a passkey uses a recovery code where passkeys do not work', async () => {
  await open({ ...unprotected, passkeys: [phone], recoveryCodesLeft: 9 });
  api.answers('POST /id/two-step/recovery-codes', { recoveryCodes: codes });
  button('Create new codes').click();
  await eventually(() => expect(text()).toContain('Recovery code'));
  expect(() => button('Use a passkey instead')).toThrow('no button');
  await confirmWithPassword('Create new codes', codes[0]);
  await eventually(() => expect(text()).toContain(codes[1]));
  expect(proofs()).toEqual([{ password: 'Bacthang#1', code: codes[0] }]);
});

test('an account that requires a second step and has none sees a notice about it', async () => {
  await open({ ...unprotected, isRequired: true });
  expect(text()).toContain('Two-step verification is required');
});

test('an unverified account is asked to verify its email first and is offered nothing else', async () => {
  await open({ ...enabled, passkeys: [phone], isVerified: false, isRequired: true });
  expect(text()).toContain('Verify your email first');
  expect(text()).not.toContain('Two-step verification is required');
  expect(text()).not.toContain('This browser can’t use passkeys here');
  for (const name of ['Use another app', 'Create new codes', 'Add a passkey']) {
    expect(() => button(name)).toThrow('no button');
  }
  expect(button('Turn off').disabled).toBe(false);
});

test('verifying the email opens the code dialog, and afterwards an app can be set up', async () => {
  await open({ ...unprotected, isVerified: false });
  expect(() => button('Set up an app')).toThrow('no button');
  api.answers('GET /id/account/info', { ...account, status: 'UNVERIFIED' });
  button('Verify my email').click();
  await eventually(() => expect(useAuthState.getState().user?.status).toBe('UNVERIFIED'));

  api.answers('GET /id/two-step', unprotected);
  useAuthState.setState({ user: account });
  await eventually(() => void button('Set up an app'));
  expect(text()).not.toContain('Verify your email first');
});

test('a reset by the team is announced and can be stopped', async () => {
  await open({ ...enabled, resetAt: '2026-09-03T03:00:00.000Z' });
  expect(text()).toContain('about to be reset');
  api.answers('DELETE /id/two-step/reset', enabled).answers('GET /id/two-step', enabled);
  button('Stop the reset').click();
  await eventually(() => expect(text()).not.toContain('about to be reset'));
});

test('lists passkeys, removes one with the password, and says why none can be added', async () => {
  await open({ ...enabled, passkeys: [phone] });
  expect(text()).toContain('iPhone');
  expect(text()).toContain('not used yet');
  expect(text()).toContain('This browser can’t use passkeys here');
  api.responds(
    `POST /id/passkeys/${phone.id}/removal` as 'POST /id/passkeys/:passkey/removal',
    () => Response.json({ result: 'OK', data: enabled }),
  );
  api.answers('GET /id/two-step', enabled);
  button('Remove passkey iPhone').click();
  await confirmWithPassword('Remove passkey', '123456');
  await eventually(() => expect(text()).not.toContain('not used yet'));
});
