import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { runStages } from './run-stages.ts';
import { playwright, vitest } from './steps.ts';
import { affectedStories } from './affected-stories.ts';

/** `npm run test:changed [-- commit]` runs the tests that the changes since a commit can affect. */

const linesOf = (...args: string[]): string[] | undefined => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
};

const isCommit = (name: string): boolean =>
  linesOf('rev-parse', '--verify', '--quiet', `${name}^{commit}`) !== undefined;

const requested = process.argv[2];
const base = (requested === undefined ? ['origin/main', 'HEAD~1'] : [requested]).find(isCommit);
if (base === undefined) throw new Error(`No such commit: ${requested ?? 'origin/main, HEAD~1'}`);

const paths = [
  ...(linesOf('diff', '--name-only', base) ?? []),
  ...(linesOf('ls-files', '--others', '--exclude-standard') ?? []),
];
const all = globSync('e2e/**/*.spec.ts');
const stories = affectedStories(paths, all);
console.log(
  `${paths.length} files changed since ${base}: ${stories.length} of ${all.length} story files`,
);

const unit = vitest('tests of changed code', '--changed', base, '--passWithNoTests');
const stages = [[unit], ...(stories.length > 0 ? [[playwright(...stories)]] : [])];
process.exitCode = paths.length === 0 || (await runStages(stages)) ? 0 : 1;
