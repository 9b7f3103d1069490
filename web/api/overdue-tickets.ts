import { create } from 'zustand';

interface OverdueTickets {
  /** The last known number of tickets past their target. */
  count: number;
  /** The time of the last request, in milliseconds. */
  requestedAt: number;
}

export const useOverdueTickets = create<OverdueTickets>(() => ({ count: 0, requestedAt: 0 }));

/** Called by screens that learn the count from their own requests, which saves a poll. */
export const setOverdueTickets = (count: number): void =>
  useOverdueTickets.setState({ count, requestedAt: Date.now() });
