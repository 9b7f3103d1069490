import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Nothing but words</title>
  </head>
  <body>
    <h1>Nothing but words</h1>
    <p>No script, no style, no picture: as fast as this machine and this browser can be.</p>
  </body>
</html>`;

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Serves the baseline page. */
export async function serveBarePage(): Promise<Server> {
  const server = createServer((_request, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** A port that is free at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}
