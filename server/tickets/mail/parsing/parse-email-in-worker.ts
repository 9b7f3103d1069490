import { Worker } from 'node:worker_threads';
import type { ParsedEmail } from './parse-email.ts';

/** Resolves to undefined for an email that cannot be read. */
export type EmailParser = (bytes: Uint8Array<ArrayBuffer>) => Promise<ParsedEmail | undefined>;

const mostMilliseconds = 30_000;
const mostMegabytes = 512;

let previous: Promise<unknown> = Promise.resolve();

/** Resolves to undefined if reading fails or exceeds the limits of time and memory. */
function readInThread(bytes: Uint8Array<ArrayBuffer>): Promise<ParsedEmail | undefined> {
  const thread = new Worker(new URL('email-worker.ts', import.meta.url), {
    workerData: bytes,
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  return new Promise<ParsedEmail | undefined>((resolve) => {
    const giveUp = (): void => resolve(undefined);
    const timer = setTimeout(giveUp, mostMilliseconds);
    thread.once('message', resolve);
    // Every failure is the email's fault: endless nesting, endless headers, out of memory.
    thread.once('error', giveUp);
    thread.once('exit', () => {
      clearTimeout(timer);
      giveUp();
    });
  }).finally(() => thread.terminate());
}

/** Reads an email in a worker thread, one at a time. The bytes are transferred, so the caller cannot use them afterwards. */
export function parseEmailInWorker(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<ParsedEmail | undefined> {
  const reading = previous.then(() => readInThread(bytes));
  // If no thread could be started, the next email is still tried.
  previous = reading.catch(() => {});
  return reading;
}
