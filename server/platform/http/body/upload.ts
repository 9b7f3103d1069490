import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../limits/network-of.ts';
import { Refused } from '../refused.ts';
import type { UploadBudget } from './upload-budget.ts';

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart);
}

export const isForm = (request: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');

/** More than the frame of a form around one file. */
const maxFrameBytes = 64 * 1024;

/** The most bytes that the file can have, known before the body is read. Refuses a body that announces too many. */
function announcedBytes(request: FastifyRequest, maxBytes: number): number {
  const length = request.headers['content-length'];
  if (length === undefined) return maxBytes;
  if (Number(length) > maxBytes + maxFrameBytes) throw new Refused('TOO_LARGE');
  return Math.min(Number(length), maxBytes);
}

interface UploadWork<Result> {
  maxBytes: number;
  budget: UploadBudget;
  /** Refuses the upload; `bytes` is the most that the file can have. */
  admit: (bytes: number) => Promise<void>;
  work: (content: Buffer) => Promise<Result>;
}

/** Reads the only file of the form, unless it is refused before, with memory reserved until the work is done. */
export async function withUpload<Result>(
  request: FastifyRequest,
  { maxBytes, budget, admit, work }: UploadWork<Result>,
): Promise<Result> {
  const bytes = announcedBytes(request, maxBytes);
  const release = budget.reserve(
    { network: networkOf(request.ip), account: request.account?.id },
    bytes,
  );
  try {
    await admit(bytes);
    // The form of a connection that has closed meanwhile would be waited for forever.
    if (request.raw.destroyed) throw new Refused('INVALID_JSON');
    return await work(await readUpload(request, bytes));
  } finally {
    release();
  }
}

async function readUpload(request: FastifyRequest, maxBytes: number): Promise<Buffer> {
  const content = await readFile(request, maxBytes).catch((error: unknown) => {
    throw toRefusal(error);
  });
  if (!content) {
    throw new Refused('INVALID_REQUEST', { fields: [{ path: 'file', rule: 'required' }] });
  }
  return content;
}

async function readFile(request: FastifyRequest, maxBytes: number): Promise<Buffer | undefined> {
  let content: Buffer | undefined;
  // The limit rejects a second part of any kind, so the loop must continue after the file.
  for await (const part of request.parts({ limits: { fileSize: maxBytes, parts: 1 } })) {
    if (part.type === 'file' && part.fieldname === 'file') {
      content = await collect(part.file, maxBytes);
    } else if (part.type === 'file') part.file.resume();
  }
  return content;
}

/** Fills one buffer of the reserved size: a list of chunks would need twice as much when it is joined. */
async function collect(
  file: AsyncIterable<Buffer> & { truncated: boolean },
  maxBytes: number,
): Promise<Buffer> {
  const content = Buffer.allocUnsafeSlow(maxBytes);
  let length = 0;
  for await (const chunk of file) length += chunk.copy(content, length);
  if (file.truncated) throw new Refused('TOO_LARGE');
  return content.subarray(0, length);
}

/** Every error while reading a form is the client's fault. */
function toRefusal(cause: unknown): Refused {
  if (cause instanceof Refused) return cause;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code !== 'FST_PARTS_LIMIT') return new Refused('INVALID_JSON', { cause });
  return new Refused('INVALID_REQUEST', { fields: [{ path: 'file', rule: 'maxItems' }], cause });
}
