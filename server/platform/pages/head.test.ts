import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Site } from '@bac/contract/site/settings.ts';
import { headHtml, type Head } from './head.ts';
import { encodingFor, writeHtml } from './page-writer.ts';

const hostile = `"><script>alert(1)</script><!-- </title> & ' $& $' \${x}`;

const head = (words: string): Head => ({
  title: words,
  siteName: words,
  description: words,
  language: 'vi',
  address: `https://bac.example/${encodeURI(words)}`,
  picture: { address: 'https://bac.example/link-picture.png', text: words },
  data: [{ '@type': 'Thing', name: words }],
});

/** What a reader of the markup finds: each element's name, and whether it is one that we write. */
const elements = (html: string): string[] =>
  [...html.matchAll(/<\/?([a-z!]+)/gi)].map(([, name]) => name!.toLowerCase());

it('a hostile title stays words, wherever it stands', () => {
  const html = headHtml(head(hostile));
  expect(elements(html)).toEqual(elements(headHtml(head('Đề thi'))));
  expect(html).toContain('<title>&quot;&gt;&lt;script&gt;');
});

it('no words at all add an element or leave an attribute', () => {
  const usual = elements(headHtml(head('x')));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (words) => {
      const html = headHtml({ ...head(words), address: undefined });
      const known = elements(headHtml({ ...head('x'), address: undefined }));
      expect(elements(html)).toEqual(known);
      expect(elements(headHtml({ ...head('x'), description: words }))).toEqual(usual);
    }),
  );
});

it('what machines read is JSON with the very words', () => {
  const [, json] = /ld\+json">(.*?)<\/script>/s.exec(headHtml(head(hostile))) ?? [];
  expect(JSON.parse(json ?? '')).toEqual({ '@type': 'Thing', name: hostile });
});

it('a page without an address is kept out of search engines, and names none', () => {
  const html = headHtml({ ...head('Hồ sơ'), address: undefined });
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).not.toMatch(/canonical|og:url/);
});

const page = '<!doctype html><html lang="vi"><head><title>Bậc</title></head></html>';
const site = (words: string): Site => ({
  siteName: words,
  contacts: {
    address: { en: words, vi: words },
    email: words,
    phone: words,
    hours: { en: words, vi: words },
  },
  fallbackLanguage: 'vi',
  isRegistrationOpen: true,
});

it('a dollar in a title is a dollar', () => {
  const html = writeHtml(page, { ...head('$& $1 $`'), language: 'en' }, site('$&'));
  expect(html).toContain('<title>$&amp; $1 $`</title>');
  expect(html).toMatch(/<html data-fallback-language="vi" data-site="[^"]*" lang="en">/);
});

it('what every page carries of the site is JSON with the very words, and never more than an attribute', () => {
  const html = writeHtml(page, head('x'), site(hostile));
  expect(elements(html)).toEqual(elements(writeHtml(page, head('x'), site('Bậc'))));
  const [, written = ''] = / data-site="([^"]*)"/.exec(html) ?? [];
  const signs = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" } as const;
  const read = written.replace(
    /&(lt|gt|quot|amp|#39);/g,
    (_all, name: keyof typeof signs) => signs[name],
  );
  expect(JSON.parse(read)).toEqual(site(hostile));
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['identity', 'identity'],
  ['*', 'identity'],
  [undefined, 'identity'],
])('a browser that takes %s is sent %s', (accepted, sent) => {
  expect(encodingFor(accepted)).toBe(sent);
});
