import { ApiError, invalidResponse, noNetwork, refusal } from '../../../api/api-error.ts';
import {
  addressOf,
  requestHeaders,
  type Key,
  type Reply,
  type RequestOptions,
} from '../../../api/client.ts';

interface Options extends Pick<RequestOptions, 'params' | 'query' | 'signal'> {
  file: Blob;
  /** Reports the bytes sent so far, including the multipart frame. */
  onProgress: (sent: number) => void;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Sends a file and reports its progress. `fetch` can't report that, so this is the only call by XMLHttpRequest. Fails as a quiet
 * `call` does.
 */
export function sendFile<K extends Key>(key: K, options: Options): Promise<Reply<K>> {
  const { file, params, query, signal, onProgress } = options;
  const { method, address } = addressOf(key, { params, query });
  const form = new FormData();
  form.append('file', file);
  const request = new XMLHttpRequest();
  const done = new Promise<Reply<K>>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    request.addEventListener('load', () => {
      const reply = request.response as unknown;
      const isOk = request.status >= 200 && request.status < 300;
      if (isOk && isObject(reply) && 'data' in reply) resolve(reply.data as Reply<K>);
      else if (isOk) reject(invalidResponse(request.status));
      else reject(refusal(request.status, isObject(reply) ? reply : {}));
    });
    request.addEventListener('error', () => reject(noNetwork()));
    request.addEventListener('abort', () => reject(signal?.reason ?? new ApiError(0, '')));
  });
  signal?.addEventListener('abort', () => request.abort());
  request.open(method, address);
  request.responseType = 'json';
  for (const [name, value] of Object.entries(requestHeaders()))
    request.setRequestHeader(name, value);
  request.send(form);
  return done;
}
