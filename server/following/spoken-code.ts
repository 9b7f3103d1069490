import { randomInt } from 'node:crypto';
import { countAgainst, refuseAtLimit, type Limit } from '../platform/http/limits/rate-limit.ts';

/** Letters and digits of which no two look alike, so that a code can be read out and typed: 32 of them, 5 bits each. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const half = (): string =>
  Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** 50 bits, in two groups: `ABCDE-23456`. */
export const newSpokenCode = (): string => `${half()}-${half()}`;

/** Converts a typed code to its stored form. */
export function readSpokenCode(typed: string): string {
  const characters = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return `${characters.slice(0, 5)}-${characters.slice(5)}`;
}

type Deps = Parameters<typeof countAgainst>[0];

interface Guess {
  /** What the code is for. */
  kind: 'class' | 'family';
  account: string;
  /** The IP address of the request. */
  address: string;
}

const hour = 60 * 60 * 1000;

/** Counts wrong codes only. At this rate nobody guesses 50 bits, and a school behind one address can still mistype often. */
const limits = ({ kind, account, address }: Guess): Limit[] => [
  { name: `${kind}-code:account`, subject: account, atMost: 20, milliseconds: hour },
  { name: `${kind}-code:address`, subject: address, atMost: 300, milliseconds: hour },
];

export async function refuseGuessing(deps: Deps, guess: Guess): Promise<void> {
  await refuseAtLimit(deps, ...limits(guess));
}

export async function countGuess(deps: Deps, guess: Guess): Promise<void> {
  for (const limit of limits(guess)) await countAgainst(deps, limit);
}
