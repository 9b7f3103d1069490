import { expect, test } from 'vitest';
import { isTestPath } from './is-test-path.ts';
import { isWorthKeeping } from './use-kept-test.ts';

test('caches the test files during a test, even in data-saving mode', () => {
  expect(isWorthKeeping(true, true, true)).toBe(true);
  expect(isWorthKeeping(true, true, false)).toBe(true);
});

test('caches the test files in advance only for signed-in people without data-saving mode', () => {
  expect(isWorthKeeping(false, true, false)).toBe(true);
  expect(isWorthKeeping(false, true, true)).toBe(false);
  expect(isWorthKeeping(false, false, false)).toBe(false);
});

test('only the test screen counts as a test path', () => {
  expect(isTestPath('/test/screen')).toBe(true);
  expect(['/tests', '/test/not-found', '/', '/test/result'].some(isTestPath)).toBe(false);
});
