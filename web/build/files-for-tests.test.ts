import { expect, test } from 'vitest';
import { modulesForTests, type Imports } from './files-for-tests.ts';

const modules: Record<string, Partial<Imports>> = {
  'main.tsx': {
    importedIds: ['app/router.tsx', 'i18n/i18n.ts', 'app/pages/failed-page.tsx'],
  },
  'app/router.tsx': {
    dynamicallyImportedIds: [
      'attempts/player/attempt-screen.tsx',
      'attempts/tests/tests-screen.tsx',
      'bank/console/a.tsx',
    ],
  },
  'i18n/i18n.ts': {
    dynamicallyImportedIds: [
      'attempts/player/tools/messages.vi.json',
      'app/messages.en.json',
      'item/figure/messages.en.json',
      'app/admin-shell/messages.en.json',
      'accounts/auth/messages.en.json',
    ],
  },
  'app/pages/failed-page.tsx': { dynamicallyImportedIds: ['kept-tests.ts'] },
  'attempts/player/attempt-screen.tsx': {
    importedIds: ['ui/toast.ts', 'main.tsx', '../node_modules/@mantine/core/index.mjs'],
    dynamicallyImportedIds: ['attempts/player/calculator/window.tsx'],
  },
  'ui/toast.ts': { dynamicallyImportedIds: ['../node_modules/sonner/index.mjs'] },
};

const found = modulesForTests(
  'main.tsx',
  (id) => ({ importedIds: [], dynamicallyImportedIds: [], ...modules[id] }),
  (id) => id,
);

test.each([
  'app/router.tsx',
  'attempts/player/attempt-screen.tsx',
  'attempts/player/calculator/window.tsx',
  '../node_modules/sonner/index.mjs',
  'kept-tests.ts',
  'attempts/player/tools/messages.vi.json',
  'app/messages.en.json',
  'item/figure/messages.en.json',
])('%s is cached for tests', (id) => {
  expect(found).toContain(id);
});

test.each([
  'attempts/tests/tests-screen.tsx',
  'bank/console/a.tsx',
  'app/admin-shell/messages.en.json',
  'accounts/auth/messages.en.json',
  '../node_modules/@mantine/core/index.mjs',
])('%s is not cached for tests', (id) => {
  expect(found).not.toContain(id);
});
