import { accountsFailures } from './failures/accounts.ts';
import { attemptsFailures } from './failures/attempts.ts';
import { bankFailures } from './failures/bank.ts';
import { followingFailures } from './failures/following.ts';
import { protocolFailures } from './failures/protocol.ts';
import { ticketsFailures } from './failures/tickets.ts';

/** Every refusal the API knows: its HTTP status and what a person reads, in both languages. */
export const failures = {
  ...protocolFailures,
  ...accountsFailures,
  ...bankFailures,
  ...attemptsFailures,
  ...ticketsFailures,
  ...followingFailures,
};

export type FailureCode = keyof typeof failures;

/** What the protocol itself can answer on any route; a route lists only its own beyond these. */
export const failuresOfEveryRoute: readonly FailureCode[] = [
  'INVALID_REQUEST',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'NOT_READY',
];
