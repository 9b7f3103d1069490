import { parentPort, workerData } from 'node:worker_threads';
import { calibrate, usualOptions } from '@bac/exam/statistics/calibrate.ts';
import type { CalibrationNews, CalibrationTask } from './run-calibration.ts';

/** A thread of its own: minutes of arithmetic, during which the server goes on answering. */

const tell = (news: CalibrationNews): void => parentPort?.postMessage(news, []);

const { model, items, responses } = workerData as CalibrationTask;
const running = calibrate(items, responses, usualOptions(model));
for (let next = running.next(); ; next = running.next()) {
  if (next.done) {
    tell({ calibrated: next.value });
    break;
  }
  tell({ done: next.value.done });
}
