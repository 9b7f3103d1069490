import { expect, test } from 'vitest';
import { suggestName } from './suggest-name.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';

test.each([
  ['Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36', 'Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 'iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36', 'Windows'],
  ['Mozilla/5.0 (X11; CrOS x86_64 15917) Chrome/140.0 Safari/537.36', 'Chromebook'],
  [mac, 'Mac'],
  ['Something else', ''],
])('for %s suggests the name "%s"', (userAgent, name) => {
  expect(suggestName(userAgent, [])).toBe(name);
});

test('a name already in use gets the first free number', () => {
  expect(suggestName(mac, ['Mac'])).toBe('Mac 2');
  expect(suggestName(mac, ['Mac', 'Mac 2', 'Phone'])).toBe('Mac 3');
});
