import { globSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Folders of a floor that are no area. */
const others: Record<string, readonly string[]> = {
  contract: ['protocol'],
  server: ['attacks', 'db', 'platform', 'testing'],
  web: [
    'api',
    'app',
    'build',
    'i18n',
    'item',
    'pictures',
    'public',
    'service-worker',
    'testing',
    'ui',
  ],
  e2e: ['app', 'engines', 'support'],
};

const made = ['dist', 'node_modules'];

const areasOf = (floor: string): string[] =>
  readdirSync(join(root, floor), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => !made.includes(name) && !others[floor]?.includes(name))
    .toSorted();

test('every floor has the same areas', () => {
  const areas = areasOf('contract');
  expect(areas.length).toBeGreaterThan(5);
  const floors = Object.keys(others).map((floor) => [floor, areasOf(floor)]);
  expect(floors).toEqual(Object.keys(others).map((floor) => [floor, areas]));
});

test('every table of routes lies in an area, and the server mounts it in the area of that name', () => {
  const tables = globSync('contract/*/*.ts', { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const names = text.matchAll(/export const (\w+Routes) = \{/g);
    return [...names].map(([, name = '']) => ({ name, area: file.split('/')[1] ?? '' }));
  });
  expect(tables.length).toBeGreaterThan(30);
  const mounted = globSync('server/**/*.ts', { cwd: root }).map((file) => ({
    area: file.split('/')[1],
    text: readFileSync(join(root, file), 'utf8'),
  }));
  const misplaced = tables.filter(
    ({ name, area }) =>
      !mounted.some((file) => file.area === area && new RegExp(`\\b${name}\\b`).test(file.text)),
  );
  expect(misplaced).toEqual([]);
});

function hasDefaultStory(file: string): boolean {
  const text = readFileSync(join(root, file), 'utf8');
  const stories = text.split(/^ *test\(/m).slice(1);
  // The tag stands between the title and the function.
  return stories.some((story) => !story.split('=>')[0]?.includes('@wide'));
}

test('every area has a story in `npm test`', () => {
  const without = areasOf('e2e').filter(
    (area) => !globSync(`e2e/${area}/*.spec.ts`, { cwd: root }).some(hasDefaultStory),
  );
  expect(without).toEqual([]);
});
