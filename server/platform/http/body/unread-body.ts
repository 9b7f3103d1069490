import type { FastifyRequest } from 'fastify';

/** Enough for most clients to finish sending, so that they read the refusal instead of a broken connection. */
const maxDiscardedBytes = 512 * 1024;

/**
 * After a refusal: discards the rest of a body that has not been read, and closes the connection when it is longer. Node alone
 * would read it to its end.
 */
export function discardUnreadBody({ raw }: FastifyRequest): void {
  const hasBody = 'content-length' in raw.headers || 'transfer-encoding' in raw.headers;
  if (!hasBody || raw.readableEnded) return;
  let discarded = 0;
  raw.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > maxDiscardedBytes) raw.destroy();
  });
  raw.resume();
}
