import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { crowdEmail, crowdPassword } from '../attempts/crowd.ts';

interface Asked {
  cookie?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** From which address of this machine. */
  from?: string;
}

export interface Told {
  status: number;
  cookie: string;
  text: string;
}

/** One request on a connection of its own, so that none goes where an earlier one was. */
export function ask(
  address: string,
  method: string,
  path: string,
  { cookie, body, headers, from }: Asked = {},
): Promise<Told> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const asking = request(new URL(path, address), {
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
    asking.once('error', reject);
    asking.once('response', async (reply) => {
      const chunks: Buffer[] = [];
      for await (const chunk of reply) chunks.push(chunk as Buffer);
      resolve({
        status: reply.statusCode ?? 0,
        cookie: reply.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
        text: Buffer.concat(chunks).toString(),
      });
    });
    asking.end(text);
  });
}

const api = '/api/v1';

/** The same, of the API, where only success will do. */
export async function get<Data = unknown>(
  address: string,
  method: string,
  path: string,
  asked: Asked = {},
): Promise<Data> {
  const { status, text } = await ask(address, method, `${api}${path}`, asked);
  if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${text}`);
  return (JSON.parse(text) as { data: Data }).data;
}

export const statusOf = async (
  address: string,
  method: string,
  path: string,
  asked: Asked = {},
): Promise<number> => (await ask(address, method, `${api}${path}`, asked)).status;

/** The session's cookie of somebody of the crowd. */
export async function signIn(address: string, place: number, asked: Asked = {}): Promise<string> {
  const body = { email: crowdEmail(place), password: crowdPassword };
  const { status, cookie, text } = await ask(address, 'POST', `${api}/auth/login`, {
    ...asked,
    body,
  });
  if (status !== 200) throw new Error(`signing in answered ${status}: ${text}`);
  return cookie;
}
