import type { AttemptView, Receipt } from '@bac/contract/attempts/attempts.ts';
import type { Batch } from '@bac/exam/attempt/receive.ts';
import { ApiError, noNetwork } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';

interface How {
  signal?: AbortSignal;
  /** Goes on after the page is gone. */
  keepalive?: boolean;
}

/** What the engine asks of the server. Fails only with `ApiError`; status 0 when no reply came, in time or at all. */
export interface AttemptApi {
  start(
    asked: { id: string; test: string; device: string; assignment?: string },
    how?: How,
  ): Promise<AttemptView>;
  view(attempt: string, device: string, how?: How): Promise<AttemptView>;
  claim(attempt: string, device: string, how?: How): Promise<AttemptView>;
  post(attempt: string, batch: Batch, how?: How): Promise<Receipt>;
  open(attempt: string, device: string, module: number, how?: How): Promise<AttemptView>;
}

/** Where the engine sets no limit of its own. */
const patienceMs = 20_000;

/** The engine decides what a failure means: quiet, so that no toast speaks of it. */
const quietly = (how: How = {}) => ({
  signal: AbortSignal.timeout(patienceMs),
  ...how,
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
  start: (body, how) => orNoNetwork(call('POST /attempts', { body, ...quietly(how) })),
  view: (attempt, device, how) =>
    orNoNetwork(
      call('GET /attempts/:attempt', { params: { attempt }, query: { device }, ...quietly(how) }),
    ),
  claim: (attempt, device, how) =>
    orNoNetwork(
      call('POST /attempts/:attempt/devices', {
        params: { attempt },
        body: { device },
        ...quietly(how),
      }),
    ),
  post: (attempt, body, how) =>
    orNoNetwork(
      call('POST /attempts/:attempt/events', { params: { attempt }, body, ...quietly(how) }),
    ),
  open: (attempt, device, module, how) =>
    orNoNetwork(
      call('POST /attempts/:attempt/modules', {
        params: { attempt },
        body: { device, module },
        ...quietly(how),
      }),
    ),
};
