import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Figures, Stage, Step } from './steps.ts';

interface Result extends Figures {
  name: string;
  seconds: number;
}

interface StageResult {
  steps: Result[];
  seconds: number;
  /** The processor time of the whole machine, so it is only right while nothing else runs. */
  processorSeconds: number;
}

const atOnce = 2;
const slowestShown = 10;

/** Runs every step, even after one has failed, to report all failures at once. Returns true if all steps passed. */
export async function runStages(stages: readonly Stage[]): Promise<boolean> {
  const steps = stages.flat();
  const preparing = new Map(steps.map((step) => [step, prepare(step)]));
  const stageResults: StageResult[] = [];
  for (const stage of stages) {
    const results: Result[] = [];
    const started = performance.now();
    const before = processorSeconds();
    const queue = [...stage];
    const workers = Array.from({ length: Math.min(atOnce, stage.length) }, async () => {
      for (let step = queue.shift(); step; step = queue.shift()) {
        await preparing.get(step);
        results.push(await run(step, stage.length === 1));
      }
    });
    await Promise.all(workers);
    stageResults.push({
      steps: results,
      seconds: (performance.now() - started) / 1000,
      processorSeconds: processorSeconds() - before,
    });
  }
  report(stageResults);
  return stageResults.every(({ steps: results }) => results.every(({ failed }) => failed === 0));
}

/** Ignores a failure, because the step that needs the result fails anyway. */
async function prepare({ prepare: command }: Step): Promise<void> {
  if (!command) return;
  const [program = '', ...args] = command;
  await once(spawn(program, args, { stdio: 'ignore' }), 'exit');
}

async function run({ name, command, figures }: Step, isAlone: boolean): Promise<Result> {
  const [program = '', ...args] = command;
  if (isAlone) console.log(`\n── ${name}`);
  if (figures) rmSync(figures.file, { force: true });
  const started = performance.now();
  const child = spawn(program, args, { stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  child.stderr?.on('data', (chunk) => (output += String(chunk)));
  const [status] = await once(child, 'close');
  const seconds = (performance.now() - started) / 1000;
  if (!isAlone) console.log(`\n── ${name}\n${status === 0 ? '' : output}`.trimEnd());
  console.log(`   ${name}: ${seconds.toFixed(1)} s`);
  return { name, seconds, ...count(figures, status === 0) };
}

function count(figures: Step['figures'], hasSucceeded: boolean): Figures {
  if (!figures) return { passed: hasSucceeded ? 1 : 0, failed: hasSucceeded ? 0 : 1, timed: [] };
  try {
    const counts = figures.read(JSON.parse(readFileSync(figures.file, 'utf8')));
    return hasSucceeded ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
  } catch {
    // A runner that died before it wrote its report is a failure, not a run without tests.
    return { passed: 0, failed: 1, timed: [] };
  }
}

const processorSeconds = (): number =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) /
  1000;

const column = (seconds?: number): string =>
  (seconds === undefined ? '' : `${seconds.toFixed(1)} s`).padStart(9);

function report(stages: StageResult[]): void {
  const results = stages.flatMap(({ steps }) => steps);
  const slowest = results
    .flatMap(({ timed }) => timed)
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, slowestShown);
  if (slowest.length > 0) {
    console.log('\nSlowest files and stories');
    for (const { name, ms } of slowest) console.log(`${column(ms / 1000)}  ${name}`);
  }
  console.log('\n     wall processor  step');
  for (const { steps, seconds, processorSeconds: processor } of stages) {
    const [only] = steps.length === 1 ? steps : [];
    if (!only)
      for (const step of steps) console.log(`${column(step.seconds)}${column()}  ${step.name}`);
    const name = only?.name ?? `total of these ${steps.length}`;
    console.log(`${column(seconds)}${column(processor)}  ${name}`);
  }
  const failedSteps = results.filter(({ failed }) => failed > 0);
  const sum = (key: 'passed' | 'failed'): number =>
    results.reduce((total, result) => total + result[key], 0);
  if (failedSteps.length > 0) {
    console.log(
      `\nFailed: ${failedSteps.map(({ name, failed }) => `${name} (${failed})`).join(', ')}`,
    );
  }
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}
