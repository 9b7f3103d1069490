import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableFile } from './exchange-item.ts';
import { wordsFor } from './fault-words.ts';
import type { Answer, Question } from './read-apart.ts';
import { readFile } from './read-file.ts';

/** Runs in a worker thread, so that a malicious file can crash the thread but not the server. */

function answer({ name, bytes, defaults }: Question): Answer {
  try {
    return { file: readFile(name, bytes, defaults) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { words: error.words };
    // A deeply nested file overflows the stack of a recursive reader.
    if (error instanceof RangeError) return { words: wordsFor('too-deep') };
    throw error;
  }
}

parentPort?.postMessage(answer(workerData as Question), []);
