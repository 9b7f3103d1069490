import { globSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Folders of a workspace that are not areas. */
const otherFolders: Record<string, readonly string[]> = {
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

const generated = ['dist', 'node_modules'];

const areasOf = (workspace: string): string[] =>
  readdirSync(join(root, workspace), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => !generated.includes(name) && !otherFolders[workspace]?.includes(name))
    .toSorted();

test('every workspace has the same areas', () => {
  const areas = areasOf('contract');
  expect(areas.length).toBeGreaterThan(5);
  const workspaces = Object.keys(otherFolders);
  expect(workspaces.map((workspace) => [workspace, areasOf(workspace)])).toEqual(
    workspaces.map((workspace) => [workspace, areas]),
  );
});

test('every table of routes is in an area, and the server mounts it in the area of that name', () => {
  const tables = globSync('contract/*/*.ts', { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const names = text.matchAll(/export const (\w+Routes) = \{/g);
    return [...names].map(([, name = '']) => ({ name, area: file.split('/')[1] ?? '' }));
  });
  expect(tables.length).toBeGreaterThan(30);
  const serverFiles = globSync('server/**/*.ts', { cwd: root }).map((file) => ({
    area: file.split('/')[1],
    text: readFileSync(join(root, file), 'utf8'),
  }));
  const misplaced = tables.filter(
    ({ name, area }) =>
      !serverFiles.some(
        (file) => file.area === area && new RegExp(`\\b${name}\\b`).test(file.text),
      ),
  );
  expect(misplaced).toEqual([]);
});

function hasDefaultStory(file: string): boolean {
  const text = readFileSync(join(root, file), 'utf8');
  const stories = text.split(/^ *test\(/m).slice(1);
  // The tag is between the title and the function.
  return stories.some((story) => !story.split('=>')[0]?.includes('@wide'));
}

test('every area has a story in `npm test`', () => {
  const areasWithoutStory = areasOf('e2e').filter(
    (area) => !globSync(`e2e/${area}/*.spec.ts`, { cwd: root }).some(hasDefaultStory),
  );
  expect(areasWithoutStory).toEqual([]);
});
