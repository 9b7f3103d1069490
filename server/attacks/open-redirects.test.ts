import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { safeHref } from '../platform/prose/read-prose.ts';
import { servicesOn, testApp, type TestApp } from '../testing/app.ts';

/** The server sends a browser on in two places only: from `/tests/` to `/tests`, and back from the page of those who are offline. */

const here = 'https://bac.example';

let test: TestApp;
let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bac-web-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Bậc</title>');
  test = await testApp();
  const env = { LOG_LEVEL: 'silent', PUBLIC_URL: here };
  app = await buildApp(servicesOn(test.database, test.clock, env), folder);
});
afterAll(async () => {
  await app.close();
  await test.close();
  await rm(folder, { recursive: true });
});

const elsewhere = [
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

/** Where a browser that is at this address would go. */
const goesTo = (from: string, location: string): URL => new URL(location, `${here}${from}`);

const open = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });

/** Where a browser ends up that asks for this, and what it was given on the way. */
async function sentTo(url: string): Promise<[string, unknown]> {
  const { headers, statusCode } = await open(url);
  const { origin } = goesTo('/', String(headers.location ?? '/'));
  return [statusCode < 500 ? origin : 'a failure', headers['set-cookie']];
}
const stays = [here, undefined];

describe('nobody is sent to another site', () => {
  it.each(elsewhere)('from the page of those who are offline: %j', async (page) => {
    expect(await sentTo(`/test/offline?page=${encodeURIComponent(page)}`)).toEqual(stays);
    expect(await sentTo(`/test/offline?page=/&page=${encodeURIComponent(page)}`)).toEqual(stays);
  });

  it.each(elsewhere)('by a slash at the end: %j', async (page) => {
    const path = page.startsWith('/') ? page : `/${page}`;
    expect(await sentTo(encodeURI(`${path}/`))).toEqual(stays);
    expect(await sentTo(`${encodeURI(path)}/?page=https://evil.example/`)).toEqual(stays);
  });

  it('whatever is asked for', async () => {
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
      expect(await sentTo(`/test/offline?page=${encodeURIComponent(`/${path}`)}`)).toEqual(stays);
      expect(await sentTo(`/${path.replaceAll(/[#\\ ]/g, encodeURIComponent)}/`)).toEqual(stays);
    });
    await fc.assert(property, { numRuns: 300 });
  });

  it.each(elsewhere)('by a link that somebody writes, unless it says where: %j', (page) => {
    const href = safeHref(page);
    if (href === undefined) return;
    const { protocol, origin } = goesTo('/', href);
    expect(['https:', 'http:']).toContain(protocol);
    // An address that is whole is shown as what it is; one that looks like a path of ours stays here.
    expect(page.startsWith('https://') ? here : origin).toBe(here);
  });

  it.each(['https://evil.example', '//evil.example', 'x'])(
    'because a request says it came to %s',
    async (host) => {
      const reply = await app.inject({
        url: '/tests/',
        headers: { accept: 'text/html', host, 'x-forwarded-host': host },
      });
      expect(reply.headers.location).toBe('/tests');
    },
  );
});
