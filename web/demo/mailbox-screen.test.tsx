import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { FakeApi } from '../testing/fake-api.ts';
import { button, eventually, render } from '../testing/render.tsx';
import { MailboxScreen } from './mailbox-screen.tsx';

const link = `${location.origin}/auth/forgot-password/change?token=abc`;
const resetEmail = {
  id: '2',
  to: 'anh@bac.example',
  subject: 'Đặt lại mật khẩu',
  sentAt: '2026-11-08T08:42:00.000Z',
  text: `Mở ${link} để chọn mật khẩu mới, hoặc đọc https://elsewhere.example/help.`,
};
const codeEmail = { ...resetEmail, id: '1', subject: 'Mã xác minh', text: 'Mã: 407219' };

const page = (): string => document.body.textContent;
const subjects = (): string[] => [...document.querySelectorAll('h2')].map((one) => one.textContent);

let api: FakeApi;

beforeAll(startI18n);

beforeEach(async () => {
  await i18next.changeLanguage('vi');
  await i18next.loadNamespaces('demo');
  api = new FakeApi();
});

function open(): void {
  const routes = [{ path: '/', Component: MailboxScreen }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
}

test('shows the emails, labeled as a demo, with buttons to copy code and link', async () => {
  api.answers('GET /demo/mails', [resetEmail, codeEmail]);
  open();
  await eventually(() => expect(subjects()).toEqual(['Đặt lại mật khẩu', 'Mã xác minh']));
  expect(page()).toContain('Dùng thử');
  expect(page()).toContain('anh@bac.example');
  expect(button('Sao chép liên kết')).toBeDefined();
  expect(button('Sao chép mã')).toBeDefined();
});

test('only links to this site are clickable', async () => {
  api.answers('GET /demo/mails', [resetEmail]);
  open();
  await eventually(() => expect(subjects()).toHaveLength(1));
  const links = [...document.querySelectorAll('a')].map((one) => one.getAttribute('href'));
  expect(links).toEqual(['/auth/forgot-password/change?token=abc']);
});

test('an email that arrives later appears without a reload', async () => {
  api.answers('GET /demo/mails', []);
  open();
  await eventually(() => expect(page()).toContain('Chưa có thư nào'));
  api.answers('GET /demo/mails', [codeEmail]);
  await eventually(() => expect(subjects()).toEqual(['Mã xác minh']));
});

test('the mailbox says so when the demo is off', async () => {
  api.refuses('GET /demo/mails', 404, { code: 'NOT_FOUND', message: '' });
  open();
  await eventually(() => expect(page()).toContain('Bản dùng thử đang tắt'));
});
