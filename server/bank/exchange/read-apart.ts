import { Worker } from 'node:worker_threads';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { Refused } from '../../platform/http/refused.ts';
import { wordsFor } from './fault-words.ts';
import type { Defaults } from './read-authored.ts';
import type { ReadFile } from './read-file.ts';

export interface Question {
  name: string;
  bytes: Uint8Array;
  defaults: Defaults;
}

export type Answer = { file: ReadFile } | { words: LocalText };

const mostMilliseconds = 30_000;
const mostMegabytes = 512;
/** The others are told to come back: reading takes a whole core. */
const mostAtOnce = 2;

let running = 0;

/** Whatever a file holds, it costs no more than this much time and room, and none of the server's own. */
function ask(question: Question, milliseconds: number): Promise<Answer> {
  const thread = new Worker(new URL('read-thread.ts', import.meta.url), {
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  return new Promise<Answer>((resolve, reject) => {
    const giveUp = (): void => resolve({ words: wordsFor('too-long-to-read') });
    const timer = setTimeout(giveUp, milliseconds);
    thread.once('message', resolve);
    thread.once('error', (error) => {
      const isOutOfRoom = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (isOutOfRoom) giveUp();
      else reject(error);
    });
    thread.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('reading a file of items ended without an answer'));
    });
  }).finally(() => thread.terminate());
}

/** Reads a file of items beside the server, not within it. */
export async function readApart(
  question: Question,
  milliseconds = mostMilliseconds,
): Promise<ReadFile> {
  if (running >= mostAtOnce) throw new Refused('TOO_MANY_REQUESTS', { retryAfter: 10 });
  running += 1;
  try {
    const answer = await ask(question, milliseconds);
    if ('words' in answer) throw new Refused('UNREADABLE_FILE', { words: answer.words });
    return answer.file;
  } finally {
    running -= 1;
  }
}
