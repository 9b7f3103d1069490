import type { TicketPriority } from '@bac/contract/tickets/ticket-priorities.ts';
import type { TicketCategory } from '@bac/contract/tickets/ticket-categories.ts';
import type { TicketState } from '@bac/contract/tickets/ticket-states.ts';
import type { TicketView } from '@bac/contract/tickets/ticket-views.ts';
import type { Tone } from '../../ui/tone.ts';

/** Written out here: the contract's lists would bring their validation into the browser. */
export const views = [
  'active',
  'mine',
  'unassigned',
  'overdue',
  'waiting',
  'done',
  'all',
] as const satisfies readonly TicketView[];

export const categories = [
  'account',
  'test',
  'question',
  'result',
  'technical',
  'other',
] as const satisfies readonly TicketCategory[];

export const priorities = [
  'urgent',
  'high',
  'normal',
  'low',
] as const satisfies readonly TicketPriority[];

/** What the team may make of a ticket; that it is new it can only be by itself. */
export const chosenStates = ['open', 'waiting', 'resolved', 'closed'] as const;

export const stateTones: Record<TicketState, Tone> = {
  new: 'turmeric',
  open: 'indigo',
  waiting: 'neutral',
  resolved: 'leaf',
  closed: 'neutral',
};

export const priorityTones: Record<TicketPriority, Tone> = {
  urgent: 'lotus',
  high: 'turmeric',
  normal: 'neutral',
  low: 'neutral',
};
