import type { Limit } from '../../platform/http/limits/rate-limit.ts';

/**
 * Letters to one ticket that would enter the conversation. Two programs that answer each other and do not say that they are programs
 * are slowed down here; a person who writes too much loses nothing, for their mail server tries again.
 */
export const letterLimit = (ticketId: string): Limit => ({
  name: 'tickets:mail',
  of: ticketId,
  atMost: 20,
  milliseconds: 3_600_000,
});
