import { NewTicket } from './new-ticket.tsx';

export const NewTicketScreen = () => <NewTicket />;
