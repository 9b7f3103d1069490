import { expect, test } from 'vitest';
import { kindOf } from './kind-of.ts';

const origin = 'https://bac.example';
const kind = (path: string, mode = 'cors', method = 'GET') =>
  kindOf({ url: new URL(path, origin).href, mode, method }, origin, ['/theme.js']);

test.each(['/', '/tests', '/test-results/1', '/apiary', '/admin/dashboard'])(
  'a navigation to %s is answered with a page',
  (path) => {
    expect(kind(path, 'navigate')).toBe('page');
  },
);

test.each(['/test/screen?attempt=1', '/test/offline'])(
  'a navigation to %s is answered even without the server',
  (path) => {
    expect(kind(path, 'navigate')).toBe('test');
  },
);

test.each(['/assets/index-B3ot.js', '/theme.js'])(
  '%s is answered as a file of the build',
  (path) => {
    expect(kind(path)).toBe('file');
  },
);

test.each(['/api/v1/attempts/1', '/api', '/api/docs', '/metrics', '/docs', '/files/a.png'])(
  'requests and navigations to %s are never handled',
  (path) => {
    expect(kind(path)).toBeUndefined();
    expect(kind(path, 'navigate')).toBeUndefined();
  },
);

test('writes, other sites, navigations to files and the worker itself are never handled', () => {
  expect(kind('/assets/index-B3ot.js', 'cors', 'POST')).toBeUndefined();
  expect(kind('/tests', 'navigate', 'POST')).toBeUndefined();
  expect(kind('https://www.openstreetmap.org/assets/x.js')).toBeUndefined();
  expect(kind('/favicon.svg', 'navigate')).toBeUndefined();
  expect(kind('/service-worker.js', 'same-origin')).toBeUndefined();
});
