import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Site } from '@bac/contract/site/settings.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { fixedClock } from '../../testing/turnable-clock.ts';
import { privatePages, publicPages } from './page-list.ts';
import type { StoredTitle } from './public-content.ts';
import { servePages } from './routes.ts';

const clock = fixedClock();
const updatedAt = new Date('2026-11-01T00:00:00Z');
const storedTitles: StoredTitle[] = [
  {
    path: '/dich-vu',
    title: { vi: 'Dịch vụ', en: 'Services' },
    summary: { vi: 'Bậc có gì.', en: 'What Bậc offers.' },
    updatedAt,
  },
  {
    path: '/support/first-test',
    title: { vi: 'Bài đầu tiên', en: 'Your first test' },
    summary: { vi: 'Bắt đầu thế nào.', en: 'How to begin.' },
    updatedAt,
  },
];
const site: Site = {
  siteName: 'Bậc',
  operator: { name: '', registration: '' },
  contacts: {
    address: { vi: 'Hà Nội', en: 'Hanoi' },
    email: 'lienhe@bac.example',
    phone: '024 7300 0000',
  },
  officeHours: [],
  fallbackLanguage: 'en',
  isRegistrationOpen: true,
};
const answer = [{ kind: 'paragraph' as const, runs: [{ text: '</script> Không.' }] }];
const content = {
  titles: async () => storedTitles,
  questions: async () => [
    {
      question: { vi: 'Có mất tiền không?', en: 'Does it cost?' },
      answer: { vi: answer, en: answer },
    },
  ],
};

let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bac-pages-'));
  const page = '<!doctype html><html lang="vi"><head><title>Bậc</title></head></html>';
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  app = fastify();
  const config = readConfig({ PUBLIC_URL: 'https://bac.example' });
  const ports = { site: async () => site, content };
  await servePages(app, { config, clock }, folder, ports);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });

const dataIn = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => JSON.parse(json!));

const english = { 'accept-language': 'en-GB,en;q=0.9' };

describe('a public page', () => {
  it.each(Object.keys(publicPages))('%s has a canonical URL and is indexable', async (path) => {
    const { statusCode, body } = await open(path);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<link rel="canonical" href="https://bac.example${path}" />`);
    expect(body).not.toContain('noindex');
  });

  it('uses the requested language, and Vietnamese if it is not supported', async () => {
    const title = async (language: string) =>
      /<html.* lang="(\w+)".*<title>(.*?)<\/title>/s.exec(
        (await open('/tests', { 'accept-language': language })).body,
      );
    expect(await title('en-US,vi;q=0.5')).toMatchObject({ 1: 'en', 2: 'Tests · Bậc' });
    expect(await title('fr-FR')).toMatchObject({ 1: 'vi', 2: 'Đề thi · Bậc' });
    expect((await open('/tests')).headers['vary']).toContain('accept-language');
  });

  it('is served to link previews, which accept any type', async () => {
    const { statusCode, body } = await open('/tests', { accept: '*/*' });
    expect(statusCode).toBe(200);
    expect(body).toContain('og:title');
  });

  it('is compressed', async () => {
    const plain = await open('/');
    const { headers, rawPayload } = await open('/', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body);
  });

  it('replies to HEAD like GET, without the body', async () => {
    const reply = await app.inject({ method: 'HEAD', url: '/tests' });
    expect(reply.statusCode).toBe(200);
    expect(Number(reply.headers['content-length'])).toBeGreaterThan(500);
    expect(reply.body).toBe('');
  });

  it('redirects from its path with a trailing slash', async () => {
    const { statusCode, headers } = await open('/tests/?kind=full');
    expect(statusCode).toBe(308);
    expect(headers['location']).toBe('/tests?kind=full');
    expect((await open('//elsewhere.example/')).headers['location']).toBeUndefined();
  });
});

describe('structured data', () => {
  it('describes the organization on the home page', async () => {
    const [{ '@graph': graph } = {}] = dataIn((await open('/')).body);
    expect(graph).toMatchObject([{ '@type': 'Organization' }, { '@type': 'WebSite' }]);
  });

  it('contains the frequently asked questions with their answers', async () => {
    const [crumbs, questions] = dataIn((await open('/cau-hoi-thuong-gap')).body);
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(questions).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Có mất tiền không?', acceptedAnswer: { text: '</script> Không.' } }],
    });
  });

  it('contains the breadcrumbs of an article', async () => {
    const [crumbs] = dataIn((await open('/support/first-test', english)).body);
    expect(crumbs?.['itemListElement']).toMatchObject([
      { name: 'Home', item: 'https://bac.example/' },
      { name: 'Support', item: 'https://bac.example/support' },
      { name: 'Your first test', item: 'https://bac.example/support/first-test' },
    ]);
  });
});

describe('a page with managed content', () => {
  it('has the stored title and summary', async () => {
    const { statusCode, body } = await open('/dich-vu', english);
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Services · Bậc</title>');
    expect(body).toContain('<meta name="description" content="What Bậc offers." />');
  });

  it.each(['/support/no-such-article', '/chinh-sach-bao-mat'])(
    '%s replies 404 while it is not published',
    async (path) => {
      const { statusCode, body } = await open(path);
      expect(statusCode).toBe(404);
      expect(body).toContain('noindex');
    },
  );

  it('shows a change within 5 s', async () => {
    const [page] = storedTitles;
    const before = page!.title;
    page!.title = { vi: 'Chúng tôi làm gì', en: 'What we do' };
    clock.turn(5_001);
    expect((await open('/dich-vu')).body).toContain('<title>Chúng tôi làm gì · Bậc</title>');
    page!.title = before;
  });
});

describe('a private page', () => {
  it.each(Object.keys(privatePages))('%s is kept out of search engines', async (pattern) => {
    const path = pattern.replace(':attempt', 'one').replace('*', 'one');
    const { statusCode, body } = await open(path);
    expect(statusCode).toBe(200);
    expect(body).toContain('<meta name="robots" content="noindex" />');
    expect(body).not.toContain('canonical');
  });
});

describe('an unknown path', () => {
  it.each(['/no-such-page', '/tests/no/such', '/admin/no-such-page', '/test/nothing'])(
    '%s replies 404 with the not-found page',
    async (path) => {
      const { statusCode, body, headers } = await open(path);
      expect(statusCode).toBe(404);
      expect(body).toContain('<title>Không có trang này · Bậc</title>');
      expect(body).toContain('noindex');
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it('replies 404 without a page for a missing script or picture', async () => {
    const reply = await open('/assets/gone.js', { accept: '*/*' });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toContain('json');
  });
});

const redirectTarget = async (page: string) =>
  (await open(`/test/offline?page=${encodeURIComponent(page)}`)).headers['location'];

describe('redirects from /test/offline', () => {
  it.each(['/', '/tests', '/test-results/1?share=a%20b', '/tests/'])(
    'redirects to %s',
    async (page) => {
      expect(await redirectTarget(page)).toBe(page);
    },
  );

  it.each([
    '//elsewhere.example',
    '/\\\\elsewhere.example',
    'https://elsewhere.example',
    '/a//b',
    '',
    'javascript:1',
  ])('does not redirect to “%s”', async (page) => {
    expect(await redirectTarget(page)).toBe('/');
  });
});

it('serves SVG with its character set', async () => {
  const { headers } = await app.inject('/favicon.svg');
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
});

it('serves sitemap.xml and robots.txt', async () => {
  const list = await app.inject('/sitemap.xml');
  expect(list.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(list.body).toContain('https://bac.example/support/first-test');
  expect((await app.inject('/robots.txt')).body).toContain('Disallow: /admin');
});
