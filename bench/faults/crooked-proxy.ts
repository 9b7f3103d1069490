import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const shares = { lostOnTheWay: 0.08, answerLost: 0.08, twice: 0.1, late: 0.3 };
const latestMs = 1500;

interface Arrived {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

function pass(target: URL, asked: IncomingMessage, body: Buffer): Promise<Arrived> {
  return new Promise((resolve, reject) => {
    const { method, url: path, headers } = asked;
    const { hostname, port } = target;
    const passed = request({
      hostname,
      port,
      method,
      path,
      headers: { ...headers, connection: 'close' },
    });
    passed.once('error', reject);
    passed.once('response', (reply) => {
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
    passed.end(body);
  });
}

export interface Counts {
  passed: number;
  lost: number;
  answersLost: number;
  twice: number;
  late: number;
}

/** Loses requests, loses answers, passes things on late (so that they overtake each other) and twice. */
export async function crookedProxy(
  target: string,
): Promise<{ address: string; counts: Counts; close(): void }> {
  const counts: Counts = { passed: 0, lost: 0, answersLost: 0, twice: 0, late: 0 };
  async function serve(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of asked) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    if (Math.random() < shares.lostOnTheWay) {
      counts.lost += 1;
      return void asked.socket.destroy();
    }
    if (Math.random() < shares.late) {
      counts.late += 1;
      await setTimeout(latestMs * Math.random());
    }
    const url = new URL(target);
    const answer = await pass(url, asked, body);
    counts.passed += 1;
    if (Math.random() < shares.twice) {
      counts.twice += 1;
      // The same bytes once more, later than what follows them.
      void setTimeout(latestMs * Math.random()).then(() => pass(url, asked, body).catch(() => {}));
    }
    if (Math.random() < shares.answerLost) {
      counts.answersLost += 1;
      return void asked.socket.destroy();
    }
    reply.writeHead(answer.status, answer.headers).end(answer.body);
  }
  const server = createServer((asked, reply) => {
    serve(asked, reply).catch(() => asked.socket.destroy());
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
