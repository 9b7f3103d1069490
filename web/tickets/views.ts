import type { TicketCard } from '@bac/contract/tickets/tickets.ts';

export const views = ['all', 'open', 'done'] as const;
export type View = (typeof views)[number];

const isDone = ({ state }: Pick<TicketCard, 'state'>): boolean =>
  state === 'resolved' || state === 'closed';

export const isInView = (ticket: Pick<TicketCard, 'state'>, view: View): boolean =>
  view === 'all' || isDone(ticket) === (view === 'done');
