/** The views of the team's queue, in the order of the console. */
export const ticketViews = [
  'active',
  'mine',
  'unassigned',
  'overdue',
  'waiting',
  'done',
  'all',
] as const;
export type TicketView = (typeof ticketViews)[number];
