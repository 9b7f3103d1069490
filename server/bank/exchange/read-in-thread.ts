import { Worker } from 'node:worker_threads';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { Refused } from '../../platform/http/refused.ts';
import { faultMessage } from './fault-messages.ts';
import type { Defaults } from './read-authored.ts';
import type { ReadFile } from './read-file.ts';

export interface ReadRequest {
  name: string;
  bytes: Uint8Array;
  defaults: Defaults;
}

export type ReadReply = { file: ReadFile } | { words: LocalText };

const maxMilliseconds = 30_000;
const maxMegabytes = 512;
/** More requests are refused and may retry: reading takes a whole core. */
const maxThreads = 2;

let activeThreads = 0;

/** Reads a file in a worker thread with limited time and memory, whatever the file holds. */
function runThread(request: ReadRequest, milliseconds: number): Promise<ReadReply> {
  const thread = new Worker(new URL('read-thread.ts', import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  });
  return new Promise<ReadReply>((resolve, reject) => {
    const giveUp = (): void => resolve({ words: faultMessage('too-long-to-read') });
    const timer = setTimeout(giveUp, milliseconds);
    thread.once('message', resolve);
    thread.once('error', (error) => {
      const isOutOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (isOutOfMemory) giveUp();
      else reject(error);
    });
    thread.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('reading a file of items ended without an answer'));
    });
  }).finally(() => thread.terminate());
}

/** Reads a file of items outside of the server's own thread. */
export async function readInThread(
  request: ReadRequest,
  milliseconds = maxMilliseconds,
): Promise<ReadFile> {
  if (activeThreads >= maxThreads) throw new Refused('TOO_MANY_REQUESTS', { retryAfter: 10 });
  activeThreads += 1;
  try {
    const reply = await runThread(request, milliseconds);
    if ('words' in reply) throw new Refused('UNREADABLE_FILE', { messages: reply.words });
    return reply.file;
  } finally {
    activeThreads -= 1;
  }
}
