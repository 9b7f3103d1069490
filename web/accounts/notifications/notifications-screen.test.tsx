import type { Notification } from '@bac/contract/accounts/notifications.ts';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Reply } from '../../api/client.ts';
import { forgetQueries } from '../../api/query-cache.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { button, eventually, render } from '../../testing/render.tsx';
import { SiteBell } from './bell.tsx';
import { NotificationsScreen } from './notifications-screen.tsx';

const notice = (id: string, title: string): Notification => ({
  id,
  title: { en: title, vi: title },
  text: { en: '', vi: '' },
  link: null,
  createdAt: '2026-09-02T03:00:00.000Z',
  readAt: null,
});
const result = notice('5f0c2f5e-6f0b-4a5c-9a53-0d8a3c1d9c11', 'Your result is ready');
const news = notice('5f0c2f5e-6f0b-4a5c-9a53-0d8a3c1d9c12', 'Two new tests');
const unread = { rows: [result, news], total: 2, unread: 2 };

const bell = (): string | null | undefined =>
  document.querySelector('a[href="/notifications"]')?.getAttribute('aria-label');
const isRead = (title: string): boolean =>
  !document.querySelector(`button[aria-label*="${title}"]`);

let api: FakeApi;
/** Completes the pending request to mark notifications as read. */
let answerRead: (response: Response) => void;

beforeAll(async () => {
  await startI18n();
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces(['accounts/notifications', 'accounts/inbox']);
});

beforeEach(async () => {
  forgetQueries();
  const { promise, resolve } = Promise.withResolvers<Response>();
  answerRead = resolve;
  api = new FakeApi()
    .answers('GET /notifications', unread)
    .responds('POST /notifications/read', () => promise);
  const element = (
    <>
      <SiteBell />
      <NotificationsScreen />
    </>
  );
  const routes = [{ path: '/notifications', element }];
  const router = createMemoryRouter(routes, { initialEntries: ['/notifications'] });
  render(<RouterProvider router={router} />);
  await vi.waitUntil(() => bell()?.includes('2 unread') && !isRead(result.title.en), {
    timeout: 5000,
  });
});

test('shows a notification as read, in the list and at the bell, before the server confirms', async () => {
  button('Mark as read: Your result is ready').click();
  await eventually(() => {
    expect(isRead(result.title.en)).toBe(true);
    expect(bell()).toBe('Notifications, 1 unread');
  });
  expect(isRead(news.title.en)).toBe(false);
  const reply: Reply<'GET /notifications'> = {
    rows: [{ ...result, readAt: '2026-09-03T03:00:00.000Z' }, news],
    total: 2,
    unread: 1,
  };
  const requestCount = api.requests.length;
  api.answers('GET /notifications', reply);
  answerRead(Response.json({ result: 'OK', data: { unread: 1 } }));
  await eventually(() => expect(api.requests.length).toBeGreaterThan(requestCount));
  expect(bell()).toBe('Notifications, 1 unread');
});

test('marks all notifications as read at once', async () => {
  button('Mark all as read').click();
  await eventually(() => {
    expect(isRead(result.title.en) && isRead(news.title.en)).toBe(true);
    expect(bell()).toBe('Notifications');
  });
  expect(api.requests.at(-1)?.body).toEqual({});
});

test('shows a notification as unread again when the server refuses', async () => {
  button('Mark as read: Your result is ready').click();
  await eventually(() => expect(isRead(result.title.en)).toBe(true));
  answerRead(Response.json({ result: 'ERROR', errorMessage: 'Try later.' }, { status: 500 }));
  await eventually(() => {
    expect(isRead(result.title.en)).toBe(false);
    expect(bell()).toBe('Notifications, 2 unread');
  });
});
