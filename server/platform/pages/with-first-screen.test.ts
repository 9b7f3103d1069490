import { expect, it } from 'vitest';
import type { FirstScreen } from './first-screen/write-first-screen.ts';
import { withFirstScreen } from './with-first-screen.ts';

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

const first: FirstScreen = {
  path: '/tests',
  styles: '.a{color:red}',
  body: '<h1>$& words</h1>',
  questions: '[]',
  files: ['/assets/tests-1.js', '/assets/tests-1.css'],
  icon: '<svg id="$1" />',
};

const page = withFirstScreen(template, first);
const [before = '', rest = ''] = page.split('<template id="rest">');

it('its words and styles are there before anything that is asked for', () => {
  expect(before).toContain('<html lang="vi" data-first-screen="/tests"');
  expect(before).toContain('<style>.a{color:red}</style></head>');
  expect(before).toContain('<div id="root"><h1>$& words</h1></div>');
  expect(before).toContain('src="/first-paint.js"');
  expect(before).toContain('href="data:image/svg+xml,%3Csvg%20id%3D%22%241%22%20%2F%3E"');
  expect(before).not.toMatch(/assets|manifest|favicon/);
});

it('the scripts and styles of the page wait in a template, with the files of this page', () => {
  expect(rest).toContain('<script type="module" crossorigin src="/assets/index-1.js"></script>');
  expect(rest).toContain('<link rel="stylesheet" crossorigin href="/assets/index-1.css">');
  expect(rest).toContain('<link rel="modulepreload" crossorigin href="/assets/tests-1.js">');
  expect(rest).toContain('<link rel="preload" as="style" crossorigin href="/assets/tests-1.css">');
  expect(rest).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  expect(page).not.toContain('woff2');
});
