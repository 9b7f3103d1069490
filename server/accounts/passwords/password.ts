import { hash, verify, type Options } from '@node-rs/argon2';
import { HashQueue, type HashCaller } from './hash-queue.ts';

/** OWASP's second recommended setting for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const queue = new HashQueue();

/** Name the caller of a request, so that nobody fills the queue for others. */
export const hashPassword = (password: string, caller?: HashCaller): Promise<string> =>
  queue.run(caller, () => hash(password, cost));

/** Verified if no account has the address, so that both answers take the same time. */
let dummyHash: Promise<string> | undefined;

export async function isPassword(
  password: string,
  stored: string | undefined,
  caller?: HashCaller,
): Promise<boolean> {
  dummyHash ??= hashPassword(crypto.randomUUID()).catch((error: unknown) => {
    dummyHash = undefined;
    throw error;
  });
  const expectedHash = stored ?? (await dummyHash);
  const matches = await queue.run(caller, () => verify(expectedHash, password));
  return matches && stored !== undefined;
}
