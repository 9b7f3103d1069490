import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Site } from '@bac/contract/site/settings.ts';
import { headHtml, type Head } from './head.ts';
import { encodingFor, writeHtml } from './page-writer.ts';

const hostile = `"><script>alert(1)</script><!-- </title> & ' $& $' \${x}`;

const head = (text: string): Head => ({
  title: text,
  siteName: text,
  description: text,
  language: 'vi',
  address: `https://bac.example/${encodeURI(text)}`,
  picture: { address: 'https://bac.example/link-picture.png', text },
  data: [{ '@type': 'Thing', name: text }],
});

/** The names of all elements in the markup. */
const elements = (html: string): string[] =>
  [...html.matchAll(/<\/?([a-z!]+)/gi)].map(([, name]) => name!.toLowerCase());

it('escapes a hostile title everywhere', () => {
  const html = headHtml(head(hostile));
  expect(elements(html)).toEqual(elements(headHtml(head('Đề thi'))));
  expect(html).toContain('<title>&quot;&gt;&lt;script&gt;');
});

it('escapes any text so that it adds no element and leaves no attribute', () => {
  const usual = elements(headHtml(head('x')));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const html = headHtml({ ...head(text), address: undefined });
      const expected = elements(headHtml({ ...head('x'), address: undefined }));
      expect(elements(html)).toEqual(expected);
      expect(elements(headHtml({ ...head('x'), description: text }))).toEqual(usual);
    }),
  );
});

it('writes structured data as JSON with the unchanged text', () => {
  const [, json] = /ld\+json">(.*?)<\/script>/s.exec(headHtml(head(hostile))) ?? [];
  expect(JSON.parse(json ?? '')).toEqual({ '@type': 'Thing', name: hostile });
});

it('marks a page without an address as noindex and names no canonical URL', () => {
  const html = headHtml({ ...head('Hồ sơ'), address: undefined });
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).not.toMatch(/canonical|og:url/);
});

const page = '<!doctype html><html lang="vi"><head><title>Bậc</title></head></html>';
const site = (text: string): Site => ({
  siteName: text,
  operator: { name: text, registration: text },
  contacts: {
    address: { en: text, vi: text },
    email: text,
    phone: text,
  },
  officeHours: [],
  fallbackLanguage: 'vi',
  isRegistrationOpen: true,
});

it('does not treat a dollar sign in a title as a replacement pattern', () => {
  const html = writeHtml(page, { ...head('$& $1 $`'), language: 'en' }, site('$&'));
  expect(html).toContain('<title>$&amp; $1 $`</title>');
  expect(html).toMatch(/<html data-fallback-language="vi" data-site="[^"]*" lang="en">/);
});

it('writes the site settings as JSON in one escaped attribute', () => {
  const html = writeHtml(page, head('x'), site(hostile));
  expect(elements(html)).toEqual(elements(writeHtml(page, head('x'), site('Bậc'))));
  const [, attribute = ''] = / data-site="([^"]*)"/.exec(html) ?? [];
  const signs = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" } as const;
  const json = attribute.replace(
    /&(lt|gt|quot|amp|#39);/g,
    (_all, name: keyof typeof signs) => signs[name],
  );
  expect(JSON.parse(json)).toEqual(site(hostile));
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['identity', 'identity'],
  ['*', 'identity'],
  [undefined, 'identity'],
])('chooses for Accept-Encoding %s the encoding %s', (accepted, sent) => {
  expect(encodingFor(accepted)).toBe(sent);
});
