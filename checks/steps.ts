export interface Step {
  name: string;
  command: readonly string[];
  /** A command that starts with the first step and must end before this one, such as downloading a browser. */
  prepare?: readonly string[];
  /** The report of the test runner; a step without one counts as a single check. */
  figures?: { file: string; read(json: unknown): Figures };
}

/** Steps that run in parallel; the next stage begins when all have ended. */
export type Stage = readonly Step[];

export interface Figures {
  passed: number;
  failed: number;
  /** The duration of each file or story. */
  timed: { name: string; ms: number }[];
}

const vitestFile = 'test-results/vitest.json';
const playwrightFile = 'test-results/e2e.json';
const enginesFile = 'test-results/engines.json';

interface VitestFigures {
  numPassedTests: number;
  numTotalTests: number;
  success: boolean;
  testResults: { name: string; startTime: number; endTime: number }[];
}

interface PlaywrightSuite {
  specs: { title: string; tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
  file: string;
}

interface PlaywrightFigures {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** A test that did not run counts as failed. So does a file that could not load, although none of its tests is counted. */
function readVitest(json: unknown): Figures {
  const { numPassedTests, numTotalTests, success, testResults } = json as VitestFigures;
  const failed = numTotalTests - numPassedTests;
  return {
    passed: numPassedTests,
    failed: success ? failed : Math.max(failed, 1),
    timed: testResults.map(({ name, startTime, endTime }) => ({
      name: name.replace(`${process.cwd()}/`, ''),
      ms: endTime - startTime,
    })),
  };
}

function readPlaywright(json: unknown): Figures {
  const { stats, suites } = json as PlaywrightFigures;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    timed: suites.flatMap(timedStories),
  };
}

const timedStories = ({ file, specs, suites = [] }: PlaywrightSuite): Figures['timed'] => [
  ...specs.map(({ title, tests }) => ({
    name: `e2e/${file}: ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  })),
  ...suites.flatMap(timedStories),
];

export const vitest = (name: string, ...options: string[]): Step => ({
  name,
  command: [
    'vitest',
    'run',
    ...options,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestFile}`,
  ],
  figures: { file: vitestFile, read: readVitest },
});

export const playwright = (...options: string[]): Step => ({
  name: 'browser stories',
  prepare: ['node', 'e2e/support/ensure-browser.ts'],
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...options],
  figures: { file: playwrightFile, read: readPlaywright },
});

/** Uses one checker, because several would compute the same types again, and two projects are checked in parallel anyway. */
const types = (...projects: string[]): Step[] =>
  projects.map((project) => ({
    name: `types of ${project}`,
    command: ['tsc', '-p', project, '--checkers', '1'],
  }));

const projects = (...names: string[]): string[] => names.flatMap((name) => ['--project', name]);

/** The longest steps come first, because two run at a time. */
const staticChecks: Stage = [
  ...types('web', 'server', 'checks'),
  { name: 'unused code', command: ['knip', '--cache'] },
  ...types('contract', 'e2e', 'bench', 'content', 'exam'),
  ...types('web/tsconfig.node.json', 'web/service-worker'),
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
];

const domain = vitest('domain tests with coverage', ...projects('exam'), '--coverage');

/** Quick enough to run before every commit. `npm run test:changed` adds the tests that a change can affect. */
export const quick: readonly Stage[] = [
  staticChecks,
  [vitest('domain and unit tests', ...projects('exam', 'unit'))],
];

export const everything: readonly Stage[] = [
  [...staticChecks, { name: 'web build', command: ['node', 'server/web-build.ts'] }, domain],
  [vitest('unit, web and server tests', ...projects('unit', 'web', 'player', 'server'))],
  [playwright()],
];

/** For releases: also runs Firefox and WebKit, because the browser stories use Chromium only. */
export const full: readonly Stage[] = [
  ...everything,
  [
    {
      name: 'Firefox and WebKit',
      command: ['node', 'e2e/engines/run.ts'],
      figures: {
        file: enginesFile,
        read: (json) => ({ ...(json as Omit<Figures, 'timed'>), timed: [] }),
      },
    },
  ],
];
