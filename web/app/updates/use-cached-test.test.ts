import { expect, test } from 'vitest';
import { isTestPath } from './is-test-path.ts';
import { shouldCacheTest } from './use-cached-test.ts';

test('caches the test files during a test, even in data-saving mode', () => {
  expect(shouldCacheTest(true, true, true)).toBe(true);
  expect(shouldCacheTest(true, true, false)).toBe(true);
});

test('caches the test files in advance only for signed-in people without data-saving mode', () => {
  expect(shouldCacheTest(false, true, false)).toBe(true);
  expect(shouldCacheTest(false, true, true)).toBe(false);
  expect(shouldCacheTest(false, false, false)).toBe(false);
});

test('only the test screen counts as a test path', () => {
  expect(isTestPath('/test/screen')).toBe(true);
  expect(['/tests', '/test/not-found', '/', '/test/result'].some(isTestPath)).toBe(false);
});
