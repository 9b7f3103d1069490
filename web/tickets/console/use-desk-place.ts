import { useLocation } from 'react-router';

export interface DeskPlace {
  /** Where the desk stands: in the console, or on the public side for those who may not enter that. */
  base: '/admin/tickets' | '/tickets/desk';
  /** The address of a ticket, or of the bare queue, with the view as it is. */
  to: (ticket?: string) => string;
}

export function useDeskPlace(): DeskPlace {
  const { pathname, search } = useLocation();
  const base = pathname.startsWith('/admin') ? '/admin/tickets' : '/tickets/desk';
  return { base, to: (ticket) => `${base}${ticket ? `/${ticket}` : ''}${search}` };
}
