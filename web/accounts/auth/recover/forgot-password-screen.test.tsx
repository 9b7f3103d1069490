import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { FakeApi } from '../../../testing/fake-api.ts';
import { button, enter, eventually, heading, render } from '../../../testing/render.tsx';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';

const key = 'POST /auth/password/forget';
const requests = () => api.requests.filter(({ url }) => url.endsWith('/auth/password/forget'));
const page = (): string => document.body.textContent;

let api: FakeApi;

beforeAll(startI18n);

beforeEach(async () => {
  await i18next.changeLanguage('vi');
  await i18next.loadNamespaces('accounts/auth/recover');
  api = new FakeApi().answers(key, null).answers('GET /demo/accounts', []);
});

async function open(): Promise<void> {
  const routes = [{ path: '/', Component: ForgotPasswordScreen }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await eventually(() => expect(heading()).toBe('Bạn quên mật khẩu?'));
}

async function ask(email: string): Promise<void> {
  await open();
  enter('email', email);
  button('Gửi liên kết').click();
}

test.each([
  ['', 'Bạn hãy nhập email'],
  ['anh@', 'Địa chỉ email này không hợp lệ'],
  ['lê.anh@gmail.com', 'Email phải viết không dấu: le.anh, không phải lê.anh'],
])('does not request a reset link for "%s"', async (email, complaint) => {
  await ask(email);
  await eventually(() => expect(page()).toContain(complaint));
  expect(requests()).toEqual([]);
});

test('disables the button while the reset link is being requested', async () => {
  const reply = Promise.withResolvers<Response>();
  api.responds(key, () => reply.promise);
  await ask('anh@bac.example');
  await eventually(() => expect(button('Gửi liên kết').dataset['loading']).toBe('true'));
  expect(button('Gửi liên kết').disabled).toBe(true);
  reply.resolve(Response.json({ result: 'OK', data: null }));
  await eventually(() => expect(heading()).toBe('Bạn hãy kiểm tra hộp thư'));
});

test('never reveals whether an account has the address', async () => {
  await ask(' anh@bac.example ');
  await eventually(() => expect(heading()).toBe('Bạn hãy kiểm tra hộp thư'));
  expect(page()).toContain('Nếu anh@bac.example là email của một tài khoản');
  expect(requests()[0]?.body).toEqual({ email: 'anh@bac.example' });
  await eventually(() => expect(document.activeElement?.tagName).toBe('H1'));
});

test('the reset link can be sent again, or to another address', async () => {
  await ask('anh@bac.example');
  await eventually(() => button('Gửi lại').click());
  await eventually(() => expect(requests()).toHaveLength(2));
  await eventually(() => button('Dùng email khác').click());
  await eventually(() => expect(heading()).toBe('Bạn quên mật khẩu?'));
});

test('shows a refusal above the form', async () => {
  api.refuses(key, 429, { code: 'TOO_MANY_REQUESTS', message: 'Bạn đợi một chút.' });
  await ask('anh@bac.example');
  await eventually(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toBe('Bạn đợi một chút.'),
  );
});
