import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The URL paths of all files of the build. Built files never start with a dot. */
async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return new Set(paths.filter((path) => !/(^|\/)\./.test(path)));
}

/**
 * Files with a hash in their name can be cached forever; the others are revalidated each time. Only files that exist at the
 * start are served: otherwise the library would read the whole folder at each request to compare the spelling of the path.
 */
export async function serveBuiltFiles(
  app: FastifyInstance,
  folder: string,
  serviceWorker: boolean,
): Promise<void> {
  const files = await listFiles(folder);
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const immutable = path.includes('/assets/');
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (/\.svg\b/.test(path)) reply.header('content-type', 'image/svg+xml; charset=utf-8');
    },
  });
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*'];
    return files.has(path) ? reply.sendFile(path) : reply.callNotFound();
  });
  if (!serviceWorker) {
    app.get('/service-worker.js', (_request, reply) => reply.sendFile('service-worker-off.js'));
  }
}
