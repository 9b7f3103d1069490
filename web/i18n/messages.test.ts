import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '..');
const files = globSync('**/messages.*.json', {
  cwd: web,
  exclude: (path) => /^(dist|node_modules)$/.test(path),
});
const features = [...new Set(files.map((file) => dirname(file)))];

/** `{ role: { admin: 'x' } }` as `{ 'role.admin': 'x' }`. */
function flatten(messages: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${prefix}${key}.`)
      : [[prefix + key, String(value)] as [string, string]],
  );
}

function messagesOf(feature: string, language: 'en' | 'vi'): Map<string, string> {
  const path = join(web, feature, `messages.${language}.json`);
  return new Map(flatten(JSON.parse(readFileSync(path, 'utf8')) as object));
}

/** English plurals have `_one` and `_other`; Vietnamese needs only `_other`. */
const singular = /_one$/;
const placeholders = (text: string): string[] => (text.match(/\{\{[^}]+\}\}/g) ?? []).toSorted();

test('every feature has its messages in both languages', () => {
  const expected = features.flatMap((feature) =>
    ['en', 'vi'].map((language) => join(feature, `messages.${language}.json`)),
  );
  expect(files.toSorted()).toEqual(expected.toSorted());
  expect(features).toContain('site/home');
});

/** The violations of a rule in all features, prefixed by the feature. */
const violations = (
  rule: (english: Map<string, string>, vietnamese: Map<string, string>) => string[],
): string[] =>
  features.flatMap((feature) =>
    rule(messagesOf(feature, 'en'), messagesOf(feature, 'vi')).map((key) => `${feature}: ${key}`),
  );

test('the messages have the same keys in both languages', () => {
  const found = violations((english, vietnamese) => {
    const keys = [...english.keys()].filter((key) => !singular.test(key));
    const extra = [...vietnamese.keys()].filter((key) => singular.test(key) || !english.has(key));
    return [...keys.filter((key) => !vietnamese.has(key)), ...extra];
  });
  expect(found).toEqual([]);
});

test('the messages have the same placeholders in both languages', () => {
  const found = violations((english, vietnamese) =>
    [...vietnamese.keys()].filter(
      (key) =>
        `${placeholders(vietnamese.get(key)!)}` !== `${placeholders(english.get(key) ?? '')}`,
    ),
  );
  expect(found).toEqual([]);
});

test('no message is empty', () => {
  const found = violations((english, vietnamese) =>
    [...english, ...vietnamese].filter(([, text]) => text.trim() === '').map(([key]) => key),
  );
  expect(found).toEqual([]);
});
