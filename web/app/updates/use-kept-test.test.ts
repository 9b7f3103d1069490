import { expect, test } from 'vitest';
import { isTestPath } from './is-test-path.ts';
import { isWorthKeeping } from './use-kept-test.ts';

test('a test is kept on this device wherever it is taken, also where data is dear', () => {
  expect(isWorthKeeping(true, true, true)).toBe(true);
  expect(isWorthKeeping(true, true, false)).toBe(true);
});

test('before it is opened, only for those who may take one and do not save data', () => {
  expect(isWorthKeeping(false, true, false)).toBe(true);
  expect(isWorthKeeping(false, true, true)).toBe(false);
  expect(isWorthKeeping(false, false, false)).toBe(false);
});

test('the screen of a test is one, the pages about tests are not', () => {
  expect(isTestPath('/test/screen')).toBe(true);
  expect(['/tests', '/test/not-found', '/', '/test/result'].some(isTestPath)).toBe(false);
});
