import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableFile } from './exchange-item.ts';
import { wordsFor } from './fault-words.ts';
import type { Answer, Question } from './read-apart.ts';
import { readFile } from './read-file.ts';

/** Runs in a thread of its own: a file made to do harm may take it down, never the server. */

function answer({ name, bytes, defaults }: Question): Answer {
  try {
    return { file: readFile(name, bytes, defaults) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { words: error.words };
    // Readers that call themselves run out of stack where a file is nested without end.
    if (error instanceof RangeError) return { words: wordsFor('too-deep') };
    throw error;
  }
}

parentPort?.postMessage(answer(workerData as Question), []);
