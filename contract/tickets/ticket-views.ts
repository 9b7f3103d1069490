/** The views of the team's queue, in the order in which the console lists them. */
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
