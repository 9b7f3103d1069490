import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/** As a browser gives up on a connection that has gone quiet. */
const patienceMs = 15_000;

export interface Answer {
  status: number;
  /** The session, where the answer opened one. */
  cookie: string | undefined;
  /** In seconds, where the server asks to wait. */
  retryAfter: number | undefined;
  body: string;
}

interface Given {
  body?: unknown;
  cookie?: string;
  /** By how much the sender's clock is wrong. */
  clockOffMs?: number;
}

export type Send = (method: 'GET' | 'POST', path: string, given?: Given) => Promise<Answer>;

/**
 * Requests over connections that stay open. Plain node:http, for `fetch` costs the two cores that are measured more than
 * half of what the server does.
 */
export function client(address: string, connections: number): { send: Send; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(address);
  const send: Send = (method, path, given = {}) =>
    new Promise((resolve, reject) => {
      const text = given.body === undefined ? undefined : JSON.stringify(given.body);
      const asking = request({
        agent,
        hostname,
        port,
        method,
        path,
        headers: headersOf(text, given),
        timeout: patienceMs,
      });
      asking.once('error', reject);
      asking.once('timeout', () => asking.destroy(new Error('no answer in time')));
      asking.once('response', (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.once('error', reject);
        reply.once('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            cookie: reply.headers['set-cookie']?.[0]?.split(';')[0],
            retryAfter: Number(reply.headers['retry-after']) || undefined,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      });
      asking.end(text);
    });
  return { send, close: () => agent.destroy() };
}

const headersOf = (
  text: string | undefined,
  { cookie, clockOffMs = 0 }: Given,
): Record<string, string> => ({
  ...(text !== undefined && {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
  }),
  ...(cookie !== undefined && { cookie }),
  'x-one-time-uuid': randomUUID(),
  'x-event-time': new Date(Date.now() + clockOffMs).toISOString(),
});
