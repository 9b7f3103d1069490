import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import { networkOf } from './network-of.ts';
import { processLimit } from './process-limit.ts';

/** A school shares a network, and its visitors have no accounts to tell them apart. */
const accountsPerNetwork = 10;

/**
 * Limits how many requests this process answers to one account, or to the visitors of one network. It bounds what reading can cost;
 * calls that send mail, hash or write for others have limits of their own. Counts in memory, as a statement for each request
 * would cost more than most requests.
 */
export function requestLimit(
  clock: Clock,
  requestsPerMinute: number,
): (request: FastifyRequest) => void {
  const milliseconds = 60_000;
  const countAccount = processLimit(clock, { atMost: requestsPerMinute, milliseconds });
  const countNetwork = processLimit(clock, {
    atMost: requestsPerMinute * accountsPerNetwork,
    milliseconds,
  });
  return ({ account, ip }) => (account ? countAccount(account.id) : countNetwork(networkOf(ip)));
}
