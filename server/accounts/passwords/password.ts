import { hash, verify, type Options } from '@node-rs/argon2';
import { Refused } from '../../platform/http/refused.ts';

/** OWASP's second recommended setting for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const atOnce = 2;
const waitingAtMost = 200;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing takes memory and a core each: a rush waits in line, and a flood is told to come back. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting.length >= waitingAtMost) throw new Refused('TOO_MANY_REQUESTS', { retryAfter: 5 });
  if (running >= atOnce) await new Promise<void>((resolve) => void waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The place is handed on, not freed, so nobody can slip in between.
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, cost));

/** Checked when no account has the address, so that both answers take the same time. */
let nobody: Promise<string> | undefined;

export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID());
  const against = stored ?? (await nobody);
  const matches = await inTurn(() => verify(against, password));
  return matches && stored !== undefined;
}
