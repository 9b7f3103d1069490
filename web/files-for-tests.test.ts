import { expect, test } from 'vitest';
import { modulesForTests, type Imports } from './files-for-tests.ts';

const modules: Record<string, Partial<Imports>> = {
  'main.tsx': {
    importedIds: ['app/router.tsx', 'i18n/i18n.ts', 'app/pages/failed-page.tsx'],
  },
  'app/router.tsx': {
    dynamicallyImportedIds: ['attempt/attempt-screen.tsx', 'tests/tests-screen.tsx', 'admin/a.tsx'],
  },
  'i18n/i18n.ts': {
    dynamicallyImportedIds: [
      'attempt/tools/messages.vi.json',
      'app/messages.en.json',
      'ui/figure/messages.en.json',
      'app/admin-shell/messages.en.json',
      'auth/messages.en.json',
    ],
  },
  'app/pages/failed-page.tsx': { dynamicallyImportedIds: ['kept-tests.ts'] },
  'attempt/attempt-screen.tsx': {
    importedIds: ['ui/toast.ts', 'main.tsx', '../node_modules/@mantine/core/index.mjs'],
    dynamicallyImportedIds: ['attempt/calculator/window.tsx'],
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
  'attempt/attempt-screen.tsx',
  'attempt/calculator/window.tsx',
  '../node_modules/sonner/index.mjs',
  'kept-tests.ts',
  'attempt/tools/messages.vi.json',
  'app/messages.en.json',
  'ui/figure/messages.en.json',
])('%s is kept for a test', (id) => {
  expect(found).toContain(id);
});

test.each([
  'tests/tests-screen.tsx',
  'admin/a.tsx',
  'app/admin-shell/messages.en.json',
  'auth/messages.en.json',
  '../node_modules/@mantine/core/index.mjs',
])('%s is not', (id) => {
  expect(found).not.toContain(id);
});
