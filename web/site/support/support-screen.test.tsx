import type { ArticleCard } from '@bac/contract/site/content.ts';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { button, eventually, heading, render } from '../../testing/render.tsx';
import { typeIn } from '../../testing/type-in.ts';
import { ArticleScreen } from './article-screen.tsx';
import { SupportScreen } from './support-screen.tsx';

const password: ArticleCard = {
  slug: 'password-and-devices',
  topic: 'account',
  title: { en: 'Password and devices', vi: 'Mật khẩu và thiết bị' },
  summary: { en: 'How to change it.', vi: 'Cách đổi.' },
};
const begin: ArticleCard = {
  slug: 'begin-here',
  topic: 'start',
  title: { en: 'Begin here', vi: 'Bắt đầu từ đây' },
  summary: { en: 'Three steps.', vi: 'Ba bước.' },
};

let api: FakeApi;

beforeAll(startI18n);

beforeEach(async () => {
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces(['site/support', 'site/prose']);
  api = new FakeApi()
    .answers('GET /content/articles', [begin, password])
    .answers('GET /health/status', {
      checkedAt: '2026-11-15T08:00:00.000Z',
      parts: [
        { name: 'website', state: 'ok' },
        { name: 'mail', state: 'slow' },
      ],
    });
});

function open(path = '/support') {
  const router = createMemoryRouter(
    [
      { path: '/support', Component: SupportScreen },
      { path: '/support/:slug', Component: ArticleScreen },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const pageText = (): string => document.body.textContent;
const searchField = () => document.querySelector<HTMLInputElement>('input[type=search]');
const searches = (): (string | null)[] =>
  api.requests
    .filter(({ url }) => url.includes('/content/articles'))
    .map(({ url }) => new URL(url, 'http://x').searchParams.get('search'));

test('without a search the articles are grouped by topic', async () => {
  open();
  await eventually(() => expect(pageText()).toContain('Begin here'));
  const topics = [...document.querySelectorAll('section h2[id^=topic]')].map(
    (h2) => h2.textContent,
  );
  expect(topics).toEqual(['Getting started', 'Your account']);
});

test('typing without a pause sends one search, which is stored in the address', async () => {
  const router = open();
  await eventually(() => expect(pageText()).toContain('Begin here'));
  api.answers('GET /content/articles', [password]);
  for (const text of ['m', 'mat', 'mat khau']) typeIn(searchField(), text);
  await eventually(() => expect(pageText()).toContain('1 article found'));
  expect(searches()).toEqual([null, 'mat khau']);
  expect(router.state.location.search).toBe('?q=mat+khau');
  expect(pageText()).not.toContain('Begin here');
});

test('a search in the address is sent at once', async () => {
  open('/support?q=password');
  await eventually(() => expect(pageText()).toContain('2 articles found'));
  expect(searches()).toEqual(['password']);
  expect(searchField()?.value).toBe('password');
});

test('a search without results offers a ticket', async () => {
  api.answers('GET /content/articles', []);
  open('/support?q=voi');
  await eventually(() => expect(pageText()).toContain('No matching articles'));
  expect(document.querySelector('a[href="/tickets/new?subject=voi"]')).not.toBeNull();
});

test('the status of each part is shown in words and can be refreshed', async () => {
  open();
  await eventually(() => expect(pageText()).toContain('Some things are slower than usual.'));
  expect(pageText()).toContain('Sending emailSlow');
  api.answers('GET /health/status', { checkedAt: '2026-11-15T08:01:00.000Z', parts: [] });
  button('Check again').click();
  await eventually(() => expect(pageText()).toContain('Everything is working.'));
});

test('an article lists others on its topic but not itself', async () => {
  const other = { ...password, slug: 'verify', title: { en: 'Verify', vi: 'Xác nhận' } };
  const text = [{ kind: 'paragraph' as const, runs: [{ text: 'Open your profile.' }] }];
  api
    .answers('GET /content/articles/password-and-devices' as 'GET /content/articles/:slug', {
      ...password,
      text: { en: text, vi: text },
      updatedAt: '2026-11-08T03:00:00.000Z',
    })
    .answers('GET /content/articles', [begin, password, other]);
  open('/support/password-and-devices');
  await eventually(() => expect(pageText()).toContain('More about Your account'));
  const links = [...document.querySelectorAll('section li a')].map((link) => link.textContent);
  expect(links).toEqual(['Verify']);
  expect(heading()).toBe('Password and devices');
});

test('a removed article says so and links back', async () => {
  api.refuses('GET /content/articles/old' as 'GET /content/articles/:slug', 404, {
    code: 'CONTENT_NOT_FOUND',
    message: 'Nothing here.',
  });
  open('/support/old');
  await eventually(() => expect(heading()).toBe('Article not found'));
  expect(document.querySelectorAll('a[href="/support"]').length).toBeGreaterThan(0);
});
