/**
 * `new`: nobody has answered. `open`: the team's turn. `waiting`: the person's turn. `resolved`: a reply reopens it.
 * `closed`: a reply is refused until somebody reopens it.
 */
export const ticketStates = ['new', 'open', 'waiting', 'resolved', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

/** The states the team can set. `new` is not among them: it means a ticket without an answer. */
export const chosenTicketStates = [
  'open',
  'waiting',
  'resolved',
  'closed',
] as const satisfies readonly TicketState[];

/** The states of a finished ticket. */
export const finalTicketStates = ['resolved', 'closed'] as const satisfies readonly TicketState[];

export const isTicketOver = (state: TicketState): state is (typeof finalTicketStates)[number] =>
  (finalTicketStates as readonly TicketState[]).includes(state);
