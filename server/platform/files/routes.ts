import type { FastifyInstance } from 'fastify';
import { Refused } from '../http/refused.ts';
import type { FileStore } from './file-store.ts';
import { inertPolicy } from '../http/security-headers.ts';

/**
 * Serves uploads. Their names change with the content, so they can be cached forever. If a file has a misleading type, the
 * headers keep the browser from sniffing it and from running anything in it.
 */
export function serveFiles(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { name: string } }>('/files/:name', async ({ params }, reply) => {
    const file = await files.open(params.name);
    if (!file) throw new Refused('NOT_FOUND');
    return reply
      .headers({
        'content-type': file.type,
        'content-length': file.size,
        'content-disposition': 'inline',
        'content-security-policy': inertPolicy,
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(file.content);
  });
}
