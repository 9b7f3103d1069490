import type { TicketFile } from '@bac/contract/tickets/tickets.ts';

/** A file of a message that is being written. */
export interface Upload extends TicketFile {
  state: 'sending' | 'ready' | 'refused';
  /** Bytes that are on their way. */
  sent: number;
  /** Why it was refused, in words; trying again makes sense only where `canRetry`. */
  problem: string | undefined;
  canRetry: boolean;
}
