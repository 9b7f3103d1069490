import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Line = 'good' | 'cut' | 'silent';

/**
 * Stands between a browser and the server, and does to the line what no setting of a browser does to all of it: requests
 * of a worker and of a page that is being left come here too.
 */
export class FrontServer {
  address = '';
  /** Cut: every connection breaks. Silent: nothing is ever answered. */
  line: Line = 'good';
  /** As if a new build were deployed: another worker comes, of pages that begin with another script. */
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
    // Always a whole, readable answer.
    const headers = { ...incoming.headers };
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since'])
      delete headers[name];
    const { method = 'GET', url = '/' } = incoming;
    const passed = request(new URL(url, this.#upstream), { method, headers }, (reply) => {
      if (url === '/service-worker.js' && this.isDeployed) return void sendNew(reply, outgoing);
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  }
}

async function sendNew(reply: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk as Buffer);
  const script = Buffer.concat(chunks).toString();
  outgoing
    .writeHead(200, { 'content-type': 'text/javascript' })
    .end(script.replaceAll(/\/assets\/index-[\w-]+\.js/g, '/assets/index-deployed.js'));
}
