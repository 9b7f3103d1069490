import type { ManagedPage } from '@bac/contract/site/content.ts';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { site } from '../../api/site.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { eventually, heading, render } from '../../testing/render.tsx';
import { ManagedPageScreen } from './managed-page-screen.tsx';

const part = (id: string) => ({
  kind: 'heading' as const,
  level: 2,
  id,
  runs: [{ text: `Part ${id}` }],
});

const privacy: ManagedPage = {
  slug: 'chinh-sach-bao-mat',
  title: { en: 'What we keep', vi: 'Chúng tôi lưu gì' },
  summary: { en: 'In short.', vi: 'Nói ngắn gọn.' },
  text: { en: [part('a'), part('b'), part('c')], vi: [] },
  updatedAt: '2026-11-08T03:00:00.000Z',
};

const key = 'GET /content/pages/chinh-sach-bao-mat' as 'GET /content/pages/:slug';

beforeAll(startI18n);

beforeEach(async () => {
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces(['site/reading', 'site/prose']);
});

function open(): void {
  const router = createMemoryRouter([{ path: '*', Component: ManagedPageScreen }], {
    initialEntries: ['/chinh-sach-bao-mat'],
  });
  render(<RouterProvider router={router} />);
}

test('a page shows its title, the date of its last change and its list of contents', async () => {
  new FakeApi().answers(key, privacy);
  open();
  await eventually(() => expect(heading()).toBe('What we keep'));
  expect(document.title).toBe('What we keep · Bậc');
  expect(document.body.textContent).toContain('Last updated on November 8, 2026');
  const links = [...document.querySelectorAll('details nav a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/chinh-sach-bao-mat#a',
    '/chinh-sach-bao-mat#b',
    '/chinh-sach-bao-mat#c',
  ]);
});

test('the legal pages name the operator from the settings', async () => {
  new FakeApi().answers(key, privacy);
  const { operator } = site;
  site.operator = { name: 'Công ty Ruộng Bậc Thang', registration: '' };
  try {
    open();
    await eventually(() => expect(document.querySelector('#operator')).not.toBeNull());
    const rows = [...document.querySelectorAll('section[aria-labelledby=operator] dd')];
    expect(rows.map((row) => row.textContent)).toEqual([
      'Công ty Ruộng Bậc Thang',
      'Not entered yet',
      site.contacts.address.en,
      site.contacts.email,
      site.contacts.phone,
    ]);
  } finally {
    site.operator = operator;
  }
});

test('a page that fails to load has its title and a button to try again', async () => {
  new FakeApi().refuses(key, 500, { message: 'Not now.' });
  open();
  await eventually(() => expect(document.body.textContent).toContain('Not now.'));
  expect(heading()).toBe('Privacy policy');
});
