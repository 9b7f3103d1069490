import { ticketPriorities, type TicketPriority } from '@bac/contract/tickets/ticket-priorities.ts';
import type { Tone } from '../../ui/feedback/tone.ts';

/** The most urgent first. */
export const priorities = ticketPriorities.toReversed();

export const priorityTones: Record<TicketPriority, Tone> = {
  urgent: 'lotus',
  high: 'turmeric',
  normal: 'neutral',
  low: 'neutral',
};
