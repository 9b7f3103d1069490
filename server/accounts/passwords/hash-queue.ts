import { Refused } from '../../platform/http/refused.ts';
import { networksOf } from '../../platform/http/limits/network-of.ts';

/** Who waits for a hash. */
export interface HashCaller {
  /** The account or the address in the form, existing or not. */
  account: string;
  /** The IP address of the request. */
  address: string;
}

/** Each hash takes memory and a core. */
const maxConcurrent = 2;

const maxWaiting = {
  /** A process answers about 60 a second, so nobody waits for more than some ten seconds. */
  inAll: 600,
  /** A person signs in once; more is a robot with one account, right or wrong. */
  account: 2,
  /**
   * A school has one IPv4 address. Of a class of forty that signs in at the same moment 2 are hashed and 38 wait; a second class
   * may do so beside it. One client fills this only with many accounts, and delays only its own network, because networks take
   * turns.
   */
  network: 80,
  /** All the schools of a /48. */
  largeNetwork: 240,
};

interface Waiting {
  start: () => void;
}

/** Limits concurrent hashing. Callers wait in one line for each network, and the networks take turns. */
export class HashQueue {
  #running = 0;
  #waiting = 0;
  /** A map iterates in the order of insertion: the first network is the next one. */
  #lines = new Map<string, Waiting[]>();
  #waitingBy = new Map<string, number>();

  /** Work of the server itself has no caller; it waits like a network of its own. */
  async run<Result>(caller: HashCaller | undefined, work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= maxConcurrent) await this.#wait(caller);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // Hands the slot to the next call instead of freeing it, so that no other call can take it first.
      const next = this.#takeNext();
      if (next) next.start();
      else this.#running -= 1;
    }
  }

  async #wait(caller: HashCaller | undefined): Promise<void> {
    const bounds = boundsOf(caller);
    const isFull = bounds.some(([key, atMost]) => (this.#waitingBy.get(key) ?? 0) >= atMost);
    if (isFull || this.#waiting >= maxWaiting.inAll) {
      throw new Refused('TOO_MANY_REQUESTS', { retryAfter: 5 });
    }
    this.#count(bounds, 1);
    const network = caller ? networksOf(caller.address)[0] : '';
    await new Promise<void>((resolve) => {
      const line = this.#lines.get(network) ?? [];
      line.push({ start: resolve });
      this.#lines.set(network, line);
    });
    this.#count(bounds, -1);
  }

  #takeNext(): Waiting | undefined {
    const [first] = this.#lines;
    if (!first) return undefined;
    const [network, line] = first;
    const next = line.shift();
    this.#lines.delete(network);
    if (line.length > 0) this.#lines.set(network, line);
    return next;
  }

  #count(bounds: readonly Bound[], change: 1 | -1): void {
    this.#waiting += change;
    for (const [key] of bounds) {
      const count = (this.#waitingBy.get(key) ?? 0) + change;
      if (count === 0) this.#waitingBy.delete(key);
      else this.#waitingBy.set(key, count);
    }
  }
}

type Bound = [waitingKey: string, atMost: number];

function boundsOf(caller: HashCaller | undefined): Bound[] {
  if (!caller) return [];
  const [network, largeNetwork] = networksOf(caller.address);
  return [
    [`account:${caller.account}`, maxWaiting.account],
    [`network:${network}`, maxWaiting.network],
    ...(largeNetwork === undefined
      ? []
      : [[`network:${largeNetwork}`, maxWaiting.largeNetwork] satisfies Bound]),
  ];
}
