import type { TicketFile } from '@bac/contract/tickets/tickets.ts';

/** A file of a draft. */
export interface Upload extends TicketFile {
  state: 'sending' | 'ready' | 'refused';
  /** The bytes sent so far. */
  sent: number;
  /** Why the file was refused, as a sentence; `canRetry` says whether a retry makes sense. */
  problem: string | undefined;
  canRetry: boolean;
}
