import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { safeHref } from '../platform/prose/read-prose.ts';
import { servicesOn, testApp, type TestApp } from '../testing/app.ts';

/** The server redirects in only two places: from `/tests/` to `/tests`, and back from the offline page. */

const ownOrigin = 'https://bac.example';

let test: TestApp;
let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bac-web-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Bậc</title>');
  test = await testApp();
  const env = { LOG_LEVEL: 'silent', PUBLIC_URL: ownOrigin };
  app = await buildApp(servicesOn(test.database, test.clock, env), folder);
});
afterAll(async () => {
  await app.close();
  await test.close();
  await rm(folder, { recursive: true });
});

const foreignTargets = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%09/evil.example',
  '/%5cevil.example',
  '/%2f/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '@evil.example',
  '.evil.example',
  ':443@evil.example',
  '/tests\r\nset-cookie: session=x',
  '/tests?a=\r\nset-cookie: session=x',
];

/** Resolves a location as a browser on this path would. */
const resolveLocation = (from: string, location: string): URL =>
  new URL(location, `${ownOrigin}${from}`);

const open = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });

/** The origin a browser ends up at after requesting the URL, and the cookies the reply sets. */
async function followRedirect(url: string): Promise<[string, unknown]> {
  const { headers, statusCode } = await open(url);
  const { origin } = resolveLocation('/', String(headers.location ?? '/'));
  return [statusCode < 500 ? origin : 'a failure', headers['set-cookie']];
}
const staysHere = [ownOrigin, undefined];

describe('no redirect leads to another site', () => {
  it.each(foreignTargets)('from the offline page: %j', async (page) => {
    expect(await followRedirect(`/test/offline?page=${encodeURIComponent(page)}`)).toEqual(
      staysHere,
    );
    expect(await followRedirect(`/test/offline?page=/&page=${encodeURIComponent(page)}`)).toEqual(
      staysHere,
    );
  });

  it.each(foreignTargets)('from a path with a trailing slash: %j', async (page) => {
    const path = page.startsWith('/') ? page : `/${page}`;
    expect(await followRedirect(encodeURI(`${path}/`))).toEqual(staysHere);
    expect(await followRedirect(`${encodeURI(path)}/?page=https://evil.example/`)).toEqual(
      staysHere,
    );
  });

  it('from any path', async () => {
    const sign = fc.constantFrom(
      '/',
      '\\',
      '.',
      ':',
      '@',
      '%2f',
      '%5c',
      '%09',
      'evil.example',
      '?',
      '#',
      'a',
      ' ',
    );
    const paths = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join(''));
    const property = fc.asyncProperty(paths, async (path) => {
      expect(await followRedirect(`/test/offline?page=${encodeURIComponent(`/${path}`)}`)).toEqual(
        staysHere,
      );
      expect(await followRedirect(`/${path.replaceAll(/[#\\ ]/g, encodeURIComponent)}/`)).toEqual(
        staysHere,
      );
    });
    await fc.assert(property, { numRuns: 300 });
  });

  it.each(foreignTargets)('from a user’s link, unless it is a complete URL: %j', (page) => {
    const href = safeHref(page);
    if (href === undefined) return;
    const { protocol, origin } = resolveLocation('/', href);
    expect(['https:', 'http:']).toContain(protocol);
    // A complete URL is shown as an external link; one that looks like a path must stay on this site.
    expect(page.startsWith('https://') ? ownOrigin : origin).toBe(ownOrigin);
  });

  it.each(['https://evil.example', '//evil.example', 'x'])(
    'from a request with the host %s',
    async (host) => {
      const reply = await app.inject({
        url: '/tests/',
        headers: { accept: 'text/html', host, 'x-forwarded-host': host },
      });
      expect(reply.headers.location).toBe('/tests');
    },
  );
});
