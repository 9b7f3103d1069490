import type { Method } from '@bac/contract/protocol/route.ts';
import type { TestApp } from './app.ts';
import { signedInAs, writeHeaders } from './factories.ts';

type Headers = Record<string, string>;

/** Sends requests as one signed-in account; `headers` may set another browser or language. */
export function clientOf(test: TestApp, cookie: string) {
  const send = (method: Method, path: string, payload?: object | Buffer, headers: Headers = {}) =>
    test.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: writeHeaders({ cookie, ...headers }),
      ...(payload && { payload }),
    });
  return {
    cookie,
    send,
    get: async (path: string, headers?: Headers) =>
      (await send('GET', path, undefined, headers)).json().data,
  };
}

export type Client = ReturnType<typeof clientOf>;

/** Creates a student account and signs it in. */
export async function newStudent(test: TestApp): Promise<Client & { id: string }> {
  const { cookie, id } = await signedInAs(test.services, 'student');
  return { ...clientOf(test, cookie), id };
}
