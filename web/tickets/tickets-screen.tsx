import { useParams } from 'react-router';
import { useIsSignedIn } from '../api/auth-state.ts';
import { NewTicket } from './new/new-ticket.tsx';
import { SignedInTickets } from './signed-in-tickets.tsx';
import { VisitorTicket } from './visitor-ticket.tsx';

/** One's own tickets; for a visitor the way to open one, or the one that a letter led to. */
export function TicketsScreen() {
  const { ticket } = useParams();
  const isSignedIn = useIsSignedIn();
  if (isSignedIn) return <SignedInTickets ticket={ticket} />;
  return ticket === undefined ? <NewTicket isFront /> : <VisitorTicket key={ticket} id={ticket} />;
}
