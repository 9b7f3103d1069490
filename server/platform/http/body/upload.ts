import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart);
}

export const isForm = (request: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');

/** The one file of the form. It is counted as it streams in, so that what is too large is never held. */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<Buffer> {
  const content = await readFile(request, maxBytes).catch((error: unknown) => {
    throw refusalOf(error);
  });
  if (!content) {
    throw new Refused('INVALID_REQUEST', { fields: [{ path: 'file', rule: 'required' }] });
  }
  return content;
}

async function readFile(request: FastifyRequest, maxBytes: number): Promise<Buffer | undefined> {
  let content: Buffer | undefined;
  // A second part of any kind is over the limit, and the loop goes on until it would have come.
  for await (const part of request.parts({ limits: { fileSize: maxBytes, parts: 1 } })) {
    if (part.type === 'file' && part.fieldname === 'file') content = await part.toBuffer();
    else if (part.type === 'file') part.file.resume();
  }
  return content;
}

/** Whatever goes wrong while a form is read is the form's fault. */
function refusalOf(cause: unknown): Refused {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Refused('TOO_LARGE', { cause });
  if (code !== 'FST_PARTS_LIMIT') return new Refused('INVALID_JSON', { cause });
  return new Refused('INVALID_REQUEST', { fields: [{ path: 'file', rule: 'maxItems' }], cause });
}
