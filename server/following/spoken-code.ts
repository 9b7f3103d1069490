import { randomInt } from 'node:crypto';

/** Letters and digits of which no two look alike, so that a code can be read out and typed: 32 of them, 5 bits each. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const half = (): string =>
  Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** 50 bits, in two groups: `ABCDE-23456`. */
export const newSpokenCode = (): string => `${half()}-${half()}`;

/** As it is stored, however it was typed. */
export function readSpokenCode(typed: string): string {
  const signs = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return `${signs.slice(0, 5)}-${signs.slice(5)}`;
}
