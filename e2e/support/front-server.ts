import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Line = 'good' | 'cut' | 'silent';

/**
 * A proxy between a browser and the server that can break the connection. Unlike the browser's offline mode it also affects
 * requests of a service worker and of a page that is being left.
 */
export class FrontServer {
  address = '';
  /** Cut: every connection breaks. Silent: no request is ever answered. */
  line: Line = 'good';
  /** Simulates a deployment: serves another service worker, whose pages start with another script. */
  isDeployed = false;
  #upstream: string;
  #server = createServer((incoming, outgoing) => this.#pass(incoming, outgoing));

  constructor(upstream: string) {
    this.#upstream = upstream;
  }

  async listen(): Promise<void> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening));
    this.address = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (this.line === 'cut') return void incoming.destroy();
    if (this.line === 'silent') return;
    // The reply must be complete and uncompressed.
    const headers = { ...incoming.headers };
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since'])
      delete headers[name];
    const { method = 'GET', url = '/' } = incoming;
    const forwarded = request(new URL(url, this.#upstream), { method, headers }, (reply) => {
      if (url === '/service-worker.js' && this.isDeployed)
        return void sendDeployed(reply, outgoing);
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  }
}

async function sendDeployed(reply: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk as Buffer);
  const script = Buffer.concat(chunks).toString();
  outgoing
    .writeHead(200, { 'content-type': 'text/javascript' })
    .end(script.replaceAll(/\/assets\/index-[\w-]+\.js/g, '/assets/index-deployed.js'));
}
