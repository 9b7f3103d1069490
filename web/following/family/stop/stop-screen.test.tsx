import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { FakeApi } from '../../../testing/fake-api.ts';
import { button, eventually, heading, render } from '../../../testing/render.tsx';
import { StopScreen } from './stop-screen.tsx';

let api: FakeApi;
const token = 'a'.repeat(43);

beforeAll(startI18n);
beforeEach(async () => {
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces('following/family');
  api = new FakeApi();
});

function open(address: string): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <StopScreen />
    </MemoryRouter>,
  );
}

test('one button stops the weekly email', async () => {
  api.answers('POST /family/weekly-email/unsubscribe', null);
  open(`/family/stop?token=${token}`);
  await eventually(() => expect(heading()).toBe('Unsubscribe from the weekly email?'));
  expect(api.requests).toEqual([]);
  button('Unsubscribe').click();
  await eventually(() => expect(heading()).toBe('You’ve unsubscribed'));
  expect(api.requests[0]?.body).toEqual({ token });
});

test('a truncated address shows that the link is invalid without a request', async () => {
  open('/family/stop?token=abc');
  await eventually(() => expect(heading()).toBe('This link no longer works'));
  expect(api.requests).toEqual([]);
});
