import type { AttemptView, Receipt } from '@bac/contract/attempts/attempts.ts';
import type { Batch } from '@bac/exam/attempt/receive.ts';
import { ApiError, noNetwork } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';

interface RequestOptions {
  signal?: AbortSignal;
  /** The request continues after the page is closed. */
  keepalive?: boolean;
}

/** The requests of the engine. They fail only with `ApiError`; its status is 0 if no reply came, or none in time. */
export interface AttemptApi {
  start(
    body: { id: string; test: string; device: string; assignment?: string },
    options?: RequestOptions,
  ): Promise<AttemptView>;
  view(attempt: string, device: string, options?: RequestOptions): Promise<AttemptView>;
  claim(attempt: string, device: string, options?: RequestOptions): Promise<AttemptView>;
  post(attempt: string, batch: Batch, options?: RequestOptions): Promise<Receipt>;
  open(
    attempt: string,
    device: string,
    module: number,
    options?: RequestOptions,
  ): Promise<AttemptView>;
}

/** The timeout of a request for which the engine sets none. */
const timeoutMs = 20_000;

/** The engine decides what a failure means, so no toast reports it. */
const quietly = (options: RequestOptions = {}) => ({
  signal: AbortSignal.timeout(timeoutMs),
  ...options,
  quiet: true,
});

async function orNoNetwork<Data>(reply: Promise<Data>): Promise<Data> {
  try {
    return await reply;
  } catch (error) {
    throw error instanceof ApiError ? error : noNetwork();
  }
}

export const attemptApi: AttemptApi = {
  start: (body, options) => orNoNetwork(call('POST /attempts', { body, ...quietly(options) })),
  view: (attempt, device, options) =>
    orNoNetwork(
      call('GET /attempts/:attempt', {
        params: { attempt },
        query: { device },
        ...quietly(options),
      }),
    ),
  claim: (attempt, device, options) =>
    orNoNetwork(
      call('POST /attempts/:attempt/devices', {
        params: { attempt },
        body: { device },
        ...quietly(options),
      }),
    ),
  post: (attempt, body, options) =>
    orNoNetwork(
      call('POST /attempts/:attempt/events', { params: { attempt }, body, ...quietly(options) }),
    ),
  open: (attempt, device, module, options) =>
    orNoNetwork(
      call('POST /attempts/:attempt/modules', {
        params: { attempt },
        body: { device, module },
        ...quietly(options),
      }),
    ),
};
