import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Files with a hash in their name are kept for ever, the others asked for again each time. */
export async function serveBuiltFiles(
  app: FastifyInstance,
  folder: string,
  serviceWorker: boolean,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    // Nothing that is built begins with a dot; what does was left there by accident.
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const immutable = path.includes('/assets/');
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (/\.svg\b/.test(path)) reply.header('content-type', 'image/svg+xml; charset=utf-8');
    },
  });
  if (!serviceWorker) {
    app.get('/service-worker.js', (_request, reply) => reply.sendFile('service-worker-off.js'));
  }
}
