import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableFile } from './exchange-item.ts';
import { faultMessage } from './fault-messages.ts';
import type { ReadReply, ReadRequest } from './read-in-thread.ts';
import { readFile } from './read-file.ts';

/** Runs in a worker thread, so that a malicious file can crash the thread but not the server. */

function handle({ name, bytes, defaults }: ReadRequest): ReadReply {
  try {
    return { file: readFile(name, bytes, defaults) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { words: error.words };
    // A deeply nested file overflows the stack of a recursive reader.
    if (error instanceof RangeError) return { words: faultMessage('too-deep') };
    throw error;
  }
}

parentPort?.postMessage(handle(workerData as ReadRequest), []);
