import type { Window as TestWindow } from 'happy-dom';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useAuthState } from '../../api/auth-state.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { button, eventually, heading, render } from '../../testing/render.tsx';
import { adminLinks } from './admin-links.ts';
import { AdminShell } from './admin-shell.tsx';

beforeAll(async () => {
  await startI18n();
  await i18next.loadNamespaces(['app', 'app/admin-shell', 'app/public-frame']);
});

beforeEach(async () => {
  await i18next.changeLanguage('en');
  localStorage.setItem('token', 'cookie-auth');
  useAuthState.setState({
    isAuthenticated: true,
    user: {
      accountId: '',
      email: 'bao.tran@bac.example',
      username: 'bao.tran@bac.example',
      fullName: 'Trần Quốc Bảo',
      avatar: null,
      role: 'ADMIN',
      accountRole: 'admin',
      status: 'ACTIVE',
    },
  });
});

afterEach(() => {
  document.cookie = 'sidebar_state=; path=/; max-age=0';
  resize(1440);
});

const resize = (width: number): void =>
  (window as unknown as TestWindow).happyDOM.setViewport({ width });

async function open(path = '/admin/dashboard') {
  const page = { path: '*', element: <h1>Page</h1> };
  const router = createMemoryRouter([{ Component: AdminShell, children: [page] }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  await eventually(() => expect(heading()).toBe('Page'));
  return router;
}

const all = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];
const texts = (selector: string) => all(selector).map((element) => element.textContent);
const hrefs = (selector: string) => all(selector).map((element) => element.getAttribute('href'));
const isFolded = (): boolean => document.querySelector('#sidebar')!.hasAttribute('data-folded');

function press(init: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key: 'b',
    bubbles: true,
    cancelable: true,
    ...init,
  });
  document.body.dispatchEvent(event);
  return event;
}

async function openUserMenu(name = 'Account'): Promise<void> {
  await open();
  button(name).click();
  await eventually(() => expect(document.querySelector('[role=menu]')).not.toBeNull());
}

test('the first link skips to the content of the page', async () => {
  await open();
  const first = document.querySelector<HTMLAnchorElement>('a, button');
  expect(first?.textContent).toBe('Skip to content');
  expect(document.querySelector(first!.hash)?.tagName).toBe('MAIN');
});

describe('the sidebar', () => {
  test('the sidebar links to every part of the console', async () => {
    await open();
    expect(hrefs('#sidebar li a')).toEqual([...adminLinks.map(({ path }) => path), '/']);
  });

  test.each([
    ['en', ['User management', 'SAT content', 'Results', 'Support', 'System']],
    ['vi', ['Quản lý người dùng', 'Nội dung SAT', 'Kết quả', 'Hỗ trợ', 'Hệ thống']],
  ])('the sidebar groups its links, in %s', async (language, groups) => {
    await i18next.changeLanguage(language);
    await open();
    expect(texts('#sidebar p')).toEqual(groups);
  });

  test('the sidebar has the dashboard above the groups and each group has its links', async () => {
    await open();
    expect(texts('#sidebar li a')[0]).toBe('Dashboard');
    const groups = all('#sidebar ul[aria-labelledby]').map((list) => [
      document.getElementById(list.getAttribute('aria-labelledby')!)?.textContent,
      [...list.querySelectorAll('a')].map((link) => link.textContent),
    ]);
    const tests = ['Manage tests', 'Create test'];
    expect(Object.fromEntries(groups)).toMatchObject({
      'User management': ['Users', 'Classes', 'Roles and permissions'],
      'SAT content': ['Structure', 'Question bank', 'Create questions', ...tests, 'Content'],
      Support: ['Tickets'],
      System: expect.arrayContaining(['Settings']),
    });
  });

  test.each([
    ['en', ['Manage tests', 'Create test', 'Roles and permissions']],
    ['vi', ['Quản lý đề thi', 'Tạo đề thi', 'Vai trò và quyền']],
  ])('the sidebar names tests and roles, in %s', async (language, [tests, createTest, roles]) => {
    await i18next.changeLanguage(language);
    await open();
    expect(texts('#sidebar a[href="/admin/tests"]')).toEqual([tests]);
    expect(texts('#sidebar a[href="/admin/tests/create"]')).toEqual([createTest]);
    expect(texts('#sidebar a[href="/admin/roles"]')).toEqual([roles]);
  });

  test('the sidebar marks only the most specific entry', async () => {
    await open('/admin/questions/create');
    expect(texts('#sidebar [aria-current=page]')).toEqual(['Create questions']);
  });

  test('the button folds the sidebar and reports its state', async () => {
    await open();
    const toggle = button('Toggle the sidebar');
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    toggle.click();
    await eventually(() => expect(isFolded()).toBe(true));
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(document.cookie).toContain('sidebar_state=false');
  });

  test.each([{ ctrlKey: true }, { metaKey: true }])(
    'the sidebar toggles with B and %j',
    async (modifier) => {
      await open();
      expect(press(modifier).defaultPrevented).toBe(true);
      await eventually(() => expect(isFolded()).toBe(true));
      press(modifier);
      await eventually(() => expect(isFolded()).toBe(false));
      expect(document.cookie).toContain('sidebar_state=true');
    },
  );

  test('the sidebar ignores B without a modifier', async () => {
    await open();
    expect(press({}).defaultPrevented).toBe(false);
    expect(isFolded()).toBe(false);
  });

  test('the sidebar is folded from the first render if it was left so, and its entries keep their names', async () => {
    document.cookie = 'sidebar_state=false; path=/';
    await open();
    expect(isFolded()).toBe(true);
    expect(texts('#sidebar li a')).toContain('Question bank');
  });
});

describe('on a phone', () => {
  beforeEach(() => resize(390));

  test('on a phone the entries are in a drawer that closes on navigation', async () => {
    await open();
    expect(document.querySelector('#sidebar')).toBeNull();
    button('Open the menu').click();
    await eventually(() => expect(hrefs('[role=dialog] li a')).toContain('/admin/users'));
    expect(document.cookie).not.toContain('sidebar_state');

    document.querySelector<HTMLElement>('[role=dialog] a[href="/admin/users"]')!.click();
    await eventually(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    expect(texts('nav [aria-current=page]')).toEqual(['Users']);
  });

  test('the drawer shows who is signed in', async () => {
    await open();
    button('Open the menu').click();
    await eventually(() =>
      expect(document.querySelector('[role=dialog]')?.textContent).toContain('Trần Quốc Bảo'),
    );
  });
});

describe('the header', () => {
  test.each([
    ['en', ['Console', 'Question bank', '42']],
    ['vi', ['Trang quản trị', 'Ngân hàng câu hỏi', '42']],
  ])('the header shows breadcrumbs in %s', async (language, crumbs) => {
    await i18next.changeLanguage(language);
    await open('/admin/questions/42');
    expect(texts('header ol li')).toEqual(crumbs);
    expect(hrefs('header ol a')).toEqual(['/admin/dashboard', '/admin/questions']);
    expect(texts('header ol [aria-current=page]')).toEqual(['42']);
  });

  test('the header has shortcuts and a link back to the site', async () => {
    await open();
    const shortcuts = ['/admin/dashboard', '/admin/users', '/admin/questions', '/'];
    await eventually(() => expect(hrefs('header ul a')).toEqual(shortcuts));
  });
});

describe('the user menu', () => {
  test('the user menu shows initials, name and email, and has all its links', async () => {
    await openUserMenu();
    const menu = document.querySelector('[role=menu]')!;
    expect(menu.textContent).toMatch(/^TBTrần Quốc Bảobao\.tran@bac\.example/);
    expect(hrefs('[role=menu] a')).toEqual([
      '/profile',
      '/settings',
      '/admin/notifications',
      '/admin/users',
      '/admin/content',
      '/admin/questions',
      '/admin/modules',
      '/admin/analytics',
      '/admin/test-results',
      '/admin/system-settings',
      '/admin/help',
    ]);
  });

  test('the user menu is in Vietnamese', async () => {
    await i18next.changeLanguage('vi');
    await openUserMenu('Tài khoản');
    expect(texts('[role=menu] a')).toContain('Quản lý người dùng');
    expect(texts('[role=menu] button').at(-1)).toBe('Đăng xuất');
  });

  test('the user menu switches the language', async () => {
    await openUserMenu();
    button('Tiếng Việt').click();
    await eventually(() => expect(texts('[role=menu] a')).toContain('Hồ sơ'));
    expect(localStorage.getItem('language')).toBe('vi');
  });

  test('the user menu switches the theme and marks the chosen one', async () => {
    await openUserMenu();
    button('Dark').click();
    await eventually(() => expect(texts('[aria-checked=true]')).toContain('Dark'));
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  test('the user menu logs out and goes to the login page', async () => {
    new FakeApi().answers('POST /auth/logout', null);
    const router = await open();
    button('Account').click();
    await eventually(() => button('Sign out').click());
    await eventually(() => expect(router.state.location.pathname).toBe('/auth/login'));
    expect(localStorage.getItem('token')).toBeNull();
  });
});
