import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

const isArticle = (path: string): boolean => path.startsWith('/support/');

/** Lists every public page, but only one of the articles, which are all alike. */
async function listedPages(request: APIRequestContext): Promise<string[]> {
  const list = await (await request.get('/sitemap.xml')).text();
  const paths = [...list.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => new URL(at!).pathname);
  const article = paths.find(isArticle);
  return paths.filter((path) => !isArticle(path) || path === article);
}

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [locale, language, words] of [
    ['en-US', 'en', /\b(the|you|and|of|to)\b/],
    ['vi-VN', 'vi', /[ăâđêôơưạảấầẩẫậắặẻẽếềểễệịọốồổộớờợụủứừửữự]/i],
  ] as const) {
    test.describe(`in ${language}`, () => {
      test.use({ locale });

      test('every public page is complete without scripts', async ({ page, request }) => {
        for (const path of await listedPages(request)) {
          await page.goto(path);
          await expect(page.locator('html'), path).toHaveAttribute('lang', language);
          await expect(h1(page), path).toHaveCount(1);
          await expect(h1(page), path).toBeVisible();
          await expect(page.getByRole('contentinfo'), path).toBeVisible();
          expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(80);
          expect(await page.getByRole('main').innerText(), path).toMatch(words);
        }
      });
    });
  }

  test('the home page has everything below its first screen without scripts', async ({ page }) => {
    await page.goto('/');
    for (const name of ['One test, four modules', 'Try one now', 'Frequently asked questions']) {
      await expect(page.getByRole('heading', { name }), name).toBeVisible();
    }
    await expect(page.getByText('Sequoyah, a Cherokee silversmith').first()).toBeVisible();
  });

  test(
    'no control that needs scripts is shown without them',
    { tag: '@wide' },
    async ({ page, request }) => {
      for (const path of await listedPages(request)) {
        await page.goto(path);
        await expect(page.getByRole('navigation').first()).toBeVisible();
        await expect(page.getByRole('button'), path).toHaveCount(0);
        await expect(page.getByRole('radio'), path).toHaveCount(0);
      }
    },
  );
});

interface Loading {
  shift: number;
  paints: string[];
  title: Element | null;
  footer: Element | null;
}

/** Records layout shifts, the largest paints, and the elements that came with the HTML. */
async function watchLoading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Loading = { shift: 0, paints: [], title: null, footer: null };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as { value?: number }).value ?? 0;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.paints.push((entry as { element?: Element }).element?.textContent ?? '');
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      seen.title = document.querySelector('h1');
      seen.footer = document.querySelector('footer');
    });
  });
}

for (const [name, viewport, theme] of [
  ['a phone', { width: 390, height: 844 }, 'light'],
  ['a desktop in the dark theme', { width: 1280, height: 800 }, 'dark'],
] as const) {
  test(
    `React hydrates the HTML on ${name} without drawing anything twice or moving it`,
    { tag: name === 'a phone' ? [] : '@wide' },
    async ({ page, request }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await watchLoading(page);
      for (const path of await listedPages(request)) {
        await page.goto(path);
        await waitForHydration(page);
        const seen = await page.evaluate(() => {
          const { shift, paints, title, footer } = (window as unknown as { seen: Loading }).seen;
          const isTitleKept = title !== null && title === document.querySelector('h1');
          const isFooterKept = footer !== null && footer === document.querySelector('footer');
          return { shift, paints, isTitleKept, isFooterKept };
        });
        expect(seen, path).toMatchObject({ isTitleKept: true, isFooterKept: true });
        expect(new Set(seen.paints).size, `${path}: ${seen.paints}`).toBe(seen.paints.length);
        expect(seen.shift, path).toBeLessThan(0.05);
      }
    },
  );
}

/** Opens a page whose scripts wait until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise: scripts, resolve: releaseScripts } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return releaseScripts;
}

test('clicks and input before the script has loaded take effect after it has', async ({ page }) => {
  const releaseScripts = await openWithoutScripts(page, '/cau-hoi-thuong-gap');
  const search = page.getByRole('searchbox');
  await search.fill('zzzz');
  await page.getByRole('button', { name: 'Switch to dark colors' }).click();
  releaseScripts();
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(search).toHaveValue('zzzz');
  await expect(page.getByRole('main')).toContainText('No matching questions');
});

test('a form that is sent before the script has loaded is not sent by the browser', async ({
  page,
}) => {
  const releaseScripts = await openWithoutScripts(page, '/courses');
  const email = page.getByLabel('Your email');
  await email.fill('nobody');
  await page.getByRole('button', { name: 'Notify me' }).click();
  releaseScripts();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveValue('nobody');
  await expect(page).toHaveURL('/courses');
});

test('a page requests its content once, before it is drawn', { tag: '@wide' }, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (one) => requested.push(new URL(one.url()).pathname));
  await page.goto('/chinh-sach-bao-mat');
  await waitForHydration(page);
  const contentRequests = () =>
    requested.filter((path) => path.endsWith('/content/pages/chinh-sach-bao-mat'));
  expect(contentRequests()).toHaveLength(1);
  // After the first rendering it is loaded like anything else.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
  await expect(h1(page)).toHaveText('Terms of use');
  await page.goBack();
  await expect(h1(page)).toHaveText('Privacy policy');
  await expect.poll(contentRequests).toHaveLength(2);
});

test('data embedded in the page cannot end its element', { tag: '@wide' }, async ({ request }) => {
  for (const path of ['/cau-hoi-thuong-gap', '/chinh-sach-bao-mat', '/support']) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    const json = /<script type="application\/json" id="queries">(.*?)<\/script>/s.exec(html)?.[1];
    expect(json, path).not.toMatch(/[<>&]/);
    expect(JSON.parse(json ?? ''), path).not.toHaveLength(0);
  }
});

test(
  'a visitor who chose another language sees nothing in the browser’s language',
  { tag: '@wide' },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'vi'));
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/tests');
    await expect(page.locator('h1')).toBeHidden();
    await page.unroute('**/assets/*.js');
    await page.reload();
    await expect(h1(page)).toHaveText('Đề thi');
  },
);

test('a signed-in person gets a page without a visitor’s HTML', async ({ page, signInAs }) => {
  await signInAs('student');
  const reply = await page.goto('/tests');
  expect(await reply?.text()).not.toContain('data-server-html');
  expect(reply?.headers()['vary']).toContain('cookie');
  await expect(h1(page)).toBeVisible();
  await expect(page.getByText('Sign in to start a test')).toHaveCount(0);
});

test(
  'a page whose data fails to load says so and can try again',
  { tag: '@wide' },
  async ({ page }) => {
    await page.route('**/api/v1/content/questions', (route) => route.abort());
    await page.goto('/cau-hoi-thuong-gap');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await page.unroute('**/api/v1/content/questions');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByText('What is Bậc?')).toBeVisible();
  },
);
