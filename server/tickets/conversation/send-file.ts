import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import type { FileStore } from '../../platform/files/file-store.ts';
import { inertPolicy } from '../../platform/http/security-headers.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { FileRow } from './store.ts';

/** RFC 6266: an ASCII name for old clients, and the full name. */
function dispositionOf(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Sends a file as a download, never for display: the headers keep a browser from guessing another type and from running it. */
export async function sendFile(
  files: FileStore,
  reply: FastifyReply,
  row: FileRow | undefined,
): Promise<Readable> {
  const stored = row && (await files.openPrivate(row.storedName));
  if (!stored) throw new Refused('TICKET_NOT_FOUND');
  reply.headers({
    'content-type': row.type === 'text/plain' ? 'text/plain; charset=utf-8' : row.type,
    'content-length': stored.size,
    'content-disposition': dispositionOf(row.name),
    'content-security-policy': inertPolicy,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  return stored.content;
}
