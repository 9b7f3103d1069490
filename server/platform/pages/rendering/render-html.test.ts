import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltPages } from '@bac/contract/site/page-rendering.ts';
import type { Site } from '@bac/contract/site/settings.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { PageThread } from './page-thread.ts';
import { queryUrl, PageRendering } from './render-html.ts';

/** A stub for the built components: a page with two queries, the second of which appears after the first reply. */
const script = `
import { parentPort } from 'node:worker_threads';
const first = '["GET /first",{}]', second = '["GET /second/:id",{"params":{"id":"a b"}}]';
parentPort.on('message', ({ id, path, replies }) => {
  if (path === '/ends') process.exit(1);
  if (path === '/throws') throw new Error('a bug');
  if (path === '/fails') return parentPort.postMessage({ id, error: new Error('This page doesn’t exist') });
  const queries = first in replies ? [first, second] : [first];
  parentPort.postMessage({ id, page: { html: JSON.stringify(replies), queries } });
});`;

const pages: BuiltPages = {
  styles: [{ file: '/every-page.css', rules: [] }],
  scripts: { '/tests': { en: ['/tests.js'], vi: [] } },
  icon: '<svg/>',
};
const site = {} as Site;

let folder: string;
let thread: PageThread;
let rendering: PageRendering;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bac-rendering-'));
  await writeFile(join(folder, 'render-page.mjs'), script);
  thread = new PageThread(join(folder, 'render-page.mjs'));
  rendering = new PageRendering(pages, thread);
});
afterEach(() => rendering.close());
afterAll(() => rm(folder, { recursive: true }));

const page = { pattern: '/tests', path: '/tests', language: 'en', site } as const;

it('requests the queries of the page, including those that appear after a reply', async () => {
  const requested: string[] = [];
  const rendered = await rendering.render(page, async (address) => {
    requested.push(address);
    return address.length;
  });
  expect(requested).toEqual(['/api/v1/first', '/api/v1/second/a%20b']);
  expect(rendered).toMatchObject({
    path: '/tests',
    queries: ['["GET /first",{}]', '["GET /second/:id",{"params":{"id":"a b"}}]'],
    scripts: ['/tests.js'],
    stylesheets: ['/every-page.css'],
  });
  expect(Object.values(JSON.parse(rendered!.html) as object)).toEqual([13, 20]);
});

it('renders without the reply of a refused request', async () => {
  const rendered = await rendering.render(page, async () => undefined);
  expect(rendered).toMatchObject({ html: '{}', queries: [] });
});

it('renders nothing for a page that is not in the build', async () => {
  expect(await rendering.render({ ...page, pattern: '/admin' }, async () => 1)).toBeUndefined();
});

it.each([
  ['/fails', 'This page doesn’t exist'],
  ['/throws', 'a bug'],
  ['/ends', 'the thread has ended'],
])('renders the next page after %s', async (path, message) => {
  await expect(rendering.render({ ...page, path }, async () => 1)).rejects.toThrow(message);
  expect(await rendering.render(page, async () => 1)).toBeDefined();
});

it('queryUrl turns a query into a URL', () => {
  expect(queryUrl('["GET /content/articles",{"query":{"topic":"a&b"}}]')).toBe(
    '/api/v1/content/articles?topic=a%26b',
  );
});
