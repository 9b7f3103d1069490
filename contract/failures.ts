import { accountsFailures } from './accounts/account-failures.ts';
import { attemptsFailures } from './attempts/attempt-failures.ts';
import { bankFailures } from './bank/bank-failures.ts';
import { followingFailures } from './following/following-failures.ts';
import { protocolFailures } from './protocol/protocol-failures.ts';
import { ticketsFailures } from './tickets/ticket-failures.ts';

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
