import { randomInt } from 'node:crypto';
import type { Actor } from '../platform/http/actor.ts';
import { callerLimits } from '../platform/http/limits/limits.ts';
import { countIfFailed } from '../platform/http/limits/rate-limit.ts';

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

type Deps = Parameters<typeof countIfFailed>[0];

const hour = 60 * 60 * 1000;

/** At this rate nobody guesses 50 bits, and a school behind one address can still mistype often. */
const bounds = {
  perAccount: { atMost: 20, milliseconds: hour },
  perNetwork: { atMost: 300, milliseconds: hour },
};

/** Looks a code up. Counts wrong codes only: the lookup reports one. */
export const countWrongCodes = <Result>(
  deps: Deps,
  kind: 'class' | 'family',
  { id, address }: Pick<Actor, 'id' | 'address'>,
  lookUp: (reportWrong: () => void) => Promise<Result>,
): Promise<Result> =>
  countIfFailed(deps, callerLimits(`${kind}-code`, { account: id, address }, bounds), lookUp);
