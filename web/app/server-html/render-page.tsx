import './no-storage.ts';
import type { PageRequest, RenderedPage } from '@bac/contract/site/page-rendering.ts';
import i18next from 'i18next';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { text } from 'node:stream/consumers';
import { parentPort } from 'node:worker_threads';
import { queriesOfHtml, resetQueries, seedQuery } from '../../api/query-cache.ts';
import { site as siteOfPage } from '../../api/site.ts';
import { startI18nOnServer } from '../../i18n/i18n.ts';
import { publicArea } from '../areas/public-area.tsx';
import { Providers } from '../providers.tsx';
import { Root } from '../root.tsx';

const handler = createStaticHandler([{ id: 'root', Component: Root, children: [publicArea] }]);
const started = startI18nOnServer();

/** Renders the HTML of a public page for a visitor, equal to React's first render in the browser. */
async function render({ path, language, site, replies }: PageRequest): Promise<RenderedPage> {
  await started;
  Object.assign(siteOfPage, site);
  i18next.options.interpolation!.defaultVariables = { siteName: site.siteName };
  await i18next.changeLanguage(language);
  resetQueries();
  for (const [id, data] of Object.entries(replies)) seedQuery(id, data);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} redirects`);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Providers>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    </StrictMode>,
    // In one chunk: React moves later chunks into place by inline scripts, which our content security policy forbids.
    { progressiveChunkSize: Infinity },
  );
  return { html: await text(prelude), queries: queriesOfHtml() };
}

/** The queue of renders: one page at a time, because language, settings and replies are global to the thread. */
let queue: Promise<unknown> = Promise.resolve();

async function renderAfter(
  previous: Promise<unknown>,
  { id, ...page }: PageRequest & { id: number },
): Promise<void> {
  await previous;
  const answer = await render(page).then(
    (rendered) => ({ id, page: rendered }),
    (error: unknown) => ({ id, error }),
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of Node.js knows no origins
  parentPort?.postMessage(answer);
}

parentPort?.on('message', (request: PageRequest & { id: number }) => {
  queue = renderAfter(queue, request);
});
