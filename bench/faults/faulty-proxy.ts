import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const shares = { lostOnTheWay: 0.08, answerLost: 0.08, twice: 0.1, late: 0.3 };
const latestMs = 1500;

interface Reply {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

function forward(target: URL, incoming: IncomingMessage, body: Buffer): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { method, url: path, headers } = incoming;
    const { hostname, port } = target;
    const outgoing = request({
      hostname,
      port,
      method,
      path,
      headers: { ...headers, connection: 'close' },
    });
    outgoing.once('error', reject);
    outgoing.once('response', (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.once('error', reject);
      reply.once('end', () =>
        resolve({
          status: reply.statusCode ?? 502,
          headers: reply.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.end(body);
  });
}

export interface Counts {
  passed: number;
  lost: number;
  answersLost: number;
  twice: number;
  late: number;
}

/** A proxy that loses requests, loses replies, and forwards requests late (so that they overtake each other) or twice. */
export async function faultyProxy(
  target: string,
): Promise<{ address: string; counts: Counts; close(): void }> {
  const counts: Counts = { passed: 0, lost: 0, answersLost: 0, twice: 0, late: 0 };
  async function serve(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    if (Math.random() < shares.lostOnTheWay) {
      counts.lost += 1;
      return void incoming.socket.destroy();
    }
    if (Math.random() < shares.late) {
      counts.late += 1;
      await setTimeout(latestMs * Math.random());
    }
    const url = new URL(target);
    const answer = await forward(url, incoming, body);
    counts.passed += 1;
    if (Math.random() < shares.twice) {
      counts.twice += 1;
      // Sends the same bytes again, possibly after later requests.
      void setTimeout(latestMs * Math.random()).then(() =>
        forward(url, incoming, body).catch(() => {}),
      );
    }
    if (Math.random() < shares.answerLost) {
      counts.answersLost += 1;
      return void incoming.socket.destroy();
    }
    reply.writeHead(answer.status, answer.headers).end(answer.body);
  }
  const server = createServer((incoming, reply) => {
    serve(incoming, reply).catch(() => incoming.socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    counts,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
