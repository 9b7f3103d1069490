import type { Batch } from '@bac/exam/attempt/receive.ts';
import { ApiError } from '../../../../api/api-error.ts';
import type { AttemptApi } from '../sync/attempt-api.ts';
import type { SimulatedServer } from './simulated-server.ts';

export type NetworkState =
  | 'good'
  /** The request and the reply take four ticks each. */
  | 'slow'
  | 'request lost'
  | 'reply lost'
  | 'hangs before'
  | 'hangs after'
  | 'every other reply lost'
  | 'everything twice'
  | 'down'
  | 'signed out'
  | 'too many requests';

interface RequestOptions {
  signal?: AbortSignal;
}

/** A simulated network between one browser and the server, which loses, delays or repeats requests according to its `state`. */
export class FlakyNetwork {
  state: NetworkState = 'good';
  readonly posted: Batch[] = [];
  /** The number of requests of all kinds. */
  requestCount = 0;
  #waiting: { ticks: number; arrive: () => void }[] = [];
  readonly #server: SimulatedServer;

  constructor(server: SimulatedServer) {
    this.#server = server;
  }

  /** Delivers an old request once more. */
  deliverAgain(index: number): void {
    const batch = this.posted[index % Math.max(1, this.posted.length)];
    if (batch) this.#server.post(structuredClone(batch));
  }

  tick(): void {
    for (const each of this.#waiting) each.ticks -= 1;
    for (const { arrive } of this.#waiting.filter(({ ticks }) => ticks === 0)) arrive();
    this.#waiting = this.#waiting.filter(({ ticks }) => ticks > 0);
  }

  #travel(): Promise<void> {
    return new Promise((arrive) => {
      this.#waiting.push({ ticks: 4, arrive });
    });
  }

  readonly api: AttemptApi = {
    start: (body, options) => this.#transmit(() => this.#server.start(body), options),
    view: (_, device, options) => this.#transmit(() => this.#server.view(device), options),
    claim: (_, device, options) => this.#transmit(() => this.#server.claim(device), options),
    open: (_, device, module, options) =>
      this.#transmit(() => this.#server.open(device, module), options),
    post: (_, batch, options) => {
      const sent = structuredClone(batch);
      this.posted.push(sent);
      return this.#transmit(() => this.#server.post(sent), options);
    },
  };

  async #transmit<Reply>(request: () => Reply, { signal }: RequestOptions = {}): Promise<Reply> {
    const { state } = this;
    this.requestCount += 1;
    await Promise.resolve();
    if (state === 'request lost') throw new ApiError(0, 'no network');
    if (state === 'signed out') throw new ApiError(401, '', { code: 'NOT_SIGNED_IN' });
    if (state === 'too many requests') throw new ApiError(429, '', { code: 'TOO_MANY_REQUESTS' });
    if (state === 'down') throw new ApiError(503, '', { code: 'NOT_READY' });
    if (state === 'hangs before') await aborted(signal);
    if (state === 'slow') await this.#travel();
    const reply = request();
    if (state === 'slow') await this.#travel();
    if (state === 'everything twice') request();
    if (state === 'hangs after') await aborted(signal);
    if (state === 'reply lost') throw new ApiError(0, 'no network');
    if (state === 'every other reply lost' && this.requestCount % 2 === 0)
      throw new ApiError(0, 'no network');
    await Promise.resolve();
    return reply;
  }
}

const aborted = (signal?: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const onAbort = (): void => reject(new ApiError(0, 'aborted'));
    if (signal) signal.addEventListener('abort', onAbort);
    else onAbort();
  });
