import { hash, verify, type Options } from '@node-rs/argon2';
import { Refused } from '../../platform/http/refused.ts';

/** OWASP's second recommended setting for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const maxConcurrent = 2;
const maxWaiting = 200;

let running = 0;
const queue: (() => void)[] = [];

/** Limits concurrent hashing, which takes memory and a core each: some calls wait in a queue, and a flood is refused. */
async function runLimited<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.length >= maxWaiting) throw new Refused('TOO_MANY_REQUESTS', { retryAfter: 5 });
  if (running >= maxConcurrent) await new Promise<void>((resolve) => void queue.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    // Hands the slot to the next call instead of freeing it, so that no other call can take it first.
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> =>
  runLimited(() => hash(password, cost));

/** Verified if no account has the address, so that both answers take the same time. */
let dummyHash: Promise<string> | undefined;

export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  dummyHash ??= hashPassword(crypto.randomUUID());
  const expectedHash = stored ?? (await dummyHash);
  const matches = await runLimited(() => verify(expectedHash, password));
  return matches && stored !== undefined;
}
