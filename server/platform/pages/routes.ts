import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '@bac/contract/site/settings.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../http/errors.ts';
import { languageOf } from '../http/language.ts';
import { readSessionCookie } from '../http/session-cookie.ts';
import type { Services } from '../../services.ts';
import { headMaker, type HeadMaker } from './head-maker.ts';
import type { Head } from './head.ts';
import { privatePages, publicPages, storedPages } from './page-list.ts';
import { encodingFor, pageWriter } from './page-writer.ts';
import type { PublicContent } from './public-content.ts';
import { openRendering } from './rendering/render-html.ts';
import { robots, sitemap } from './search-files.ts';
import { serveBuiltFiles } from './built-files.ts';

interface Ports {
  /** The site settings. */
  site: () => Promise<Site>;
  content: PublicContent;
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? url;

const acceptsHtml = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');

/** Matches `/tests/`, which redirects to `/tests`. Only plain letters, so that no redirect leads to another site. */
const trailingSlash = /^((?:\/[\w-]+)+)\/(\?.*)?$/;

/** Matches only paths of this site. */
const ownPath = /^\/(?:[\w%.-]+\/)*[\w%.-]*(?:\?[^\s#]*)?$/;

/** Server rendering is only for visitors and URLs without a query, because both can change the page. */
const canRenderHtml = (request: FastifyRequest, https: boolean): boolean =>
  readSessionCookie(request, https) === undefined && !request.url.includes('?');

/** Serves the web build: its files, and its page with the head of each path. */
export async function servePages(
  app: FastifyInstance,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  folder: string,
  { site: readSite, content }: Ports,
): Promise<void> {
  const template = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
  if (template === undefined) {
    app.setNotFoundHandler((request, reply) => refuse(request, reply, 'NOT_FOUND'));
    return;
  }
  await serveBuiltFiles(app, folder, config.serviceWorker);
  const write = pageWriter(template, clock);
  const rendering = await openRendering(folder);
  app.addHook('onClose', () => rendering?.close());

  async function ask(address: string): Promise<unknown> {
    const reply = await app.inject({ url: address, headers: { accept: 'application/json' } });
    return reply.statusCode === 200 ? reply.json<{ data: unknown }>().data : undefined;
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    headIn: (heads: HeadMaker, language: Language) => Promise<Head> | Head,
    pattern?: string,
  ): Promise<FastifyReply> {
    // Vietnamese, unless the browser asks for another supported language.
    const language = languageOf(request.headers['accept-language'], 'vi');
    const site = await readSite();
    const isPlain = pattern === undefined || !rendering || !canRenderHtml(request, config.https);
    const page = await write(isPlain ? `plain ${name}` : name, { language, site }, async () => ({
      head: await headIn(headMaker(config.publicUrl, site.siteName, content), language),
      html: isPlain
        ? undefined
        : await rendering
            .render({ pattern, path: name, language, site }, ask)
            .catch((error: unknown) => {
              // The browser renders the page itself.
              request.log.error({ err: error }, 'the page could not be rendered');
              return undefined;
            }),
    }));
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-language', language)
      .header('vary', 'accept-language, accept-encoding, cookie')
      .send(page[encoding]);
  }

  const sendUnknown = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    send(request, reply.status(404), 'unknown', (heads, language) => heads.unknownHead(language));

  for (const path of Object.keys(publicPages)) {
    app.get(path, (request, reply) =>
      send(request, reply, path, (heads, language) => heads.publicHead(path, language), path),
    );
  }
  for (const path of Object.keys(privatePages)) {
    app.get(path, (request, reply) =>
      send(request, reply, path, (heads, language) => heads.privateHead(path, language)),
    );
  }
  for (const pattern of storedPages) {
    app.get(pattern, async (request, reply) => {
      const titles = await content.titles();
      const stored = titles.find(({ path }) => path === pathOf(request));
      if (!stored) return sendUnknown(request, reply);
      const headIn = (heads: HeadMaker, language: Language) => heads.storedHead(stored, language);
      return send(request, reply, stored.path, headIn, pattern);
    });
  }
  // The service worker shows this path while the browser is offline; once it is online, it is redirected to the page.
  app.get<{ Querystring: { page?: string } }>('/test/offline', (request, reply) => {
    const page = String(request.query.page);
    return reply.redirect(ownPath.test(page) ? page : '/', 303);
  });
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .send(sitemap(config.publicUrl, await content.titles())),
  );
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(config.publicUrl)),
  );
  app.setNotFoundHandler((request, reply) => {
    const isApi = request.url === '/api' || request.url.startsWith('/api/');
    if (isApi || !acceptsHtml(request)) return refuse(request, reply, 'NOT_FOUND');
    const [, path, query = ''] = trailingSlash.exec(request.url) ?? [];
    if (path !== undefined) return reply.redirect(`${path}${query}`, 308);
    return sendUnknown(request, reply);
  });
}
