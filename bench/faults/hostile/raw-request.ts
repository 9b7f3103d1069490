import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

export interface RawRequest {
  method: string;
  /** Below `/api/v1`. */
  path: string;
  cookie?: string | undefined;
  type?: string;
  content?: string | Buffer;
}

export interface RawReply {
  /** 0 if the connection broke. */
  status: number;
  cookie: string | undefined;
  body: string;
}

const patienceMs = 20_000;

export type SendRaw = (request: RawRequest) => Promise<RawReply>;

/** Sends bytes as they are, and never throws: a server may hang up on a hostile request. */
export function rawClient(address: string, connections: number): { send: SendRaw; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send: SendRaw = ({ method, path, cookie, type = 'application/json', content }) =>
    new Promise((resolve) => {
      const headers = {
        'x-one-time-uuid': randomUUID(),
        'x-event-time': new Date().toISOString(),
        ...(cookie && { cookie }),
        ...(content !== undefined && {
          'content-type': type,
          'content-length': String(Buffer.byteLength(content)),
        }),
      };
      const url = `${address}/api/v1${path}`;
      const outgoing = request(url, { agent, method, headers });
      // A server may also never finish.
      const timer = setTimeout(() => outgoing.destroy(), patienceMs);
      const finish = (reply: RawReply): void => {
        clearTimeout(timer);
        resolve(reply);
      };
      outgoing.once('error', () => finish({ status: 0, cookie: undefined, body: '' }));
      outgoing.once('response', (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.once('close', () =>
          finish({
            status: reply.statusCode ?? 0,
            cookie: reply.headers['set-cookie']?.[0]?.split(';')[0],
            body: Buffer.concat(chunks).toString(),
          }),
        );
        // A stream never ends by itself.
        if (reply.headers['content-type']?.startsWith('text/event-stream')) reply.destroy();
      });
      outgoing.end(content);
    });
  return { send, close: () => agent.destroy() };
}
