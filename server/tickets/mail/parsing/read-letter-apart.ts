import { Worker } from 'node:worker_threads';
import type { ReadLetter } from './read-letter.ts';

/** Undefined for a letter that can't be read. */
export type LetterReader = (bytes: Uint8Array<ArrayBuffer>) => Promise<ReadLetter | undefined>;

const mostMilliseconds = 30_000;
const mostMegabytes = 512;

let before: Promise<unknown> = Promise.resolve();

/** Undefined for a letter that nobody can read in that much time and room. */
function readInThread(bytes: Uint8Array<ArrayBuffer>): Promise<ReadLetter | undefined> {
  const thread = new Worker(new URL('read-letter-thread.ts', import.meta.url), {
    workerData: bytes,
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  return new Promise<ReadLetter | undefined>((resolve) => {
    const giveUp = (): void => resolve(undefined);
    const timer = setTimeout(giveUp, mostMilliseconds);
    thread.once('message', resolve);
    // Every way in which reading fails is the letter's fault: nested without end, headers without end, out of room.
    thread.once('error', giveUp);
    thread.once('exit', () => {
      clearTimeout(timer);
      giveUp();
    });
  }).finally(() => thread.terminate());
}

/** Reads a letter beside the server, not within it, one after another: the bytes are gone afterwards. */
export function readLetterApart(bytes: Uint8Array<ArrayBuffer>): Promise<ReadLetter | undefined> {
  const reading = before.then(() => readInThread(bytes));
  // Where no thread could be started, the next letter is tried all the same.
  before = reading.catch(() => {});
  return reading;
}
