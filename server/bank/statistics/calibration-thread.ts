import { parentPort, workerData } from 'node:worker_threads';
import { calibrate, defaultOptions } from '@bac/exam/statistics/calibrate.ts';
import type { CalibrationMessage, CalibrationTask } from './run-calibration.ts';

/** Calibrates in a worker thread: it takes minutes of arithmetic, during which the server must answer requests. */

const send = (message: CalibrationMessage): void => parentPort?.postMessage(message, []);

const { model, link, items, responses } = workerData as CalibrationTask;
const running = calibrate(items, responses, defaultOptions(model, link));
for (let next = running.next(); ; next = running.next()) {
  if (next.done) {
    send({ calibrated: next.value });
    break;
  }
  send({ done: next.value.done });
}
