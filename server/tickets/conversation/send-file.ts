import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import type { FileStore } from '../../platform/files/file-store.ts';
import { inertPolicy } from '../../platform/http/security-headers.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { FileRow } from './store.ts';

/** RFC 6266: what old programs read, and the name as it is. */
function dispositionOf(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/** To be saved, never to be shown: should it be more than it seems, a browser neither guesses another type nor runs it. */
export async function sendFile(
  files: FileStore,
  reply: FastifyReply,
  row: FileRow | undefined,
): Promise<Readable> {
  const kept = row && (await files.openKept(row.storedAs));
  if (!kept) throw new Refused('TICKET_NOT_FOUND');
  reply.headers({
    'content-type': row.type === 'text/plain' ? 'text/plain; charset=utf-8' : row.type,
    'content-length': kept.size,
    'content-disposition': dispositionOf(row.name),
    'content-security-policy': inertPolicy,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  return kept.content;
}
