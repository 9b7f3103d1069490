import type { Success } from '@bac/contract/protocol/envelope.ts';
import { apiBase, eventTimeHeader, oneTimeHeader } from '@bac/contract/protocol/route.ts';
import type { Routes } from '@bac/contract/routes.ts';
import i18next from 'i18next';
import { ApiError, invalidResponse, noNetwork, notSent, refusal } from './api-error.ts';
import { reportFailure } from './failure-listener.ts';
import { oneTimeId } from './one-time-id.ts';

export type Key = keyof Routes;

/** The input and output types of a schema, taken from its type only: zod itself never reaches the browser. */
type InputOf<Schema> = Schema extends { _zod: { input: infer Input } } ? Input : never;
type OutputOf<Schema> = Schema extends { _zod: { output: infer Output } } ? Output : never;

/** The parts of a request. A route that takes a file gets it as `upload`. */
export type RequestParts<K extends Key> = {
  [Part in keyof Routes[K] & ('params' | 'query' | 'body' | 'upload')]: Part extends 'upload'
    ? Blob
    : InputOf<Routes[K][Part]>;
};

interface Options {
  signal?: AbortSignal;
  /** The caller shows the failure itself: no toast, and a 401 does not end the session. */
  quiet?: boolean;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
}

export type CallArguments<K extends Key, Extra = Options> = keyof RequestParts<K> extends never
  ? [options?: Extra]
  : [options: RequestParts<K> & Extra];

export type Reply<K extends Key> = OutputOf<Routes[K]['reply']>;

/** The same parts without the types of the route. */
export interface RequestOptions extends Options {
  params?: Record<string, string | number> | undefined;
  query?: Record<string, string | number | boolean | undefined> | undefined;
  body?: unknown;
  upload?: Blob;
}

/**
 * Calls the API: `call('POST /auth/login', { body })`. The key is the method and the path. Throws only `ApiError`, or the abort
 * of the caller.
 */
export async function call<K extends Key>(
  key: K,
  ...[options]: CallArguments<K>
): Promise<Reply<K>> {
  const request: RequestOptions = options ?? {};
  try {
    return (await readData(await send(key, request), request)) as Reply<K>;
  } catch (error) {
    if (error instanceof ApiError && !request.quiet) reportFailure(error);
    throw error;
  }
}

export async function readData(response: Response, { signal }: RequestOptions): Promise<unknown> {
  const reply: unknown = await response.json().catch(() => {
    if (signal?.aborted) throw signal.reason;
    return undefined;
  });
  if (!response.ok) throw refusal(response.status, isObject(reply) ? reply : {});
  if (!isSuccess(reply)) throw invalidResponse(response.status);
  return reply.data;
}

/** The headers of every request. */
export const requestHeaders = (): Record<string, string> => ({
  accept: 'application/json',
  'accept-language': i18next.resolvedLanguage ?? 'en',
  [oneTimeHeader]: oneTimeId(),
  [eventTimeHeader]: new Date().toISOString(),
});

export function addressOf(
  key: string,
  { params, query }: Pick<RequestOptions, 'params' | 'query'>,
): { method: string; address: string } {
  const [method, path] = key.split(' ') as [string, string];
  return { method, address: apiBase + fillPath(path, params) + search(query) };
}

export async function send(key: string, sent: RequestOptions): Promise<Response> {
  let request: Parameters<typeof fetch>;
  try {
    request = requestOf(key, sent);
  } catch (error) {
    // The body cannot be serialized, such as one with a circular reference.
    throw notSent(error as Error);
  }
  try {
    return await fetch(...request);
  } catch (error) {
    throw sent.signal?.aborted ? error : noNetwork();
  }
}

function requestOf(key: string, sent: RequestOptions): [address: string, init: RequestInit] {
  const { body, upload, signal, keepalive = false } = sent;
  const { method, address } = addressOf(key, sent);
  const headers = requestHeaders();
  const init: RequestInit = {
    method,
    headers,
    credentials: 'same-origin',
    signal: signal ?? null,
    keepalive,
  };
  if (body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  // No content type: the browser sets one with the multipart boundary.
  if (upload) init.body = formOf(upload);
  return [address, init];
}

function formOf(file: Blob): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

const fillPath = (path: string, params: RequestOptions['params'] = {}): string =>
  path.replace(/:(\w+)/g, (_part, name: string) => encodeURIComponent(params[name] ?? ''));

function search(query: RequestOptions['query'] = {}): string {
  const defined = Object.entries(query).filter(([, value]) => value !== undefined);
  if (defined.length === 0) return '';
  return `?${new URLSearchParams(defined.map(([name, value]) => [name, String(value)]))}`;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** `data` may be null but must be present. */
const isSuccess = (reply: unknown): reply is Success<unknown> =>
  isObject(reply) && 'result' in reply && reply.result === 'OK' && 'data' in reply;
