import { parentPort, workerData } from 'node:worker_threads';
import { readLetter } from './read-letter.ts';

/** Runs in a thread of its own: a letter made to do harm may take it down, never the server. */

const letter = await readLetter(workerData as Uint8Array<ArrayBuffer>);
parentPort?.postMessage(letter, [...new Set(letter.files.map(({ bytes }) => bytes.buffer))]);
