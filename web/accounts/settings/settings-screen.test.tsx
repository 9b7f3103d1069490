import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { button, eventually, heading, render } from '../../testing/render.tsx';
import { preferences, profile } from '../../testing/accounts/sample-settings.ts';
import { SettingsScreen } from './settings-screen.tsx';

let api: FakeApi;

beforeAll(startI18n);

beforeEach(async () => {
  localStorage.clear();
  await i18next.changeLanguage('vi');
  await i18next.loadNamespaces(['accounts/settings', 'accounts/preferences']);
  api = new FakeApi()
    .answers('GET /id/preferences', preferences)
    .answers('GET /id/profile', profile);
});

async function open(): Promise<void> {
  render(
    <MemoryRouter>
      <SettingsScreen />
    </MemoryRouter>,
  );
  await eventually(() => expect(heading()).toBe('Cài đặt'));
  await eventually(() => expect(document.querySelectorAll('[role=switch]')).toHaveLength(8));
}

/** The switch or radio button with this label; radio buttons share labels, so `group` narrows it to one fieldset. */
function control(name: string, group = ''): HTMLInputElement {
  const fieldsets = [...document.querySelectorAll('fieldset')];
  const labels = fieldsets
    .filter((fieldset) => fieldset.querySelector('legend')?.textContent.includes(group))
    .flatMap((fieldset) => [...fieldset.querySelectorAll('label')]);
  const found = labels.find((label) => label.textContent.startsWith(name))?.control;
  if (!(found instanceof HTMLInputElement)) throw new Error(`no control "${name}"`);
  return found;
}

const pageText = (): string => document.body.textContent;
const { dataset } = document.documentElement;

test('shows the stored settings, with module minutes in Vietnamese number format', async () => {
  await open();
  expect(control('×1', 'Đọc và Viết').checked).toBe(true);
  expect(control('×1,5', 'Toán').checked).toBe(true);
  expect(control('Kết quả bài làm').checked).toBe(true);
  expect(control('Đọc thành tiếng').checked).toBe(true);
  for (const minutes of ['32', '48', '64', '35', '52,5', '70']) {
    expect(pageText()).toContain(`${minutes} phút mỗi module`);
  }
});

test('applies a text size to the whole page, stores it in the browser and sends it', async () => {
  await open();
  api.answers('PATCH /id/preferences', { ...preferences, textSize: 'largest' });
  control('Lớn nhất').click();
  await eventually(() => expect(dataset['textSize']).toBe('largest'));
  await eventually(() => expect(pageText()).toMatch(/Đã lưu \d\d:\d\d/));
  expect(localStorage.getItem('textSize')).toBe('largest');
  expect(api.requests.at(-1)?.body).toEqual({ textSize: 'largest' });
});

test('sets extra time for each section separately', async () => {
  await open();
  const extraTime = { rw: 2, math: 1.5 } as const;
  api.answers('PATCH /id/preferences', { ...preferences, extraTime });
  control('×2', 'Đọc và Viết').click();
  await eventually(() => expect(pageText()).toMatch(/Đã lưu/));
  expect(api.requests.at(-1)?.body).toEqual({ extraTime });
});

test('rolls back a change that cannot be saved, says why, and can retry it', async () => {
  await open();
  api.refuses('PATCH /id/profile', 503, { message: 'Máy chủ đang khởi động' });
  control('Nhắc bài').click();
  await eventually(() => expect(pageText()).toContain('Máy chủ đang khởi động'));
  expect(control('Nhắc bài').checked).toBe(false);
  const notifications = { ...profile.notifications, reminders: true };
  api.answers('PATCH /id/profile', { ...profile, notifications });
  button('Thử lại').click();
  await eventually(() => expect(control('Nhắc bài').checked).toBe(true));
  await eventually(() => expect(pageText()).toMatch(/Đã lưu/));
  expect(api.requests.at(-1)?.body).toEqual({ notifications });
});

test('changes the language at once, even if the server is unreachable', async () => {
  await open();
  api.disconnect();
  control('English').click();
  await eventually(() => expect(heading()).toBe('Settings'));
  expect(pageText()).toContain('52.5 minutes per module');
});

test('shows why settings cannot be loaded and can retry', async () => {
  api.refuses('GET /id/profile', 503, { message: 'Máy chủ đang khởi động' });
  render(
    <MemoryRouter>
      <SettingsScreen />
    </MemoryRouter>,
  );
  await eventually(() => expect(pageText()).toContain('Máy chủ đang khởi động'));
  api.answers('GET /id/profile', profile);
  button('Thử lại').click();
  await eventually(() => expect(control('Kết quả bài làm').checked).toBe(true));
});
