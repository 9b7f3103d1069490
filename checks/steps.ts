export interface Step {
  name: string;
  command: readonly string[];
  /** Where the test runner leaves its figures; a step without one counts as a single check. */
  figures?: { file: string; read(json: unknown): Tally };
}

export interface Tally {
  passed: number;
  failed: number;
}

const vitestFile = 'test-results/vitest.json';
const playwrightFile = 'test-results/e2e.json';
const enginesFile = 'test-results/engines.json';

interface VitestFigures {
  numPassedTests: number;
  numFailedTests: number;
  numTotalTests: number;
  success: boolean;
}

interface PlaywrightFigures {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** A test that did not run did not pass. A file that could not even load failed, though no test of it is counted. */
function readVitest(json: unknown): Tally {
  const { numPassedTests, numTotalTests, success } = json as VitestFigures;
  const failed = numTotalTests - numPassedTests;
  return { passed: numPassedTests, failed: success ? failed : Math.max(failed, 1) };
}

function readPlaywright(json: unknown): Tally {
  const { stats } = json as PlaywrightFigures;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

const vitest = (name: string, projects: string[], ...options: string[]): Step => ({
  name,
  command: [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...options,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestFile}`,
  ],
  figures: { file: vitestFile, read: readVitest },
});

const types = (...projects: string[]): Step[] =>
  projects.map((project) => ({ name: `types of ${project}`, command: ['tsc', '-p', project] }));

const still: Step[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  ...types(
    'exam',
    'contract',
    'content',
    'server',
    'web',
    'web/tsconfig.node.json',
    'web/service-worker',
    'e2e',
    'bench',
    'checks',
  ),
  { name: 'nothing unused', command: ['knip'] },
];

/** Quick enough to run before every commit. */
export const quick: readonly Step[] = [
  ...still,
  vitest('domain and unit tests', ['exam', 'unit', 'web']),
];

export const everything: readonly Step[] = [
  ...still,
  { name: 'the pages build', command: ['node', 'server/web-build.ts'] },
  vitest('tests of the domain, and their coverage', ['exam'], '--coverage'),
  vitest('unit and server tests', ['unit', 'web', 'server']),
  {
    name: 'browser tests',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    figures: { file: playwrightFile, read: readPlaywright },
  },
];

/** Before a release: also the engines that the browser tests do not drive, Chromium being theirs. */
export const full: readonly Step[] = [
  ...everything,
  {
    name: 'Firefox and WebKit',
    command: ['node', 'e2e/engines/run.ts'],
    figures: { file: enginesFile, read: (json) => json as Tally },
  },
];
