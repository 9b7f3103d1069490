import { defineConfig } from 'vitest/config';
import { prepareTestEnvironment } from './checks/test-environment.ts';

prepareTestEnvironment();

/** Connections to the browser's database outlive a test file, so these files share nothing. */
const withDatabase = 'web/attempts/player/{engine,stages}/**/*.test.{ts,tsx}';

// oxlint-disable-next-line import/no-default-export -- vitest asks for one
export default defineConfig({
  test: {
    // Measured on two cores: a third worker imports all modules once more and makes the run slower.
    maxWorkers: 2,
    // Asked for with `--coverage`, of the domain alone: there every branch is a rule somebody relies on.
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
          // Counting branches would slow them down ten times; they run with the others.
          exclude: ['exam/**/*.simulation.test.ts'],
          // Pure functions leave nothing behind: one process may run one file after the other.
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
        // Without the source position of each element, tests that render much take an eighth less time.
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
