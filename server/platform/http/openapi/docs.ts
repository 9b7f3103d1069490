import { apiBase } from '@bac/contract/protocol/route.ts';
import { routes } from '@bac/contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page.ts';
import { openApi } from './openapi.ts';

/** What the API is, for people and for programs. Megabytes that hardly anybody asks for: written when somebody does. */
export function serveDocs(app: FastifyInstance): void {
  let page: Buffer | undefined;
  let description: Buffer | undefined;
  app.get('/api/docs', async (_request, reply) => {
    page ??= Buffer.from(docsPage(routes));
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get(`${apiBase}/openapi.json`, async (_request, reply) => {
    description ??= Buffer.from(JSON.stringify(openApi(routes)));
    return reply.type('application/json; charset=utf-8').send(description);
  });
}
