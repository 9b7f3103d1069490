import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { adminPages, publicPages, signedInPages, unknownPages } from '../support/pages.ts';

const asPage = { accept: 'text/html' };
const inVietnamese = { ...asPage, 'accept-language': 'vi' };

/** The pages in the sitemap for search engines. */
async function listedPages(request: APIRequestContext): Promise<string[]> {
  const list = await (await request.get('/sitemap.xml')).text();
  return [...list.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
}

const titleIn = (html: string): string | undefined => /<title>(.*?)<\/title>/.exec(html)?.[1];

test('the server knows every page of the product, and no other', async ({ request }) => {
  for (const path of [...publicPages, ...signedInPages, ...adminPages]) {
    expect((await request.get(path, { headers: asPage })).status(), path).toBe(200);
    expect((await request.head(path)).status(), `HEAD ${path}`).toBe(200);
  }
  for (const path of unknownPages) {
    expect((await request.get(path, { headers: asPage })).status(), path).toBe(404);
  }
});

test('search engines may index public pages, but no page of a signed-in person', async ({
  request,
}) => {
  const noindex = async (path: string): Promise<boolean> =>
    (await (await request.get(path)).text()).includes('content="noindex"');
  for (const path of [...signedInPages, ...adminPages, '/auth/login', '/test-results/example']) {
    expect(await noindex(path), path).toBe(true);
  }
  const listed = await listedPages(request);
  expect(listed).toEqual(expect.arrayContaining(['/', '/tests', '/dich-vu', '/support']));
  expect(listed.filter((path) => path.startsWith('/support/')).length).toBeGreaterThan(0);
  for (const path of listed) {
    const reply = await request.get(path, { headers: inVietnamese });
    expect(reply.status(), path).toBe(200);
    expect(await noindex(path), path).toBe(false);
    expect(await reply.text()).toMatch(/<meta name="description" content=".{40,}" \/>/);
  }
});

test(
  'the title that the server renders is the title of the page',
  { tag: '@wide' },
  async ({ page, request }) => {
    const listed = await listedPages(request);
    const articles = listed.filter((path) => path.startsWith('/support/'));
    const skipped = new Set(articles.slice(1));
    for (const path of listed.filter((one) => !skipped.has(one))) {
      const reply = await page.goto(path);
      const serverTitle = titleIn((await reply?.text()) ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.title(), path).toBe(serverTitle);
    }
  },
);

test(
  'structured data does not violate the content security policy',
  { tag: '@wide' },
  async ({ page }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      const isOurs = !message.text().includes('blocked by Playwright');
      if (isOurs && ['error', 'warning'].includes(message.type())) violations.push(message.text());
    });
    for (const path of ['/', '/cau-hoi-thuong-gap', '/tests']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.length, path).toBeGreaterThan(0);
      for (const one of data) expect(JSON.parse(one)).toHaveProperty('@context');
    }
    expect(violations).toEqual([]);
  },
);

test('Chromium can install the product', async ({ page, request }) => {
  await page.goto('/');
  // The link to the manifest is added after the first screen.
  await expect(page.locator('head link[rel=manifest]')).toBeAttached();
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // The browser of a story is always a private window.
  const ids = installabilityErrors.map(({ errorId }) => errorId);
  expect(ids.filter((id) => id !== 'in-incognito')).toEqual([]);

  const { icons, shortcuts } = JSON.parse(data ?? '') as {
    icons: { src: string; sizes: string }[];
    shortcuts: { url: string }[];
  };
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  for (const { url } of shortcuts) expect((await request.get(url)).status()).toBe(200);
});

test('a link preview finds its picture', { tag: '@wide' }, async ({ request }) => {
  const html = await (await request.get('/', { headers: { accept: '*/*' } })).text();
  const picture = /property="og:image" content="(.*?)"/.exec(html)?.[1] ?? '';
  const reply = await request.get(new URL(picture).pathname);
  expect(reply.headers()['content-type']).toBe('image/png');
  expect((await reply.body()).length).toBeLessThan(100_000);
});
