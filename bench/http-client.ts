import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/** A browser also gives up on a silent connection. */
const patienceMs = 15_000;

export interface Answer {
  status: number;
  /** The session cookie, if the reply set one. */
  cookie: string | undefined;
  /** The `retry-after` of the server, in seconds. */
  retryAfter: number | undefined;
  body: string;
}

interface RequestOptions {
  body?: unknown;
  cookie?: string;
  /** The error of the sender's clock. */
  clockOffMs?: number;
}

export type Send = (
  method: 'GET' | 'POST',
  path: string,
  options?: RequestOptions,
) => Promise<Answer>;

/**
 * Sends requests over keep-alive connections. It uses plain node:http, because `fetch` would cost the two measured cores more than
 * half of what the server uses.
 */
export function client(address: string, connections: number): { send: Send; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(address);
  const send: Send = (method, path, options = {}) =>
    new Promise((resolve, reject) => {
      const text = options.body === undefined ? undefined : JSON.stringify(options.body);
      const outgoing = request({
        agent,
        hostname,
        port,
        method,
        path,
        headers: headersOf(text, options),
        timeout: patienceMs,
      });
      outgoing.once('error', reject);
      outgoing.once('timeout', () => outgoing.destroy(new Error('no answer in time')));
      outgoing.once('response', (reply) => {
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
      outgoing.end(text);
    });
  return { send, close: () => agent.destroy() };
}

const headersOf = (
  text: string | undefined,
  { cookie, clockOffMs = 0 }: RequestOptions,
): Record<string, string> => ({
  ...(text !== undefined && {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
  }),
  ...(cookie !== undefined && { cookie }),
  'x-one-time-uuid': randomUUID(),
  'x-event-time': new Date(Date.now() + clockOffMs).toISOString(),
});
