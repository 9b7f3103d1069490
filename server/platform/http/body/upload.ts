import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart);
}

export const isForm = (request: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');

/** Reads the only file of the form. The size is checked while it streams in, so an oversized file is never buffered. */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<Buffer> {
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
    if (part.type === 'file' && part.fieldname === 'file') content = await part.toBuffer();
    else if (part.type === 'file') part.file.resume();
  }
  return content;
}

/** Every error while reading a form is the client's fault. */
function toRefusal(cause: unknown): Refused {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Refused('TOO_LARGE', { cause });
  if (code !== 'FST_PARTS_LIMIT') return new Refused('INVALID_JSON', { cause });
  return new Refused('INVALID_REQUEST', { fields: [{ path: 'file', rule: 'maxItems' }], cause });
}
