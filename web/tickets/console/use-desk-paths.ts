import { useLocation } from 'react-router';

export interface DeskPaths {
  /** The path of the desk: in the console or, for agents who may not enter that, on the public side. */
  base: '/admin/tickets' | '/tickets/desk';
  /** The address of a ticket, or of the queue alone, in the current view. */
  pathTo: (ticket?: string) => string;
}

export function useDeskPaths(): DeskPaths {
  const { pathname, search } = useLocation();
  const base = pathname.startsWith('/admin') ? '/admin/tickets' : '/tickets/desk';
  return { base, pathTo: (ticket) => `${base}${ticket ? `/${ticket}` : ''}${search}` };
}
