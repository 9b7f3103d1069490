/**
 * New: nobody has answered. Open: the team's turn. Waiting: the person's turn. Resolved: answered for good, reopened by a
 * reply. Closed: over; a reply is refused until somebody reopens it.
 */
export const ticketStates = ['new', 'open', 'waiting', 'resolved', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

/** The states that the team can choose; only a ticket without an answer is new. */
export const chosenTicketStates = [
  'open',
  'waiting',
  'resolved',
  'closed',
] as const satisfies readonly TicketState[];

/** The states of a ticket that is over. */
export const finalTicketStates = ['resolved', 'closed'] as const satisfies readonly TicketState[];

export const isTicketOver = (state: TicketState): state is (typeof finalTicketStates)[number] =>
  (finalTicketStates as readonly TicketState[]).includes(state);
