import { expect, it } from 'vitest';
import type { PageHtml } from './rendering/render-html.ts';
import { insertHtml } from './insert-html.ts';

const template = `<!doctype html>
<html lang="vi">
  <head>
    <title>Bậc</title>
    <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <script src="/theme.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
    <link rel="preload" as="font" type="font/woff2" href="/assets/font-1.woff2" crossorigin="">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

const html: PageHtml = {
  path: '/tests',
  html: '<h1>$& words</h1>',
  styles: '.a{color:red}',
  queries: ['</script>'],
  stylesheets: ['/assets/index-1.css', '/assets/tests-1.css'],
  scripts: ['/assets/tests-1.js'],
  icon: '<svg id="$1" />',
};

const page = insertHtml(template, html);
const [before = '', rest = ''] = page.split('<template id="rest">');

it('puts content, styles and fonts before other requested files', () => {
  expect(before).toContain('<html lang="vi" data-server-html="/tests"');
  expect(before).toContain('<style>.a{color:red}</style></head>');
  expect(before).toContain('<div id="root"><h1>$& words</h1></div>');
  expect(before).toContain('src="/first-paint.js"');
  expect(before).toContain('href="data:image/svg+xml,%3Csvg%20id%3D%22%241%22%20%2F%3E"');
  expect(before).toContain('["\\u003c/script\\u003e"]');
  expect(before.match(/\/assets\/[\w.-]+/g)).toEqual(['/assets/font-1.woff2']);
  expect(before).not.toMatch(/manifest|favicon/);
});

it('puts scripts and stylesheets in a template, those of every page first', () => {
  expect(rest.match(/[\w-]+\.(css|js|webmanifest)/g)).toEqual([
    'index-1.css',
    'tests-1.css',
    'manifest.webmanifest',
    'index-1.js',
    'libraries-1.js',
    'tests-1.js',
  ]);
  expect(rest).toContain('<link rel="modulepreload" crossorigin href="/assets/tests-1.js">');
});
