import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { table, affectedStories } from './affected-stories.ts';

const root = join(import.meta.dirname, '..');
const stories = globSync('e2e/**/*.spec.ts', { cwd: root });
const folders = ['exam', 'contract', 'content', 'server', 'web', 'e2e', 'checks', 'bench', 'docs'];
const files = folders.flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,tsx,md,yaml}`, {
    cwd: root,
    exclude: (path) => /(^|\/)(dist|node_modules)$/.test(path),
  }),
);

test('every row names existing paths and existing stories', () => {
  const outdated = table.filter(
    ([pattern, names]) =>
      !files.some((file) => pattern.test(file)) ||
      names.some((name) => !stories.some((story) => story.startsWith(`e2e/${name}`))),
  );
  expect(outdated.map(([pattern]) => String(pattern))).toEqual([]);
});

test('a path without a row runs every story', () => {
  expect(affectedStories(['server/platform/http/session.ts'], stories)).toEqual(stories);
  expect(affectedStories(['web/ui/buttons/button.tsx'], stories)).toEqual(stories);
  expect(affectedStories(['e2e/support/fixtures.ts'], stories)).toEqual(stories);
  expect(affectedStories(['docs/spec.md', 'package.json'], stories)).toEqual(stories);
});

test('documents and unit tests run no story', () => {
  expect(affectedStories(['README.md', 'docs/spec.md'], stories)).toEqual([]);
  expect(
    affectedStories(
      ['web/ui/buttons/button.test.tsx', 'server/platform/http/fuzz.test.ts'],
      stories,
    ),
  ).toEqual([]);
});

test('a story runs itself; a screen runs its own stories and the check of every page', () => {
  expect(affectedStories(['e2e/site/home.spec.ts'], stories)).toEqual(['e2e/site/home.spec.ts']);
  const affected = affectedStories(['web/demo/mailbox-screen.tsx'], stories);
  const expected = stories.filter((story) =>
    /^e2e\/(demo\/|accounts\/|app\/every-page)/.test(story),
  );
  expect(affected).toEqual(expected);
});
