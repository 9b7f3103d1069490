import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@bac/exam/item/language.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from './errors.ts';

const isPage = (method: string, accept: string | undefined): boolean =>
  (method === 'GET' || method === 'HEAD') && (accept ?? '').includes('text/html');

/** The built web application: hashed files for ever, its page for every path a person may open. */
export async function servePages(
  app: FastifyInstance,
  { folder, serviceWorker }: { folder: string; serviceWorker: boolean },
  fallbackLanguage: () => Promise<Language>,
): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
  if (page === undefined) {
    app.setNotFoundHandler((request, reply) => refuse(request, reply, 'NOT_FOUND'));
    return;
  }
  /** The page carries the setting along, so the browser need not ask before it can speak. */
  const sendPage = async (reply: FastifyReply): Promise<FastifyReply> => {
    const language = await fallbackLanguage();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page.replace('<html ', `<html data-fallback-language="${language}" `));
  };
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const immutable = path.includes('/assets/');
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  if (!serviceWorker) {
    app.get('/service-worker.js', (_request, reply) => reply.sendFile('service-worker-off.js'));
  }
  app.get('/', (_request, reply) => sendPage(reply));
  app.setNotFoundHandler((request, reply) => {
    const isApi = request.url === '/api' || request.url.startsWith('/api/');
    const wantsPage = !isApi && isPage(request.method, request.headers.accept);
    return wantsPage ? sendPage(reply) : refuse(request, reply, 'NOT_FOUND');
  });
}
