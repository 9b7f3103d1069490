import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { crowdEmail, crowdPassword } from '../attempts/crowd.ts';

interface RequestOptions {
  cookie?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The local address to send from. */
  from?: string;
}

export interface Reply {
  status: number;
  cookie: string;
  text: string;
}

/** Sends one request on a new connection, so that it does not reach the same process as an earlier one. */
export function sendRequest(
  address: string,
  method: string,
  path: string,
  { cookie, body, headers, from }: RequestOptions = {},
): Promise<Reply> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(path, address), {
      method,
      agent: false,
      ...(from !== undefined && { localAddress: from }),
      headers: {
        ...(text !== undefined && { 'content-type': 'application/json' }),
        ...(cookie !== undefined && { cookie }),
        'x-one-time-uuid': randomUUID(),
        'x-event-time': new Date().toISOString(),
        ...headers,
      },
    });
    outgoing.once('error', reject);
    outgoing.once('response', async (reply) => {
      const chunks: Buffer[] = [];
      for await (const chunk of reply) chunks.push(chunk as Buffer);
      resolve({
        status: reply.statusCode ?? 0,
        cookie: reply.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
        text: Buffer.concat(chunks).toString(),
      });
    });
    outgoing.end(text);
  });
}

const api = '/api/v1';

/** Calls the API, and throws unless the call succeeds. */
export async function callApi<Data = unknown>(
  address: string,
  method: string,
  path: string,
  options: RequestOptions = {},
): Promise<Data> {
  const { status, text } = await sendRequest(address, method, `${api}${path}`, options);
  if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${text}`);
  return (JSON.parse(text) as { data: Data }).data;
}

export const statusOf = async (
  address: string,
  method: string,
  path: string,
  options: RequestOptions = {},
): Promise<number> => (await sendRequest(address, method, `${api}${path}`, options)).status;

/** Signs in a student of the crowd, and returns the session cookie. */
export async function signIn(
  address: string,
  index: number,
  options: RequestOptions = {},
): Promise<string> {
  const body = { email: crowdEmail(index), password: crowdPassword };
  const { status, cookie, text } = await sendRequest(address, 'POST', `${api}/auth/login`, {
    ...options,
    body,
  });
  if (status !== 200) throw new Error(`signing in answered ${status}: ${text}`);
  return cookie;
}
