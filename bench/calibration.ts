import type { ItemParameters } from '@bac/exam/item/item.ts';
import { seededRandom } from '@bac/exam/random.ts';
import { calibrate, defaultOptions } from '@bac/exam/statistics/calibrate.ts';
import { packResponses } from '@bac/exam/statistics/responses.ts';
import { simulateResponses } from '@bac/exam/testing/simulate-responses.ts';

const items = 143;
const students = 2000;
const target = 30;

/** As many items as a section of the initial bank; one in four has an entered response, and guessing varies a little. */
function manyItems(): ItemParameters[] {
  const random = seededRandom(5);
  return Array.from({ length: items }, (_, index) => ({
    a: 0.7 + 1.2 * random(),
    b: -2 + 4 * random(),
    c: index % 4 === 3 ? 0 : 0.1 + 0.2 * random(),
  }));
}

/** Calibrates with every student answering every item, from the starting parameters: the slowest case. */
export function benchCalibration(): Promise<void> {
  const truth = manyItems();
  const responses = packResponses(simulateResponses({ items: truth, students, seed: 6 }));
  const start = truth.map(({ c }) => ({
    parameters: { a: 1.4, b: 0, c: c === 0 ? 0 : 0.2 },
    isFixed: false,
  }));
  for (const model of ['2PL', '3PL'] as const) {
    const before = process.cpuUsage();
    const running = calibrate(start, responses, defaultOptions(model));
    let next = running.next();
    while (!next.done) next = running.next();
    const { iterations, items: found } = next.value;
    const { user, system } = process.cpuUsage(before);
    const seconds = ((user + system) / 1_000_000).toFixed(1);
    const differences = found.map(({ parameters }, index) => parameters.b - truth[index]!.b);
    const error = Math.sqrt(
      differences.reduce((sum, each) => sum + each * each, 0) / items,
    ).toFixed(3);
    console.log(
      `${model}, ${items} items by ${students} students: ${seconds} s of CPU in ${iterations} rounds ` +
        `(target: under ${target} s), b off by ${error}`,
    );
  }
  return Promise.resolve();
}
