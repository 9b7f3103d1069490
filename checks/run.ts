import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { everything, full, quick, type Step, type Tally } from './steps.ts';

/** Runs every step, also after one has failed: a person wants to see all that is wrong at once. */
function run({ name, command, figures }: Step): Tally {
  const [program = '', ...args] = command;
  console.log(`\n── ${name}`);
  if (figures) rmSync(figures.file, { force: true });
  const started = performance.now();
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  console.log(`   ${name}: ${Math.round((performance.now() - started) / 100) / 10} s`);
  const single = status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!figures) return single;
  try {
    const tally = figures.read(JSON.parse(readFileSync(figures.file, 'utf8')));
    return status === 0 ? tally : { ...tally, failed: Math.max(tally.failed, 1) };
  } catch {
    // The runner died before it could count: that is a failure, never zero tests.
    return { passed: 0, failed: 1 };
  }
}

const isAsked = (option: string): boolean => process.argv.includes(option);

// The wide matrices, every look of every page, and all engines. Too long for each change, right before a release.
if (isAsked('--full')) process.env['FULL'] = 'yes';
const thorough = isAsked('--full') ? full : everything;
const steps = isAsked('--quick') ? quick : thorough;
const tallies = steps.map((step) => ({ name: step.name, ...run(step) }));
const broken = tallies.filter(({ failed }) => failed > 0);
const sum = (of: 'passed' | 'failed'): number =>
  tallies.reduce((total, tally) => total + tally[of], 0);

if (broken.length > 0) {
  console.log(`\nNot right: ${broken.map(({ name, failed }) => `${name} (${failed})`).join(', ')}`);
}
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = broken.length > 0 ? 1 : 0;
