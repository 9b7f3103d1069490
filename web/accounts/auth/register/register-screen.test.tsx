import type { Routes } from '@bac/contract/routes.ts';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { becomeAnonymous } from '../../../api/auth-actions.ts';
import { useAuthState } from '../../../api/auth-state.ts';
import type { Reply } from '../../../api/client.ts';
import { startI18n } from '../../../i18n/i18n.ts';
import { FakeApi } from '../../../testing/fake-api.ts';
import { fillStorage } from '../../../testing/fill-storage.ts';
import { button, eventually, heading, render } from '../../../testing/render.tsx';
import { RegisterScreen } from './register-screen.tsx';

const account: Reply<'POST /auth/register'> = {
  accountId: '5f0c2f5e-6f0b-4a5c-9a53-0d8a3c1d9c11',
  email: 'minhanh@example.vn',
  username: 'minhanh@example.vn',
  role: 'USER',
  accountRole: 'student',
  status: 'UNVERIFIED',
  fullName: 'Nguyễn Minh Ánh',
  avatar: null,
};

/** Casts a path with a concrete place code to a route key: the contract has a parameter there. */
const at = (path: string) => path as keyof Routes;

const since2025 = { ward: 'Phường Thủ Dầu Một', province: 'Thành phố Hồ Chí Minh' };

let api: FakeApi;

beforeAll(startI18n);

beforeEach(async () => {
  becomeAnonymous();
  await i18next.changeLanguage('vi');
  await i18next.loadNamespaces('accounts/auth/register');
  api = new FakeApi()
    .answers('GET /places/provinces', [{ code: '74', name: 'Tỉnh Bình Dương' }])
    .responds(at('GET /places/provinces/74/districts'), () =>
      Response.json({ result: 'OK', data: [{ code: '718', name: 'Thành phố Thủ Dầu Một' }] }),
    )
    .responds(at('GET /places/districts/718/wards'), () =>
      Response.json({ result: 'OK', data: [{ code: '25747', name: 'Phú Cường', since2025 }] }),
    );
});

async function open(): Promise<void> {
  const routes = [
    { path: '/auth/register', Component: RegisterScreen },
    { path: '/', element: <h1>{'home'}</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/auth/register'] });
  render(<RouterProvider router={router} />);
  await eventually(() => expect(heading()).toBe('Tạo tài khoản'));
}

const find = (selector: string): HTMLInputElement => document.querySelector(selector)!;
const field = (name: string): HTMLInputElement => find(`[data-field=${name}] input`);
const textOf = (name: string): string => find(`[data-field=${name}]`).textContent;

/** Sets the value with the native setter, because React tracks its own copy, then fires an input event. */
function typeInto(input: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  set!.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const type = (name: string, value: string): void => typeInto(field(name), value);

function leave(name: string): void {
  field(name).focus();
  field(name).blur();
}

async function choose(name: string, search: string, option: string): Promise<void> {
  await eventually(() => expect(field(name).disabled).toBe(false));
  field(name).click();
  type(name, search);
  await eventually(() => {
    const [only, ...others] = document.querySelectorAll<HTMLElement>(
      `[data-field=${name}] [role=option]`,
    );
    expect(others).toEqual([]);
    expect(only?.textContent).toBe(option);
    only?.click();
  });
}

async function fillIn(): Promise<void> {
  type('lastName', 'Nguyễn Minh');
  type('firstName', 'Ánh');
  type('email', account.email);
  type('phoneNumber', '0912 345 678');
  type('dob', '14032009');
  find('[value=female]').click();
  find('[value=high-school]').click();
  type('password', 'Bacthang#7');
  type('confirmPassword', 'Bacthang#7');
  await choose('province', 'binh duong', 'Tỉnh Bình Dương');
  await choose('district', 'thu dau', 'Thành phố Thủ Dầu Một');
  await choose('ward', 'phu', 'Phú Cường');
  field('terms').click();
}

const metRuleCount = (): number => document.querySelectorAll('li[data-state=met]').length;
const sent = () => api.requests.filter(({ url }) => url.endsWith('/auth/register'));
const submit = (): void => button('Tạo tài khoản').click();

test('a ward found by its new name fills province, district and ward', async () => {
  const found = {
    province: { code: '74', name: 'Tỉnh Bình Dương' },
    district: { code: '718', name: 'Thành phố Thủ Dầu Một' },
    ward: { code: '25747', name: 'Phú Cường' },
    since2025,
  };
  api.answers('GET /places/wards', [found]);
  await open();
  await eventually(() => expect(document.querySelector('input[type=search]')).not.toBeNull());
  typeInto(find('input[type=search]'), 'Thủ Dầu Một');
  await eventually(() => button('Phường Thủ Dầu Một').click());
  await eventually(() => expect(field('ward').value).toBe('Phú Cường'));
  expect(field('district').value).toBe('Thành phố Thủ Dầu Một');
  expect(field('province').value).toBe('Tỉnh Bình Dương');
});

test('a complete form creates an account, signs in and leads home', async () => {
  api.answers('POST /auth/register', account);
  await open();
  await fillIn();
  await eventually(() => expect(document.body.textContent).toContain(since2025.ward));
  submit();
  await eventually(() => expect(heading()).toBe('home'));
  expect(useAuthState.getState().user?.status).toBe('UNVERIFIED');
  expect(sent()[0]?.body).toEqual({
    role: 'student',
    lastName: 'Nguyễn Minh',
    firstName: 'Ánh',
    email: account.email,
    phoneNumber: '0912 345 678',
    dob: '2009-03-14',
    gender: 'female',
    educationLevel: 'high-school',
    password: 'Bacthang#7',
    confirmPassword: 'Bacthang#7',
    province: '74',
    district: '718',
    ward: '25747',
    terms: true,
  });
});

test.each([
  ['gender', ['male', 'female']],
  ['educationLevel', ['secondary', 'high-school', 'college']],
  ['role', ['student', 'parent']],
])('the choices for %s are %j', async (name, values) => {
  await open();
  const choices = document.querySelectorAll<HTMLInputElement>(`[data-field=${name}] [type=radio]`);
  expect([...choices].map(({ value }) => value)).toEqual(values);
});

test('a parent registers with the role parent', async () => {
  api.answers('POST /auth/register', { ...account, accountRole: 'parent' });
  await open();
  await fillIn();
  find('[value=parent]').click();
  await eventually(() => expect(find('[value=parent]').checked).toBe(true));
  submit();
  await eventually(() => expect(sent()[0]?.body).toMatchObject({ role: 'parent' }));
});

test('a student under 16 reads that a guardian has to agree, and a parent does not', async () => {
  const note = 'cha mẹ hoặc người giám hộ cần đồng ý';
  await open();
  type('dob', `1403${new Date().getFullYear() - 13}`);
  await eventually(() => expect(textOf('dob')).toContain(note));
  find('[value=parent]').click();
  await eventually(() => expect(textOf('dob')).not.toContain(note));
  find('[value=student]').click();
  type('dob', `1403${new Date().getFullYear() - 17}`);
  await eventually(() => expect(textOf('dob')).not.toContain(note));
});

test('an empty form shows what is missing, focuses the first field and sends nothing', async () => {
  await open();
  submit();
  await eventually(() => expect(find('[role=alert]').textContent).toContain('13 ô'));
  await eventually(() => expect(document.activeElement).toBe(field('lastName')));
  expect(textOf('ward')).toContain('không được để trống');
  expect(sent()).toEqual([]);
});

test('validates a field on blur and clears the error once the value is valid', async () => {
  await open();
  type('phoneNumber', '0912');
  expect(textOf('phoneNumber')).not.toContain('chữ số');
  leave('phoneNumber');
  await eventually(() => expect(textOf('phoneNumber')).toContain('10 hoặc 11 chữ số'));
  type('phoneNumber', '0912345678');
  await eventually(() => expect(textOf('phoneNumber')).not.toContain('chữ số'));
});

test('password rules are ticked while typing and show no error before submitting', async () => {
  await open();
  expect(metRuleCount()).toBe(0);
  type('password', 'bacthang#7');
  leave('password');
  await eventually(() => expect(metRuleCount()).toBe(3));
  expect(textOf('password')).not.toContain('chữ in hoa');
  type('password', 'Bacthang#7');
  type('confirmPassword', 'Bacthang#7');
  await eventually(() => expect(metRuleCount()).toBe(5));
});

test('an address that has an account links to sign-in until another is typed', async () => {
  api.refuses('POST /auth/register', 409, { code: 'EMAIL_TAKEN', message: 'taken' });
  await open();
  await fillIn();
  submit();
  await eventually(() => expect(textOf('email')).toContain('đặt lại mật khẩu'));
  expect(find('[data-field=email] a').getAttribute('href')).toBe('/auth/login');
  await eventually(() => expect(document.activeElement).toBe(field('email')));
  type('email', 'another@example.vn');
  await eventually(() => expect(textOf('email')).not.toContain('đặt lại mật khẩu'));
});

test('shows a field error of the server below that field', async () => {
  const errors = [{ path: 'ward', message: 'không có trong danh mục địa danh' }];
  api.refuses('POST /auth/register', 400, { code: 'INVALID_REQUEST', message: 'no', errors });
  await open();
  await fillIn();
  submit();
  await eventually(() => expect(textOf('ward')).toContain('Phường, xã không có trong danh mục'));
  await eventually(() => expect(document.activeElement).toBe(field('ward')));
});

test('shows that a password is too common below it until another is typed', async () => {
  const errors = [
    { path: 'password', message: 'nằm trong số những mật khẩu được nhiều người dùng nhất' },
  ];
  api.refuses('POST /auth/register', 400, { code: 'INVALID_REQUEST', message: 'no', errors });
  await open();
  await fillIn();
  submit();
  await eventually(() =>
    expect(textOf('password')).toContain('Mật khẩu nằm trong số những mật khẩu'),
  );
  await eventually(() => expect(document.activeElement).toBe(field('password')));
  type('password', 'Bacthang#8');
  await eventually(() => expect(textOf('password')).not.toContain('nhiều người dùng'));
});

test('a rate-limited registration is told how long to wait', async () => {
  const message = 'Đã có quá nhiều lần thử. Vui lòng thử lại sau 30 phút.';
  api.refuses('POST /auth/register', 429, { code: 'TOO_MANY_REQUESTS', message });
  await open();
  await fillIn();
  submit();
  await eventually(() => expect(find('[role=alert]').textContent).toContain(message));
});

test('shows any other failure above the button and keeps what was typed', async () => {
  api.refuses('POST /auth/register', 500, { code: 'INTERNAL', message: 'Máy chủ gặp lỗi' });
  await open();
  await fillIn();
  submit();
  await eventually(() => expect(find('[role=alert]').textContent).toContain('Máy chủ gặp lỗi'));
  expect(field('lastName').value).toBe('Nguyễn Minh');
  expect(field('ward').value).toBe('Phú Cường');
  await i18next.changeLanguage('en');
  await eventually(() => expect(find('[role=alert]').textContent).toContain('Registration failed'));
});

test('reports an error if the browser cannot store the session', async () => {
  api.answers('POST /auth/register', account);
  await open();
  await fillIn();
  await i18next.changeLanguage('en');
  fillStorage();
  await eventually(() => button('Create account').click());
  await eventually(() =>
    expect(find('[role=alert]').textContent).toContain('Error registering account'),
  );
});

test('pressing the button twice registers once', async () => {
  api.answers('POST /auth/register', account);
  await open();
  await fillIn();
  await eventually(() => expect(document.body.textContent).toContain(since2025.ward));
  submit();
  submit();
  await eventually(() => expect(heading()).toBe('home'));
  expect(sent()).toHaveLength(1);
});

test('switching the language reorders the name fields and keeps what was typed', async () => {
  await open();
  type('lastName', 'Nguyễn Minh');
  await i18next.changeLanguage('en');
  await eventually(() => expect(heading()).toBe('Create an account'));
  const names = [...document.querySelectorAll<HTMLElement>('[data-field$=Name]')];
  expect(names.map(({ dataset }) => dataset['field'])).toEqual(['firstName', 'lastName']);
  expect(field('lastName').value).toBe('Nguyễn Minh');
});

test('reports that the provinces could not be loaded and loads them again', async () => {
  api.disconnect();
  await open();
  await eventually(() => expect(find('[role=alert]').textContent).toContain('Chưa tải được'));
  await i18next.changeLanguage('en');
  const message = 'Unable to load province data. Please try again later.';
  await eventually(() => expect(find('[role=alert]').textContent).toContain(message));
  api.answers('GET /places/provinces', [{ code: '74', name: 'Tỉnh Bình Dương' }]);
  button('Try again').click();
  await choose('province', 'binh', 'Tỉnh Bình Dương');
});
