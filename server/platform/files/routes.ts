import type { FastifyInstance } from 'fastify';
import { Refused } from '../http/refused.ts';
import type { FileStore } from './file-store.ts';
import { inertPolicy } from '../http/security-headers.ts';

/**
 * What people uploaded, under names that change with the content, so a copy never grows old. Should a file ever be more
 * than it seems, a browser neither guesses another type nor runs anything in it.
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
