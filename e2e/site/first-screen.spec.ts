import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const isArticle = (path: string): boolean => path.startsWith('/support/');

/** Every public page; of the articles, which are all alike, one. */
async function listedPages(request: APIRequestContext): Promise<string[]> {
  const list = await (await request.get('/sitemap.xml')).text();
  const paths = [...list.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => new URL(at!).pathname);
  const article = paths.find(isArticle);
  return paths.filter((path) => !isArticle(path) || path === article);
}

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const written = (page: Page) => page.locator('[data-written]');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [locale, language, words] of [
    ['en-US', 'en', /\b(the|you|and|of|to)\b/],
    ['vi-VN', 'vi', /[ăâđêôơưạảấầẩẫậắặẻẽếềểễệịọốồổộớờợụủứừửữự]/i],
  ] as const) {
    test.describe(`in ${language}`, () => {
      test.use({ locale });

      test('every public page has its words', async ({ page, request }) => {
        for (const path of await listedPages(request)) {
          await page.goto(path);
          await expect(page.locator('html'), path).toHaveAttribute('lang', language);
          await expect(h1(page), path).toHaveCount(1);
          await expect(h1(page), path).toBeVisible();
          expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(80);
          expect(await page.getByRole('main').innerText(), path).toMatch(words);
        }
      });
    });
  }

  test('it breaks no rule of accessibility', { tag: '@wide' }, async ({ page, request }) => {
    for (const path of await listedPages(request)) {
      await page.goto(path);
      await expect(page.getByRole('navigation').first()).toBeVisible();
      await expect(page.getByRole('button'), path).toHaveCount(0);
      await expect(page.getByRole('radio'), path).toHaveCount(0);
    }
  });
});

interface Place {
  words: string | undefined;
  x: number;
  y: number;
}

/** Where the title stands on the server's screen and on the page that takes its place, and what moved by itself. */
async function watchLoading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0, first: undefined as unknown, later: undefined as unknown };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as { value?: number }).value ?? 0;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = (): void => {
      const title = document.querySelector('h1');
      if (!title) return;
      const { x, y } = title.getBoundingClientRect();
      const place = { words: title.textContent, x, y };
      if (title.closest('[data-written]')) seen.first = place;
      else seen.later ??= place;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', look);
  });
}

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const) {
  test(
    `on ${name} the page takes its place, and nothing jumps`,
    { tag: name === 'a phone' ? [] : '@wide' },
    async ({ page, request }) => {
      await page.setViewportSize(viewport);
      await watchLoading(page);
      for (const path of await listedPages(request)) {
        await page.goto(path);
        await expect(written(page), path).toHaveCount(0);
        await expect(h1(page), path).toHaveCount(1);
        await expect(page.getByRole('contentinfo'), path).toBeVisible();
        const seen = await page.evaluate(
          () => (window as unknown as { seen: { shift: number; first: Place; later: Place } }).seen,
        );
        expect(seen.first.words, path).toBe(seen.later.words);
        expect(Math.abs(seen.first.x - seen.later.x), path).toBeLessThan(1);
        expect(Math.abs(seen.first.y - seen.later.y), path).toBeLessThan(1);
        expect(seen.shift, path).toBeLessThan(0.05);
      }
    },
  );
}

test('the page asks for its words once, before it is drawn', { tag: '@wide' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await page.goto('/chinh-sach-bao-mat');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const times = () => asked.filter((path) => path.endsWith('/content/pages/chinh-sach-bao-mat'));
  expect(times()).toHaveLength(1);
  // Once it was shown it is asked for like anything else.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
  await expect(h1(page)).toHaveText('Terms of use');
  await page.goBack();
  await expect(h1(page)).toHaveText('Privacy policy');
  await expect.poll(times).toHaveLength(2);
});

test(
  'what is written into the page cannot end its element',
  { tag: '@wide' },
  async ({ request }) => {
    for (const path of ['/cau-hoi-thuong-gap', '/chinh-sach-bao-mat', '/support']) {
      const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
      const json = /<script type="application\/json" id="questions">(.*?)<\/script>/s.exec(
        html,
      )?.[1];
      expect(json, path).not.toMatch(/[<>&]/);
      expect(JSON.parse(json ?? ''), path).toHaveLength(1);
    }
  },
);

test(
  'who chose another language sees nothing in the one the browser asks for',
  { tag: '@wide' },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'vi'));
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/tests');
    await expect(written(page)).toBeHidden();
    await page.unroute('**/assets/*.js');
    await page.reload();
    await expect(h1(page)).toHaveText('Đề thi');
  },
);

test('who is signed in gets a page without a visitor’s first screen', async ({
  page,
  signInAs,
}) => {
  await signInAs('student');
  const reply = await page.goto('/tests');
  expect(await reply?.text()).not.toContain('data-written');
  expect(reply?.headers()['vary']).toContain('cookie');
  await expect(h1(page)).toBeVisible();
  await expect(page.getByText('Sign in to start a test')).toHaveCount(0);
});
