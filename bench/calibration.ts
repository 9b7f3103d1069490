import type { ItemParameters } from '@bac/exam/item/item.ts';
import { seededRandom } from '@bac/exam/random.ts';
import { calibrate, usualOptions } from '@bac/exam/statistics/calibrate.ts';
import { packResponses } from '@bac/exam/statistics/responses.ts';
import { simulateResponses } from '@bac/exam/testing/simulate-responses.ts';

const items = 143;
const students = 2000;
const target = 30;

/** As many items as a section of the founding bank, one in four typed; guessing differs a little. */
function manyItems(): ItemParameters[] {
  const random = seededRandom(5);
  return Array.from({ length: items }, (_, place) => ({
    a: 0.7 + 1.2 * random(),
    b: -2 + 4 * random(),
    c: place % 4 === 3 ? 0 : 0.1 + 0.2 * random(),
  }));
}

/** Every item met by every student, from the parameters an item starts with: the longest way there is. */
export function benchCalibration(): Promise<void> {
  const truth = manyItems();
  const responses = packResponses(simulateResponses({ items: truth, students, seed: 6 }));
  const start = truth.map(({ c }) => ({
    parameters: { a: 1.4, b: 0, c: c === 0 ? 0 : 0.2 },
    isKept: false,
  }));
  for (const model of ['2PL', '3PL'] as const) {
    const before = process.cpuUsage();
    const running = calibrate(start, responses, usualOptions(model));
    let next = running.next();
    while (!next.done) next = running.next();
    const { iterations, items: found } = next.value;
    const { user, system } = process.cpuUsage(before);
    const seconds = ((user + system) / 1_000_000).toFixed(1);
    const off = found.map(({ parameters }, place) => parameters.b - truth[place]!.b);
    const error = Math.sqrt(off.reduce((sum, each) => sum + each * each, 0) / items).toFixed(3);
    console.log(
      `${model}, ${items} items by ${students} students: ${seconds} s of CPU in ${iterations} rounds ` +
        `(target: under ${target} s), b off by ${error}`,
    );
  }
  return Promise.resolve();
}
