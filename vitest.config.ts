import { defineConfig } from 'vitest/config';
import { prepareTestEnvironment } from './checks/test-environment.ts';

prepareTestEnvironment();

/** Connections to IndexedDB outlive a test file, so these files must not share a process. */
const withDatabase = 'web/attempts/player/{engine,stages}/**/*.test.{ts,tsx}';

// oxlint-disable-next-line import/no-default-export -- vitest requires one
export default defineConfig({
  test: {
    // Measured on two cores: a third worker imports all modules again, which makes the run slower.
    maxWorkers: 2,
    // Used with `--coverage`, and only for the domain, where every branch is a rule that somebody relies on.
    coverage: {
      provider: 'v8',
      include: ['exam/**/*.ts'],
      exclude: ['exam/testing/**', 'exam/*.config.ts'],
      reporter: ['text-summary'],
      thresholds: { branches: 95, functions: 95, lines: 95 },
    },
    projects: [
      {
        test: {
          name: 'exam',
          include: ['exam/**/*.test.ts'],
          // Coverage would make simulations ten times slower, so they run in the project `unit`.
          exclude: ['exam/**/*.simulation.test.ts'],
          // Pure functions leave no state behind, so the files can share a process.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'unit',
          include: ['{contract,content,checks}/**/*.test.ts', 'exam/**/*.simulation.test.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        // Without source positions of elements, tests that render much are an eighth faster.
        oxc: { jsx: { development: false } },
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: [withDatabase],
          isolate: false,
          environment: 'happy-dom',
          setupFiles: 'web/testing/fresh-page.ts',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'player',
          include: [withDatabase],
          environment: 'happy-dom',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: 'server/testing/database-server.ts',
          setupFiles: 'server/testing/cheap-passwords.ts',
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
