import { useEffect } from 'react';
import { useOverdueTickets } from '../../api/overdue-tickets.ts';
import { useMay } from '../../api/rights.ts';
import { startAskingForOverdue } from './ask-for-overdue.ts';

/** How many tickets are overdue; none for whom that is none of their business. */
export function useOverdue(): number {
  const isOnTeam = useMay('answer tickets');
  const { count } = useOverdueTickets();
  useEffect(() => (isOnTeam ? startAskingForOverdue() : undefined), [isOnTeam]);
  return isOnTeam ? count : 0;
}
