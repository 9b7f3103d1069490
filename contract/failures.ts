import { accountsFailures } from './accounts/account-failures.ts';
import { attemptsFailures } from './attempts/attempt-failures.ts';
import { bankFailures } from './bank/bank-failures.ts';
import { followingFailures } from './following/following-failures.ts';
import { protocolFailures } from './protocol/protocol-failures.ts';
import { resultsFailures } from './results/results-failures.ts';
import { ticketsFailures } from './tickets/ticket-failures.ts';

/** Every refusal of the API: its HTTP status and its message in both languages. */
export const failures = {
  ...protocolFailures,
  ...accountsFailures,
  ...bankFailures,
  ...attemptsFailures,
  ...resultsFailures,
  ...ticketsFailures,
  ...followingFailures,
};

export type FailureCode = keyof typeof failures;

/** The refusals of any route; a route declares only its additional ones. */
export const failuresOfEveryRoute: readonly FailureCode[] = [
  'INVALID_REQUEST',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'NOT_READY',
];
