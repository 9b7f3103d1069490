import { isTicketOver } from '@bac/contract/tickets/ticket-states.ts';
import type { TicketCard } from '@bac/contract/tickets/tickets.ts';

export const views = ['all', 'open', 'done'] as const;
export type View = (typeof views)[number];

export const isInView = ({ state }: Pick<TicketCard, 'state'>, view: View): boolean =>
  view === 'all' || isTicketOver(state) === (view === 'done');
