import type { SMTPServerDataStream } from 'smtp-server';
import { mostLetterBytes, refusals } from './smtp-refusal.ts';

/** All letters under way together: however many arrive at once, the process has room for its other work. */
const mostHeldBytes = 3 * mostLetterBytes;

let held = 0;

/** Reads a letter to its end, hands it on, and gives its room free again. What is refused is read too, but not kept. */
export async function withLetter<Result>(
  stream: SMTPServerDataStream,
  use: (bytes: Uint8Array<ArrayBuffer>) => Promise<Result>,
): Promise<Result> {
  let chunks: Buffer[] = [];
  let size = 0;
  let isBusy = false;
  const giveFree = (): void => {
    held -= size;
    size = 0;
    chunks = [];
  };
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      isBusy ||= held + chunk.length > mostHeldBytes;
      if (isBusy || stream.sizeExceeded) giveFree();
      else {
        held += chunk.length;
        size += chunk.length;
        chunks.push(chunk);
      }
    }
    if (stream.sizeExceeded) throw refusals.tooLarge();
    if (isBusy) throw refusals.busy();
    // A buffer of its own: it is handed over to another thread.
    const bytes = new Uint8Array(size);
    let at = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    chunks = [];
    return await use(bytes);
  } finally {
    giveFree();
  }
}
