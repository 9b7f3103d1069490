import { parentPort, workerData } from 'node:worker_threads';
import { parseEmail } from './parse-email.ts';

/** Runs in a worker thread: a malicious email may crash the thread, but never the server. */

const letter = await parseEmail(workerData as Uint8Array<ArrayBuffer>);
parentPort?.postMessage(letter, [...new Set(letter.files.map(({ bytes }) => bytes.buffer))]);
