import { apiBase, type Method, type Route, type RouteTable } from '@bac/contract/protocol/route.ts';
import { routes } from '@bac/contract/routes.ts';
import { failures } from '@bac/contract/failures.ts';
import type { FastifyInstance } from 'fastify';
import { openApi, failuresOf } from './openapi.ts';
import { toJsonSchema } from '../body/validation.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (c) => escapes[c] ?? c);

const json = (title: string, value: object | undefined): string =>
  value ? `<h3>${title}</h3><pre tabindex="0">${escape(JSON.stringify(value, null, 2))}</pre>` : '';

const upload = ({ upload: limit }: Route): string =>
  limit
    ? `<h3>File</h3><p>Form data with one file named <code>file</code>, of at most ${limit.maxBytes} bytes.</p>`
    : '';

function section(key: string, route: Route): string {
  const [method, path] = key.split(' ') as [Method, string];
  const refusals = failuresOf(method, route).map(
    (code) =>
      `<tr><td>${failures[code].status}</td><td><code>${code}</code></td><td>${escape(failures[code].en)}</td></tr>`,
  );
  return `<details>
<summary><b>${method}</b> <code>${escape(path)}</code> <span>${escape(route.who)}</span><br>${escape(route.summary)}</summary>
${json('Path', route.params && toJsonSchema(route.params))}
${json('Query', route.query && toJsonSchema(route.query))}
${json('Body', route.body && toJsonSchema(route.body))}
${upload(route)}
${json('Reply (data)', toJsonSchema(route.reply))}
<h3>Refusals</h3><table><thead><tr><th>Status</th><th>Code</th><th>Message</th></tr></thead><tbody>${refusals.join('')}</tbody></table>
</details>`;
}

/** The API documentation: one static page generated from the table, without scripts. */
function docsPage(table: RouteTable): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Bậc API</title>
<style>
:root { --bg: #fbf8f1; --surface: #fff; --ink: #1e2233; --muted: #555b70; --brand: #27336d; --line: #8a8674 }
@media (prefers-color-scheme: dark) { :root { --bg: #12162a; --surface: #1a2039; --ink: #eceae2; --muted: #aeb4cb; --brand: #b4beea; --line: #7e88ab } }
body { max-width: 60rem; margin: 3rem auto; padding: 0 1rem; background: var(--bg); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif }
details { margin: .75rem 0; padding: .75rem 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 10px }
summary { cursor: pointer } summary b { color: var(--brand) } summary span { color: var(--muted); float: right }
pre { overflow: auto; padding: .75rem; background: var(--bg); border-radius: 6px; font-size: .85rem }
h3 { margin: 1rem 0 .25rem; font-size: .95rem } table { border-collapse: collapse; font-size: .9rem }
td, th { padding: .2rem .75rem .2rem 0; text-align: left; vertical-align: top } a { color: var(--brand) }
:focus-visible { outline: 3px solid #f0b23e; outline-offset: 2px }
</style>
<main>
<h1>Bậc API</h1>
<p>Base path <code>/api/v1</code>. Every reply is <code>{"result":"OK","data":…}</code> or
<code>{"result":"ERROR","code":…,"message":…,"requestId":…}</code>. Writes carry the headers
<code>x-one-time-uuid</code> (new for each request) and <code>x-event-time</code> (ISO time).
Messages follow <code>Accept-Language</code> (en, vi). Machine-readable: <a href="/api/v1/openapi.json">OpenAPI 3.1</a>.</p>
${Object.entries(table)
  .map(([key, route]) => section(key, route))
  .join('\n')}
</main>
</html>
`;
}

/** Serves the API documentation and the OpenAPI document. Both are large and rarely requested, so they are built on first use. */
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
