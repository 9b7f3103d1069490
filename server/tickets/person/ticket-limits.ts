import type { Limit } from '../../platform/http/limits/rate-limit.ts';

const hour = 3_600_000;

/** How many tickets an account opens in an hour, by writing one or by reporting a question. */
export const accountTicketLimit = (accountId: string): Limit => ({
  name: 'tickets:account',
  subject: accountId,
  atMost: 20,
  milliseconds: hour,
});
